import type { Banner } from '@/shared/contract/banner';
import { bannerAlt, bannersByPlacement } from './bannersByPlacement';

let id = 0;
const banner = (bannerPlacementPrefix: string, bannerImageURL = '/media/b.webp'): Banner => ({
  bannerImageId: String((id += 1)),
  bannerPlacementPrefix,
  bannerImageURL,
  bannerTitle: '',
});

it('sorts banners by the prefix of their placement', () => {
  const list = ['CSLBNP', 'HSLBNP', 'HSTBNP', 'HSBBNP', 'FSLBNP', 'HSDBNP', 'HSLBNP'].map(
    (prefix) => banner(prefix),
  );
  const [category, first, sideTop, sideBottom, footer, advertisement, second] = list;
  expect(bannersByPlacement(list)).toEqual({
    main: [first, second],
    sideTop: [sideTop],
    sideBottom: [sideBottom],
    footer: [footer],
    advertisement: [advertisement],
    category: [category],
  });
});

it('leaves out unknown placements and unusable images', () => {
  const list = [banner('toString'), banner('hslbnp'), banner('HSLBNP', 'javascript:alert(1)')];
  expect(Object.values(bannersByPlacement(list)).flat()).toEqual([]);
});

it('describes a banner by its title, or by its place', () => {
  expect(bannerAlt({ bannerTitle: 'Jars' }, 1)).toBe('Jars');
  expect(bannerAlt({ bannerTitle: '' }, 1)).toBe('Banner 2');
});

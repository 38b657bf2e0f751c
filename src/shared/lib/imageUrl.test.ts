import fc from 'fast-check';
import { setPageOrigin } from '@/shared/config/origin';
import { parseConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import { imageSrcSet, imageUrl, imageWidths } from './imageUrl';

const configure = (apiBaseUrl: string) => {
  const webClient = { loginId: 'web', loginPassword: 'secret' };
  const brand = { name: 'Shop' };
  setRuntimeConfig(parseConfig({ webClient, productIdSecret: 's', brand, apiBaseUrl }));
};

beforeEach(() => {
  setPageOrigin('https://shop.example');
  configure('');
});

describe('imageUrl', () => {
  it.each(['https://cdn.example.com/a.jpg', '/media/a.webp', 'images/a.webp', '//cdn.test/a.jpg'])(
    'keeps %s',
    (address) => {
      expect(imageUrl(address)).toBe(address);
    },
  );

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '', undefined, null, 'http://['])(
    'refuses %s',
    (value) => {
      expect(imageUrl(value)).toBeUndefined();
    },
  );

  it('finds what belongs to a back end elsewhere there, and offers its widths', () => {
    configure('https://api.test');
    expect(imageUrl('/media/a.webp')).toBe('https://api.test/media/a.webp');
    expect(imageUrl('//cdn.test/a.jpg')).toBe('//cdn.test/a.jpg');
    expect(imageSrcSet('https://api.test/media/a.webp', 160)).toBe(
      'https://api.test/media/a.webp?w=160 160w',
    );
    expect(imageSrcSet('/media/a.webp')).toBeUndefined();
  });
});

describe('imageSrcSet', () => {
  it('stops at the greatest width asked for', () => {
    expect(imageSrcSet('/media/a.webp', 320)).toBe(
      '/media/a.webp?w=160 160w, /media/a.webp?w=320 320w',
    );
  });

  it('keeps a query, drops a fragment and escapes what would split the list', () => {
    expect(imageSrcSet('/media/a b.webp?v=2#top', 160)).toBe('/media/a%20b.webp?v=2&w=160 160w');
  });

  it.each([
    'https://cdn.example.com/media/a.webp',
    '//cdn.example.com/media/a.webp',
    '/uploads/a.webp',
    '/media/a.svg',
    '/media/a.gif?v=2',
    '/media/a.webp?w=320',
  ])('leaves %s as it is', (address) => {
    expect(imageSrcSet(address)).toBeUndefined();
  });

  it('makes a list that splits back into as many candidates, whatever the path', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        // Dots may climb out of the folder.
        const srcSet = imageSrcSet(`/media/x${path.replaceAll('.', '')}`);
        expect(srcSet?.split(/, (?=\/media)/)).toHaveLength(imageWidths.length);
      }),
    );
  });
});

import fc from 'fast-check';
import { configureShop } from '@/testing/configureShop';
import { getImageSrcSet, toImageUrl, imageWidths } from './imageUrl';

const configureBackEnd = (apiBaseUrl: string) => {
  configureShop({ apiBaseUrl }, { origin: 'https://shop.example' });
};

beforeEach(() => configureBackEnd(''));

test('accepts only http and relative addresses of pictures', () => {
  const validUrls = [
    'https://cdn.example.com/a.jpg',
    '/media/a.webp',
    'a.webp',
    '//cdn.test/a.jpg',
  ];
  expect(validUrls.map(toImageUrl)).toEqual(validUrls);
  const invalidUrls = [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '',
    undefined,
    'http://[',
  ];
  expect(invalidUrls.filter(toImageUrl)).toEqual([]);
});

test('uses the media address of a back end on another origin', () => {
  configureBackEnd('https://api.test');
  expect(toImageUrl('/media/a.webp')).toBe('https://api.test/media/a.webp');
  // Browsers read these addresses as addresses of another site, so they must stay unchanged.
  const externalUrls = [
    '//cdn.test/a.jpg',
    '/\\cdn.test/a.jpg',
    '/\t/cdn.test/a.jpg',
    '/\n/cdn.test/a',
  ];
  expect(externalUrls.map(toImageUrl)).toEqual(externalUrls);
  expect(getImageSrcSet('https://api.test/media/a.webp', 160)).toBe(
    'https://api.test/media/a.webp?w=160 160w',
  );
  expect(getImageSrcSet('/media/a.webp')).toBeUndefined();
});

test('lists widths up to the requested width and escapes the address', () => {
  expect(getImageSrcSet('/media/a b.webp?v=2#top', 320)).toBe(
    '/media/a%20b.webp?v=2&w=160 160w, /media/a%20b.webp?v=2&w=320 320w',
  );
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      // Path segments such as `..` could lead out of the media folder.
      const srcSet = getImageSrcSet(`/media/x${path.replaceAll('.', '')}`);
      expect(srcSet?.split(/, (?=\/media)/)).toHaveLength(imageWidths.length);
    }),
  );
});

test('gives no widths for external, vector, animated or resized pictures', () => {
  const otherUrls = [
    'https://cdn.example.com/media/a.webp',
    '/uploads/a.webp',
    '/media/a.svg',
    '/media/a.gif?v=2',
    '/media/a.webp?w=320',
  ];
  expect(otherUrls.filter((address) => getImageSrcSet(address))).toEqual([]);
});

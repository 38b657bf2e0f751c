import fc from 'fast-check';
import { imageSrcSet, imageUrl, imageWidths } from './imageUrl';

describe('imageUrl', () => {
  it.each([
    ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
    ['/media/products/a.webp', '/media/products/a.webp'],
    ['images/a.webp', 'images/a.webp'],
    ['//cdn.example.com/a.jpg', '//cdn.example.com/a.jpg'],
  ])('keeps %s', (value, address) => {
    expect(imageUrl(value)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '', undefined, null, 'http://['])(
    'refuses %s',
    (value) => {
      expect(imageUrl(value)).toBeUndefined();
    },
  );
});

describe('imageSrcSet', () => {
  it('offers every width of the back end for its own images', () => {
    const srcSet = imageSrcSet('/media/products/a.webp');
    expect(srcSet?.split(', ')).toEqual(
      imageWidths.map((width) => `/media/products/a.webp?w=${String(width)} ${String(width)}w`),
    );
  });

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
    '/media/a.gif',
    '/media/a.webp?w=320',
    'images/media/a.webp',
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

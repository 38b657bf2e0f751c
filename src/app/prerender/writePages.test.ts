import path from 'node:path';
import fc from 'fast-check';
import { PagePathError, pageFile } from './writePages';

/* What is written, left and deleted: see prerenderSite.test.ts. */

test.each([
  ['/', 'index.html'],
  ['/products', 'products/index.html'],
  ['/products/', 'products/index.html'],
  ['/product/U2Fsd%3D%3D', 'product/U2Fsd==/index.html'],
  ['/blogs/%D8%B9%D9%84%DB%8C', 'blogs/علی/index.html'],
])('%s lies in %s', (address, file) => {
  expect(pageFile(address)).toBe(file);
});

test.each([
  '/blogs/..',
  '/blogs/%2E%2E%2Fconfig.js',
  '/blogs/..%2F..%2Fetc',
  '/blogs/%2Fetc',
  '/blogs/a%5Cb',
  '/blogs/%00',
  '/blogs/.htaccess',
  '/blogs//',
  '/blogs/%',
  '/blogs/c:',
  `/blogs/${'x'.repeat(256)}`,
])('%s is refused', (address) => {
  expect(() => pageFile(address)).toThrow(PagePathError);
});

test('no id leads out of the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      let file: string;
      try {
        file = pageFile(`/blogs/${encodeURIComponent(id)}`);
      } catch {
        return;
      }
      const inside = path.relative('blogs', file);
      expect(inside.startsWith('..')).toBe(false);
      expect(path.isAbsolute(inside)).toBe(false);
    }),
  );
});

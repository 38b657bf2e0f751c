import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { PagePathError, pageFile, removeOldPages, writeIfChanged } from './writePages';

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'shop-pages-'));
});
afterEach(() => {
  rmSync(out, { recursive: true });
});

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
      const inside = path.relative(path.join(out, 'blogs'), path.join(out, file));
      expect(inside.startsWith('..')).toBe(false);
      expect(path.isAbsolute(inside)).toBe(false);
    }),
  );
});

test('what is the same already is not written again', async () => {
  const file = path.join(out, 'products', 'index.html');
  expect(await writeIfChanged(file, 'one')).toBe(true);
  utimesSync(file, 1, 1);
  expect(await writeIfChanged(file, 'one')).toBe(false);
  expect(statSync(file).mtimeMs).toBe(1000);
  expect(await writeIfChanged(file, 'two')).toBe(true);
});

test('pages of products and posts that are gone are deleted, and nothing else', async () => {
  const put = (file: string) => {
    mkdirSync(path.join(out, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(out, file), '');
  };
  for (const file of [
    'index.html',
    'product/a/index.html',
    'product/b/index.html',
    'product/note.txt',
    'cart/index.html',
  ])
    put(file);
  expect(await removeOldPages(out, new Set(['product/a/index.html']))).toEqual([
    'product/b/index.html',
  ]);
  for (const file of ['index.html', 'product/a/index.html', 'product/note.txt', 'cart/index.html'])
    expect(existsSync(path.join(out, file))).toBe(true);
  expect(existsSync(path.join(out, 'product/b'))).toBe(false);
});

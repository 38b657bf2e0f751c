import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { writeWithVariants } from '@shop/site/compressedVariants';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { PagePathError, getPageFile, removeFile } from './writePages';

/* prerenderSite.test.ts covers which pages are written and deleted. */

test.each([
  ['/', 'index.html'],
  ['/products/', 'products/index.html'],
  ['/product/U2Fsd%3D%3D', 'product/U2Fsd==/index.html'],
  ['/blogs/%D8%B9%D9%84%DB%8C', 'blogs/علی/index.html'],
])('%s is written to %s', (address, file) => {
  expect(getPageFile(address)).toBe(file);
});

const reservedNames = ['con', 'NUL', 'Com1', 'lpt9.html', 'aux%20.x', 'a.', 'a%20', 'INDEX.html'];
test.each([
  ...['%00', 'a%5Cb', 'c:', '.htaccess', '/', '%', 'x'.repeat(256), '%EF%BF%BD'],
  ...reservedNames,
  'a%2Fnul%2Fb',
])('%s is refused as a file name', (id) => {
  expect(() => getPageFile(`/blogs/${id}`)).toThrow(PagePathError);
});

test.each(['console', 'com', 'com10', 'nully', 'a.b', 'a b', '%D8%B9.1'])(
  '%s is accepted as a file name',
  (id) => {
    expect(getPageFile(`/blogs/${id}`)).toBe(`blogs/${decodeURIComponent(id)}/index.html`);
  },
);

test('no id leads out of the folder', () => {
  const ids = fc
    .array(fc.oneof(fc.constantFrom('.', '..', '/', '\\', '%2F', 'a'), fc.string()))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(ids, fc.boolean(), (id, isEncoded) => {
      try {
        const file = getPageFile(`/blogs/${isEncoded ? encodeURIComponent(id) : id}`);
        expect(path.relative('blogs', file)).not.toMatch(/^(\.\.|\/)/);
      } catch (error) {
        expect(error).toBeInstanceOf(PagePathError);
      }
    }),
    { numRuns: 500 },
  );
});

const { folder: siteFolder, getPath } = createTempFolder();
const pageFile = getPath('blogs/1/index.html');
const writePage = (text: string) => writeWithVariants(pageFile, text);
/** Returns the texts of the page and of its compressed variants. */
const getTexts = () => {
  const readVariant = (extension: string) => readFileSync(pageFile + extension);
  return [
    readVariant(''),
    brotliDecompressSync(readVariant('.br')),
    gunzipSync(readVariant('.gz')),
  ].map(String);
};
afterEach(() => rmSync(getPath('blogs'), { recursive: true, force: true }));

test('a page is written with compressed variants', async () => {
  expect(await writePage('old')).toBe(true);
  expect(getTexts()).toEqual(['old', 'old', 'old']);
});

test('a changed page is written with new variants', async () => {
  await writePage('old');
  expect(await writePage('new')).toBe(true);
  expect(getTexts()).toEqual(['new', 'new', 'new']);
});

test('a changed page has no old variants while the new ones are created', async () => {
  await writePage('old');
  const pendingWrite = writePage('new');
  expect(readFileSync(pageFile, 'utf8')).toBe('new');
  expect(readdirSync(path.dirname(pageFile))).toEqual(['index.html']);
  await pendingWrite;
});

test('for an unchanged page, only a missing variant is written', async () => {
  const getTimes = () => ['', '.br'].map((extension) => statSync(pageFile + extension).mtimeMs);
  await writePage('new');
  rmSync(`${pageFile}.gz`);
  const timesBefore = getTimes();
  expect(await writePage('new')).toBe(false);
  expect([getTimes(), getTexts()]).toEqual([timesBefore, ['new', 'new', 'new']]);
});

test('a page is removed with its compressed variants and emptied folders', async () => {
  await writePage('new');
  await removeFile(siteFolder, 'blogs/1/index.html');
  expect(readdirSync(siteFolder)).toEqual([]);
});

/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { createStructuredDataScript, createHeadHtml } from './headHtml';
import type { HeadData } from './headHtml';

const site = { url: 'https://example.com/shop', name: 'Kept & Co' };
const brand = { description: 'Boxes of all sizes.', themeColour: '#FBF8F3', locale: 'en-PK' };
const headData: HeadData = { head: {}, site, brand, path: '/about' };

function parseHead(html: string) {
  const { head, body } = new DOMParser().parseFromString(
    `<!doctype html><html><head>${html}</head><body></body></html>`,
    'text/html',
  );
  const metas = [...head.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property'),
    meta.getAttribute('content'),
  ]);
  return {
    title: head.querySelector('title')?.textContent,
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    metas: Object.fromEntries(metas) as Record<string, string>,
    count: metas.length,
    data: [...head.querySelectorAll('script')].map(({ type, textContent }) => [
      type,
      JSON.parse(textContent) as unknown,
    ]),
    bodyHtml: body.innerHTML,
  };
}

test('leaves out tags whose data are missing', () => {
  // This page has no picture that can be shown, no description and no address.
  const head = { image: 'javascript:alert(1)', noIndex: true };
  const { canonical, metas } = parseHead(
    createHeadHtml({ head, site, brand: { ...brand, description: '' } }),
  );
  expect(canonical).toBeUndefined();
  expect(metas).toEqual({
    robots: 'noindex',
    'theme-color': '#FBF8F3',
    'og:type': 'website',
    'og:site_name': 'Kept & Co',
    'og:locale': 'en_PK',
    'og:title': 'Kept & Co',
    'twitter:card': 'summary',
  });
});

const getPreviewImage = (image: string) =>
  parseHead(createHeadHtml({ ...headData, head: { image } })).metas['og:image'];

test('uses a smaller copy of the shop’s own pictures for previews', () => {
  expect(getPreviewImage('/media/a.webp')).toMatch(/^https?:.*\/media\/a\.webp\?w=1280$/);
});

test("does not change the address of another host's picture", () => {
  expect(getPreviewImage('https://cdn.test/a.jpg')).toBe('https://cdn.test/a.jpg');
});

test('replaces control characters with a space', () => {
  expect(parseHead(createHeadHtml({ ...headData, head: { title: 'A\0\r\nB' } })).title).toBe(
    'A B – Kept & Co',
  );
});

const hostileText = fc.constantFrom(
  ...['</script>', '</title>', '<!--', '-->', '<script>', '"', "'", '&amp;', '&', '$&', ']]>'],
  ...['\u2028', '\u2029', 'ڈوری اور ڈبہ'],
);
const anyText = fc
  .array(fc.oneof(hostileText, fc.string({ unit: 'binary' })), { minLength: 1 })
  .map((parts) => parts.join(''));
const printableText = anyText
  .map((text) => text.replace(/\p{Cc}/gu, ''))
  .filter((text) => text.trim() !== '');
const dictionaries = fc.dictionary(anyText, anyText);

test('escapes any text so that parsers read it back unchanged', () => {
  fc.assert(
    fc.property(
      printableText,
      printableText,
      printableText,
      dictionaries,
      (title, description, name, dictionary) => {
        const page = { ...headData, head: { title, description }, site: { ...site, name } };
        const html = createHeadHtml(page) + createStructuredDataScript(dictionary);
        const { bodyHtml, count, ...parsed } = parseHead(html);
        expect([bodyHtml, count]).toEqual(['', 9]);
        expect(parsed.title).toBe(`${title} – ${name}`);
        expect(parsed.metas).toMatchObject({
          description,
          'og:title': title,
          'og:description': description,
          'og:site_name': name,
        });
        expect(parsed.data).toEqual([
          ['application/ld+json', JSON.parse(JSON.stringify(dictionary))],
        ]);
        expect(html).not.toContain('<!--');
        expect(html.slice(html.indexOf('<script'))).not.toMatch(/[\u2028\u2029]/);
      },
    ),
    { numRuns: 500 },
  );
});

/** @jest-environment ./src/testing/environment.ts */

import { parseConfig } from '@/shared/config/runtimeConfig';
import { manifest, robotsTxt, sitemapFiles } from './siteFiles';

const site = { url: 'https://example.com/shop', name: 'Kept & Co' };

/** What a crawler reads: for each address, when it changed. */
function read(text: string | undefined) {
  const xml = new DOMParser().parseFromString(text ?? '', 'application/xml');
  return {
    root: xml.documentElement.localName,
    namespace: xml.documentElement.namespaceURI,
    rows: [...xml.documentElement.children].map(({ children }) =>
      [...children].map((part) => part.textContent),
    ),
  };
}

describe('the sitemap', () => {
  it('holds each address, and the day where one is known', () => {
    const [file, ...others] = sitemapFiles(site, [
      { path: '/' },
      { path: '/blogs/3', lastModified: '2026-09-14' },
      { path: `/blogs/a&b<c>"d'` },
      { path: '/blogs/ڈبہ' },
    ]);
    expect(others).toEqual([]);
    expect(file?.name).toBe('sitemap.xml');
    expect(read(file?.text)).toEqual({
      root: 'urlset',
      namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      rows: [
        ['https://example.com/shop/'],
        ['https://example.com/shop/blogs/3', '2026-09-14'],
        [`https://example.com/shop/blogs/a&b%3Cc%3E%22d'`],
        ['https://example.com/shop/blogs/%DA%88%D8%A8%DB%81'],
      ],
    });
  });

  it('is a list of sitemaps where one cannot hold all', () => {
    const entries = [1, 2, 3, 4, 5].map((id) => ({ path: `/blogs/${id}` }));
    const [index, ...parts] = sitemapFiles(site, entries, 2);
    const names = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'];
    expect(read(index?.text)).toMatchObject({
      root: 'sitemapindex',
      rows: names.map((name) => [`https://example.com/shop/${name}`]),
    });
    expect(parts.map(({ name }) => name)).toEqual(names);
    const rows = parts.flatMap(({ text }) => read(text).rows);
    expect(rows).toEqual(entries.map(({ path }) => [site.url + path]));
  });

  it('is one file up to 50,000 addresses', () => {
    const entries = Array.from({ length: 50_001 }, () => ({ path: '/' }));
    expect(sitemapFiles(site, entries.slice(1))).toHaveLength(1);
    expect(sitemapFiles(site, entries)).toHaveLength(3);
  });
});

test('crawlers are kept from the shopper’s own pages, and told of the sitemap', () => {
  const own = ['cart', 'place-order', 'pro-forma', 'profile', 'order', 'quick-order', 'saved'];
  const rules = [...own, 'compare'].map((name) => `Disallow: /${name}\n`);
  expect(robotsTxt({ ...site, url: 'https://example.com' })).toBe(
    `User-agent: *\n${rules.join('')}\nSitemap: https://example.com/sitemap.xml\n`,
  );
  expect(robotsTxt(site)).toContain('Disallow: /shop/cart\n');
  expect(robotsTxt(site)).toContain('Sitemap: https://example.com/shop/sitemap.xml\n');
});

test('the manifest has the brand’s name, colour and icons below the base, and nothing that is left out', () => {
  const brandOf = (brand: object) =>
    parseConfig({
      webClient: { loginId: 'web', loginPassword: 'secret' },
      productIdSecret: 's',
      brand,
    }).brand;
  const read = (text: string) => JSON.parse(text) as Record<string, unknown>;
  const words = { shortName: 'K "&" Co', description: 'ڈبے', themeColour: '#1f5a43' };
  expect(read(manifest('Kept & Co', brandOf({ name: 'Kept', ...words }), '/shop/'))).toEqual({
    name: 'Kept & Co',
    short_name: 'K "&" Co',
    description: 'ڈبے',
    start_url: '/shop/',
    display: 'standalone',
    background_color: '#1f5a43',
    theme_color: '#1f5a43',
    icons: [
      { src: '/shop/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/shop/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      {
        src: '/shop/icons/icon-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'any maskable',
      },
    ],
  });
  const bare = read(manifest('Kept', brandOf({ name: 'Kept' }), '/'));
  expect(bare).toMatchObject({ name: 'Kept', start_url: '/' });
  expect(bare).not.toHaveProperty('short_name');
  expect(bare).not.toHaveProperty('description');
});

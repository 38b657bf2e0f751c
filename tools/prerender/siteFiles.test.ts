/** @jest-environment ./src/testing/environment.ts */

import { parseConfig } from '@/shared/config/runtimeConfig';
import { createManifest, createRobotsTxt, createSitemapFiles } from './siteFiles';

const site = { url: 'https://example.com/shop', name: 'Kept & Co' };

/** Parses a sitemap like a crawler. Returns its root element, and the texts of each entry. */
function parseXmlRows(text = '') {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  const rows = [...documentElement.children].map(({ children }) =>
    [...children].map((part) => part.textContent),
  );
  return { root: documentElement.localName, namespace: documentElement.namespaceURI, rows };
}

test('the sitemap contains each address, and its date if known', () => {
  const [file, ...otherFiles] = createSitemapFiles(site, [
    { path: '/' },
    { path: '/blogs/3', lastModified: '2026-09-14' },
    { path: `/blogs/a&b<c>"d'` },
    { path: '/blogs/ڈبہ' },
  ]);
  expect([file?.name, otherFiles]).toEqual(['sitemap.xml', []]);
  expect(parseXmlRows(file?.text)).toEqual({
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

test('a sitemap that is too long becomes an index of parts', () => {
  const sitemapEntries = ['/1', '/2', '/3'].map((path) => ({ path }));
  const [index, ...parts] = createSitemapFiles(site, sitemapEntries, 2);
  const { root, rows } = parseXmlRows(index?.text);
  expect([index?.name, root, rows.flat()]).toEqual([
    'sitemap.xml',
    'sitemapindex',
    parts.map(({ name }) => `https://example.com/shop/${name}`),
  ]);
  const addresses = parts.flatMap(({ text }) => parseXmlRows(text).rows.flat());
  expect(addresses).toEqual(sitemapEntries.map(({ path }) => `https://example.com/shop${path}`));
});

test('robots.txt keeps crawlers from private pages and names the sitemap', () => {
  const privatePages = [
    'cart',
    'place-order',
    'pro-forma',
    'profile',
    'order',
    'quick-order',
    'saved',
  ];
  const rules = [...privatePages, 'compare'].map((name) => `Disallow: /shop/${name}\n`);
  const robotsText = `User-agent: *\n${rules.join('')}`;
  expect(createRobotsTxt('/shop/')).toBe(robotsText);
  const textWithSitemap = `${robotsText}\nSitemap: https://example.com/shop/sitemap.xml\n`;
  expect(createRobotsTxt('/shop/', site)).toBe(textWithSitemap);
});

test('the manifest has the brand’s name, colour and icons below the base', () => {
  const getManifest = (brandSettings: object) => {
    const webClient = { loginId: 'web', loginPassword: 'secret' };
    const config = { webClient, productIdSecret: 's', brand: { name: 'Kept', ...brandSettings } };
    return JSON.parse(createManifest('Kept & Co', parseConfig(config).brand, '/shop/')) as object;
  };
  const brandValues = { shortName: 'K "&" Co', description: 'ڈبے', themeColour: '#1f5a43' };
  const createIcon = (file: string, sizes: string) => ({ src: `/shop/icons/${file}`, sizes });
  const png = { type: 'image/png' };
  expect(getManifest(brandValues)).toEqual({
    name: 'Kept & Co',
    short_name: 'K "&" Co',
    description: 'ڈبے',
    start_url: '/shop/',
    display: 'standalone',
    background_color: '#1f5a43',
    theme_color: '#1f5a43',
    icons: [
      { ...createIcon('icon.svg', 'any'), type: 'image/svg+xml' },
      { ...createIcon('icon-192.png', '192x192'), ...png },
      { ...createIcon('icon-512.png', '512x512'), ...png, purpose: 'any maskable' },
    ],
  });
  expect(Object.keys(getManifest({}))).not.toContain('description');
});

import { escapeUTF8 } from 'entities';
import { addBase } from '@/shared/config/base';
import { privatePaths } from '@/shared/config/paths';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { toAbsoluteUrl } from './site';
import type { Site } from './site';

export interface SiteFile {
  name: string;
  text: string;
}

export interface SitemapEntry {
  path: string;
  /** Date as `YYYY-MM-DD`. It is absent if the data contain no date. */
  lastModified?: string;
}

/** Greatest number of addresses that search engines accept in one sitemap. */
const maxEntries = 50_000;

const createXml = (root: string, rows: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...rows,
    `</${root}>\n`,
  ].join('\n');

function createSitemap(site: Site, entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ path, lastModified }) => {
    const address = escapeUTF8(new URL(toAbsoluteUrl(site, path)).href);
    const lastModifiedTag = lastModified ? `<lastmod>${escapeUTF8(lastModified)}</lastmod>` : '';
    return `<url><loc>${address}</loc>${lastModifiedTag}</url>`;
  });
  return createXml('urlset', rows);
}

export function createSitemapFiles(
  site: Site,
  entries: readonly SitemapEntry[],
  maxEntriesPerFile = maxEntries,
): SiteFile[] {
  if (entries.length <= maxEntriesPerFile)
    return [{ name: 'sitemap.xml', text: createSitemap(site, entries) }];
  const sitemapParts = Array.from(
    { length: Math.ceil(entries.length / maxEntriesPerFile) },
    (_, index) => ({
      name: `sitemap-${String(index + 1)}.xml`,
      text: createSitemap(
        site,
        entries.slice(index * maxEntriesPerFile, (index + 1) * maxEntriesPerFile),
      ),
    }),
  );
  const rows = sitemapParts.map(
    ({ name }) => `<sitemap><loc>${escapeUTF8(toAbsoluteUrl(site, `/${name}`))}</loc></sitemap>`,
  );
  return [{ name: 'sitemap.xml', text: createXml('sitemapindex', rows) }, ...sitemapParts];
}

/**
 * Returns the content of `robots.txt`. Crawlers read this file only at the root of an origin.
 * @param base path of the home page, with a trailing slash
 * @param site the site, or `undefined` if it has no sitemap
 */
export function createRobotsTxt(base: string, site?: Site): string {
  const rules = privatePaths.map(({ to }) => `Disallow: ${addBase(to(), base)}\n`);
  const sitemapLine = site ? `\nSitemap: ${toAbsoluteUrl(site, '/sitemap.xml')}\n` : '';
  return `User-agent: *\n${rules.join('')}${sitemapLine}`;
}

/**
 * Returns the content of `manifest.webmanifest`.
 * @param name name of the company
 * @param base path of the home page, with a trailing slash
 */
export function createManifest(
  name: string,
  brand: StorefrontConfig['brand'],
  base: string,
): string {
  const createIcon = (file: string, sizes: string, type: string) => ({
    src: `${base}icons/${file}`,
    sizes,
    type,
  });
  const { shortName, description, themeColour } = brand;
  const content = {
    name,
    ...(shortName && { short_name: shortName }),
    ...(description && { description }),
    start_url: base,
    display: 'standalone',
    background_color: themeColour,
    theme_color: themeColour,
    icons: [
      createIcon('icon.svg', 'any', 'image/svg+xml'),
      createIcon('icon-192.png', '192x192', 'image/png'),
      { ...createIcon('icon-512.png', '512x512', 'image/png'), purpose: 'any maskable' },
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

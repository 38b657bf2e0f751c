import { formatTitle } from '@/shared/navigation/pageHead';
import type { PageHead } from '@/shared/navigation/pageHead';
import { createJsonScript } from './documentHtml';
import { escapeHtml } from './escapeHtml';
import { toAbsoluteUrl, getPreviewImage } from './site';
import type { Site } from './site';

export interface PageFacts {
  head: PageHead;
  site: Site;
  brand: { description: string; themeColour: string; locale: string };
  /** Path of the page below the site's base. It is absent if the page has several addresses. */
  path?: string;
  fallbackImage?: string;
}

const meta = (kind: 'name' | 'property') => (key: string, content: string | undefined) =>
  content ? `<meta ${kind}="${key}" content="${escapeHtml(content)}">` : '';
const createNamedMeta = meta('name');
const property = meta('property');

/** Returns the script element with structured data for search engines. */
export const createDataBlock = (data: object): string =>
  createJsonScript('application/ld+json', data);

/** Returns the head of a prerendered page for browsers, search engines and link previews. */
export function createHeadHtml({ head, site, brand, path, fallbackImage }: PageFacts): string {
  const description = head.description || brand.description;
  const ownPath = head.path ?? path;
  const url = ownPath && toAbsoluteUrl(site, ownPath);
  const image = getPreviewImage(site, head.image) ?? getPreviewImage(site, fallbackImage);
  const lines = [
    `<title>${escapeHtml(formatTitle(head.title, site.name))}</title>`,
    createNamedMeta('description', description),
    createNamedMeta('robots', head.noIndex ? 'noindex' : ''),
    createNamedMeta('theme-color', brand.themeColour),
    url && `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', head.type ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', brand.locale.replace('-', '_')),
    property('og:title', head.title ?? site.name),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    createNamedMeta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
  return lines.filter(Boolean).join('\n    ');
}

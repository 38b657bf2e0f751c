import { formatTitle } from '@/shared/navigation/pageHead';
import type { PageHead } from '@/shared/navigation/pageHead';
import { createJsonScript } from './documentHtml';
import { escapeHtml } from './escapeHtml';
import { toAbsoluteUrl, getPreviewImageUrl } from './site';
import type { Site } from './site';

export interface HeadData {
  head: PageHead;
  site: Site;
  brand: { description: string; themeColour: string; locale: string };
  /** Path of the page below the site's base. It is absent if the page has several addresses. */
  path?: string;
  /** Address of the preview picture for a page without a picture. */
  fallbackImage?: string;
}

const createMetaFormatter =
  (attributeName: 'name' | 'property') => (key: string, content: string | undefined) =>
    content ? `<meta ${attributeName}="${key}" content="${escapeHtml(content)}">` : '';
const createNamedMeta = createMetaFormatter('name');
const createPropertyMeta = createMetaFormatter('property');

/** Returns the script element with structured data for search engines. */
export const createStructuredDataScript = (data: object): string =>
  createJsonScript('application/ld+json', data);

/** Returns the head of a prerendered page for browsers, search engines and link previews. */
export function createHeadHtml({ head, site, brand, path, fallbackImage }: HeadData): string {
  const description = head.description || brand.description;
  const canonicalPath = head.path ?? path;
  const url = canonicalPath && toAbsoluteUrl(site, canonicalPath);
  const image = getPreviewImageUrl(site, head.image) ?? getPreviewImageUrl(site, fallbackImage);
  const tags = [
    `<title>${escapeHtml(formatTitle(head.title, site.name))}</title>`,
    createNamedMeta('description', description),
    createNamedMeta('robots', head.noIndex ? 'noindex' : ''),
    createNamedMeta('theme-color', brand.themeColour),
    url && `<link rel="canonical" href="${escapeHtml(url)}">`,
    createPropertyMeta('og:type', head.type ?? 'website'),
    createPropertyMeta('og:site_name', site.name),
    createPropertyMeta('og:locale', brand.locale.replace('-', '_')),
    createPropertyMeta('og:title', head.title ?? site.name),
    createPropertyMeta('og:description', description),
    createPropertyMeta('og:url', url),
    createPropertyMeta('og:image', image),
    createNamedMeta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
  return tags.filter(Boolean).join('\n    ');
}

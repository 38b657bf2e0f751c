import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { matchPath, useHref, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { paths, privatePaths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/** What a page tells browsers, search engines and the previews of its link. */
export interface PageHead {
  title?: string;
  description?: string;
  image?: string;
  type?: 'website' | 'article' | 'product';
  /** A private path says so by itself. */
  noIndex?: boolean;
  /** The page's own path where it can be reached at several, as a product can; below the site's base. */
  path?: string;
  /** What a chat that is begun on the page is about, as words in a sentence. */
  about?: string | undefined;
}

/** Where a page is rendered without a browser, effects don't run: what is given here is told of its head instead. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

/** The name that stands in every title; unset: the configured brand's. */
export const SiteName = createContext<string | undefined>(undefined);

/** Of the page that shows; unset before the first one has told it. */
let head: Pick<PageHead, 'about'> | undefined;
const listeners = new Set<() => void>();

export const formatTitle = (title: string | undefined, name: string): string =>
  title ? `${title} – ${name}` : name;

/** The path that search engines are to know: of the query only the categories make a page of their own. */
export function getCanonicalPath({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (path !== paths.categories.pattern) return path;
  const names = new URLSearchParams(search).getAll('category').filter((name) => name.trim());
  const query = new URLSearchParams(names.map((name) => ['category', name])).toString();
  return query ? `${path}?${query}` : path;
}

function writeMeta(name: string, content: string): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = found ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!content) meta.remove();
  else if (!found) document.head.append(meta);
}

/** What a prerendered page says of itself to programs that run no script; nobody reads it later. */
const saidAhead = 'meta[property^="og:"], meta[name^="twitter:"], script[type$="ld+json"]';

function writeCanonical(path: string): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = found ?? document.createElement('link');
  const before = link.href;
  link.rel = 'canonical';
  // A prerendered page knows which of the site's origins is the one.
  link.href = `${new URL(before || window.location.href).origin}${path}`;
  if (!found) document.head.append(link);
  // They speak of the page that the shopper came to.
  else if (link.href !== before)
    document.head.querySelectorAll(saidAhead).forEach((element) => element.remove());
}

/**
 * Gives the page its title, description, canonical address and word to search engines. `undefined`: not known yet. Then
 * what the document came with stays, and on a later page the site's own head stands in.
 */
export function usePageHead(now: PageHead | undefined): void {
  const collect = useContext(HeadCollector);
  const siteName = useContext(SiteName);
  if (now) collect?.(now);
  const isKnown = now !== undefined;
  const { title, description, noIndex, path, about } = now ?? {};
  const { pathname, search } = useLocation();
  const base = useHref('/').replace(/\/+$/, '');
  useEffect(() => {
    if (!isKnown && !head) return;
    head = { about };
    for (const listener of listeners) listener();
    const { brand } = getRuntimeConfig();
    document.title = formatTitle(title, siteName ?? brand.name);
    const isPrivate = privatePaths.some(({ pattern }) => matchPath(pattern, pathname));
    writeMeta('description', description || brand.description);
    writeMeta('robots', noIndex || isPrivate ? 'noindex' : '');
    writeMeta('theme-color', brand.themeColour);
    writeCanonical(base + (path ?? getCanonicalPath({ pathname, search })));
  }, [isKnown, title, siteName, description, noIndex, path, about, pathname, search, base]);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const getSubject = () => head?.about;

/** What the page that shows is about, for a chat that is begun on it. */
export const usePageSubject = () => useSyncExternalStore(listen, getSubject, getSubject);

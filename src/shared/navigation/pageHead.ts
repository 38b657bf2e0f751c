import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { matchPath, useHref, useLocation } from 'react-router-dom';
import { privatePaths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  title?: string;
  description?: string;
  image?: string;
  type?: 'website' | 'article' | 'product';
  /** Whether search engines must not index the page. Private paths need not set this. */
  noIndex?: boolean;
  /**
   * Canonical path of the page, below the site's base. It is needed only if the page has several
   * paths, as a product can.
   */
  path?: string;
  /** Topic of a chat that starts on this page, as a phrase within a sentence. */
  chatTopic?: string | undefined;
}

/** Receives the head when a page is rendered without a browser, where effects do not run. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

/**
 * The site's name in the title of every page. By default, it is the name of the configured brand.
 */
export const SiteName = createContext<string | undefined>(undefined);

/**
 * What the rest of the app reads from the head of the current page. `undefined` until the first
 * page has set its head.
 */
let currentHead: Pick<PageHead, 'chatTopic'> | undefined;
const headListeners = new Set<() => void>();

export const formatTitle = (title: string | undefined, name: string): string =>
  title ? `${title} – ${name}` : name;

function writeMeta(name: string, content: string): void {
  const existingMeta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = existingMeta ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!content) meta.remove();
  else if (!existingMeta) document.head.append(meta);
}

/**
 * Selector of the metadata in a prerendered page for programs that run no scripts. The app never
 * updates this metadata.
 */
const prerenderedMetaSelector =
  'meta[property^="og:"], meta[name^="twitter:"], script[type$="ld+json"]';

function writeCanonical(path: string): void {
  const existingLink = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = existingLink ?? document.createElement('link');
  const previousAddress = link.href;
  link.rel = 'canonical';
  // The canonical link of a prerendered page contains the site's public origin, which must stay.
  link.href = `${new URL(previousAddress || window.location.href).origin}${path}`;
  if (!existingLink) document.head.append(link);
  // The prerendered metadata describe only the first page. They are therefore removed as soon as
  // the canonical address changes.
  else if (link.href !== previousAddress)
    document.head.querySelectorAll(prerenderedMetaSelector).forEach((element) => element.remove());
}

/**
 * Sets title, description, canonical address and robots of the document. Pass `undefined` while
 * they are not known. The first page then keeps the prerendered head, and later pages get the
 * site's own head.
 */
export function usePageHead(newHead: PageHead | undefined): void {
  const collectHead = useContext(HeadCollector);
  const siteName = useContext(SiteName);
  if (newHead) collectHead?.(newHead);
  const isHeadKnown = newHead !== undefined;
  const { title, description, noIndex, path, chatTopic } = newHead ?? {};
  const { pathname } = useLocation();
  const basePath = useHref('/').replace(/\/+$/, '');
  useEffect(() => {
    if (!isHeadKnown && !currentHead) return;
    currentHead = { chatTopic };
    for (const listener of headListeners) listener();
    const { brand } = getRuntimeConfig();
    document.title = formatTitle(title, siteName ?? brand.name);
    const isPrivate = privatePaths.some(({ pattern }) => matchPath(pattern, pathname));
    writeMeta('description', description || brand.description);
    writeMeta('robots', noIndex || isPrivate ? 'noindex' : '');
    writeMeta('theme-color', brand.themeColour);
    writeCanonical(basePath + (path ?? pathname.replace(/(.)\/+$/, '$1')));
  }, [isHeadKnown, title, siteName, description, noIndex, path, chatTopic, pathname, basePath]);
}

function subscribe(listener: () => void) {
  headListeners.add(listener);
  return () => void headListeners.delete(listener);
}

const getChatTopic = () => currentHead?.chatTopic;

/** Returns the topic of the current page for a chat that starts there. */
export const useChatTopic = () => useSyncExternalStore(subscribe, getChatTopic, getChatTopic);

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { base } from '@/shared/config/base';
import { AppProviders } from '@/app/AppProviders';
import { createStyleCache } from '@/app/boot/styleCache';
import type { AppStore } from '@/app/store';

export interface Markup {
  body: string;
  styles: string;
  /** Links with which React preloads the most urgent resources. They belong in the head. */
  links: string;
}

const leadingLinkPattern = /^(?:<link[^>]*>)+/;

/** Returns the styles of a page as elements that Emotion recognises in the browser. */
function getStyles(cache: EmotionCache, html: string): string {
  const { styles: chunks } = createEmotionServer(cache).extractCriticalToChunks(html);
  const globalChunks = chunks.filter(({ key }) => key !== cache.key);
  const elementIds = chunks.filter(({ key }) => key === cache.key).flatMap(({ ids }) => ids);
  // Sort by the first use in the page. Emotion's own order depends on when lazy components were
  // loaded, which differs between runs.
  const getFirstIndex = (id: string) => html.indexOf(`${cache.key}-${id}`);
  elementIds.sort((a, b) => getFirstIndex(a) - getFirstIndex(b));
  // If a styled component renders another one, as Button renders ButtonBase, Emotion merges the
  // rules of both. No element then uses the outer component's rule alone. If the page lacked that
  // rule, the browser would insert it during hydration.
  const writtenIds = new Set(chunks.flatMap(({ ids }) => ids));
  const mergedIds = Object.keys(cache.inserted).filter((id) => !writtenIds.has(id));
  const createStyleTag = (key: string, ids: string[]) => {
    const css = ids.map((id) => String(cache.inserted[id])).join('');
    // `data-s` tells Emotion's cache to leave the element in its place.
    return `<style data-emotion="${[key, ...ids].join(' ')}" data-s>${css}</style>`;
  };
  return [
    ...globalChunks.map(({ key, ids }) => createStyleTag(key, ids)),
    createStyleTag(cache.key, [...elementIds, ...mergedIds.toSorted()]),
  ].join('');
}

/**
 * Renders a part of the app as it is before any script runs.
 * @throws the first error of a component
 */
export async function renderMarkup(
  store: AppStore,
  location: string,
  children: ReactNode,
): Promise<Markup> {
  const cache = createStyleCache();
  cache.compat = true;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <AppProviders store={store}>
        <StaticRouter basename={base} location={location}>
          {children}
        </StaticRouter>
      </AppProviders>
    </CacheProvider>,
    {
      // By default, React would use inline scripts to move long content into place.
      progressiveChunkSize: Infinity,
      onError: (failure) => void failures.push(failure),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const links = leadingLinkPattern.exec(html)?.[0] ?? '';
  return {
    body: html.slice(links.length),
    styles: getStyles(cache, html),
    links,
  };
}

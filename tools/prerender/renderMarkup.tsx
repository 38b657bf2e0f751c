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
  /** React's own links to what the page needs first, for the document's head. */
  links: string;
}

const leadingLinks = /^(?:<link[^>]*>)+/;

/** The styles of a page, as elements that Emotion's cache and its `Global` find in the browser. */
function getStyles(cache: EmotionCache, html: string): string {
  const { styles: chunks } = createEmotionServer(cache).extractCriticalToChunks(html);
  const globals = chunks.filter(({ key }) => key !== cache.key);
  const ofElements = chunks.filter(({ key }) => key === cache.key).flatMap(({ ids }) => ids);
  // Emotion's order is that in which lazy parts came, which is another one at each run.
  const getPlace = (id: string) => html.indexOf(`${cache.key}-${id}`);
  ofElements.sort((a, b) => getPlace(a) - getPlace(b));
  // Where one styled component renders another, as Button does ButtonBase, Emotion gives the element both rules as one. The
  // first stands alone in no element, but the browser would write it again on hydration if it were not in the page.
  const written = new Set(chunks.flatMap(({ ids }) => ids));
  const merged = Object.keys(cache.inserted).filter((id) => !written.has(id));
  const styleTag = (key: string, ids: string[]) => {
    const css = ids.map((id) => String(cache.inserted[id])).join('');
    // With `data-s` it stays where it is when Emotion's cache finds it.
    return `<style data-emotion="${[key, ...ids].join(' ')}" data-s>${css}</style>`;
  };
  return [
    ...globals.map(({ key, ids }) => styleTag(key, ids)),
    styleTag(cache.key, [...ofElements, ...merged.toSorted()]),
  ].join('');
}

/** Draws a part of the app, as it stands before any script runs. @throws what a component throws */
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
      // Else what is long is moved into place by inline scripts.
      progressiveChunkSize: Infinity,
      onError: (failure) => void failures.push(failure),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return {
    body: html.slice(links.length),
    styles: getStyles(cache, html),
    links,
  };
}

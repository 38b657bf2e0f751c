import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { base } from '@/shared/config/base';
import { AppProviders } from '../AppProviders';
import { createStyleCache } from '../boot/styleCache';
import type { AppStore } from '../store';

export interface Markup {
  body: string;
  /** As elements, which Emotion's cache in the browser finds again. */
  styles: string;
  /** React's own links to what the page needs first, for the document's head. */
  links: string;
}

const leadingLinks = /^(?:<link[^>]*>)+/;

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
  const chunks = createEmotionServer(cache).extractCriticalToChunks(html).styles;
  const isGlobal = ({ key }: { key: string }) => key !== cache.key;
  const shown = chunks.filter((chunk) => !isGlobal(chunk)).flatMap(({ ids }) => ids);
  // Where one styled component renders another, as Button does ButtonBase, Emotion gives the element both rules as one. The
  // first stands alone in no element, but the browser would write it again on hydration if it were not in the page.
  const written = new Set(chunks.flatMap(({ ids }) => ids));
  const merged = Object.keys(cache.inserted).filter((id) => !written.has(id));
  // Emotion's order is that in which lazy parts came, which is another one at each run.
  const placeOf = (id: string) => html.indexOf(`${cache.key}-${id}`);
  const ids = [...shown.toSorted((a, b) => placeOf(a) - placeOf(b)), ...merged.toSorted()];
  const styleTag = (key: string, names: string[]) => {
    const css = names.map((name) => String(cache.inserted[name])).join('');
    // With `data-s` it stays where it is when Emotion's cache finds it.
    return `<style data-emotion="${[key, ...names].join(' ')}" data-s>${css}</style>`;
  };
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return {
    body: html.slice(links.length),
    styles: [...chunks.filter(isGlobal), { key: cache.key, ids }]
      .map((chunk) => styleTag(chunk.key, chunk.ids))
      .join(''),
    links,
  };
}

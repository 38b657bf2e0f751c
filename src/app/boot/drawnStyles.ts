import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Without prefixes, which would be a fifth of a page's styles: the browsers of `browserslist` need none but `user-select`'s. */
export const newStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

/** Knows the rules that stand in a prerendered page, so that none is made again. A rule's name is the hash of its text. */
export function styleCacheOf(page: Document): EmotionCache {
  const cache = newStyleCache();
  const text = page.getElementById('drawn-styles')?.textContent ?? '';
  for (const [, name = ''] of text.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
  return cache;
}

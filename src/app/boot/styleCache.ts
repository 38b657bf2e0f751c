import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * In the browser it knows the rules that a prerendered page has, by the `data-emotion` of its styles. Without prefixes, which
 * would be a fifth of a page's styles: the browsers of `browserslist` need none but `user-select`'s.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Creates the cache of Emotion. In the browser, it finds the prerendered rules by their `data-emotion` attribute.
 * Vendor prefixes are off, because they would make up a fifth of a page's styles. The browsers in `browserslist` only
 * need the prefix of `user-select`.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

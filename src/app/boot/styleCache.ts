import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's style cache. In the browser, Emotion finds the prerendered rules by their
 * `data-emotion` attribute. Vendor prefixes are off, because they would make up a fifth of a page's
 * styles. The browsers in `browserslist` need a prefix only for `user-select`.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

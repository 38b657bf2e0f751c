import { addFolderPrefix } from '../config/base';
import { isBrowser } from '../browser/isBrowser';

/**
 * Names of the caches for offline use. Workbox stores scripts in further caches, which it names
 * itself.
 */
export const cacheNames = {
  /** Answers of the back end, written by the base query (`withStaleCache`). */
  answers: addFolderPrefix('answers'),
  /** The service worker writes the following caches. */
  pictures: addFolderPrefix('pictures'),
  settings: addFolderPrefix('settings'),
  facts: addFolderPrefix('facts'),
} as const;

/**
 * Returns whether the browser offers caches. Some browsers have none in private windows, and no
 * browser offers them without HTTPS.
 */
export const hasCaches = (): boolean => isBrowser && 'caches' in window;

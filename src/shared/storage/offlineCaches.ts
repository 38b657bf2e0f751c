import { prefixFolder } from '../config/base';
import { isBrowser } from '../browser/isBrowser';

/** Caches for offline use. Workbox keeps scripts in caches with its own names. */
export const cacheNames = {
  /** Answers of the back end, written by the base query (`withStaleCache`). */
  answers: prefixFolder('answers'),
  /** The service worker writes the following caches. */
  pictures: prefixFolder('pictures'),
  settings: prefixFolder('settings'),
  facts: prefixFolder('facts'),
} as const;

/** Some browsers have no caches in private windows, and no browser has them without HTTPS. */
export const hasCaches = (): boolean => isBrowser && 'caches' in window;

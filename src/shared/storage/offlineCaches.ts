import { removeFolder } from '../config/base';
import { inBrowser } from '../browser/inBrowser';

/** Caches for offline use. Workbox keeps scripts in caches with its own names. */
export const cacheNames = {
  /** Answers of the back end, written by the base query (`withStaleCache`). */
  answers: removeFolder('answers'),
  /** The service worker writes the following caches. */
  pictures: removeFolder('pictures'),
  settings: removeFolder('settings'),
  facts: removeFolder('facts'),
} as const;

/** Some browsers have no caches in private windows, and no browser has them without HTTPS. */
export const hasCaches = (): boolean => inBrowser && 'caches' in window;

import { removeFolder } from '../config/base';
import { inBrowser } from '../browser/inBrowser';

/** What is kept for times without a connection, beside the scripts, which Workbox keeps under names of its own. */
export const cacheNames = {
  /** Answers of the back end, written by the base query (`withStaleCache`). */
  answers: removeFolder('answers'),
  /** Written by the service worker. */
  pictures: removeFolder('pictures'),
  settings: removeFolder('settings'),
  facts: removeFolder('facts'),
} as const;

/** Private windows of some browsers have none, nor do pages without HTTPS. */
export const hasCaches = (): boolean => inBrowser && 'caches' in window;

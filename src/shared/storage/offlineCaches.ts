import { ownName } from '../config/base';
import { inBrowser } from '../browser/inBrowser';

/** What is kept for times without a connection, beside the scripts, which Workbox keeps under names of its own. */
export const cacheNames = {
  /** Answers of the back end, written by the base query (`withStaleCache`). */
  answers: ownName('answers'),
  /** Written by the service worker. */
  pictures: ownName('pictures'),
  settings: ownName('settings'),
  facts: ownName('facts'),
} as const;

/** Private windows of some browsers have none, nor do pages without HTTPS. */
export const hasCaches = (): boolean => inBrowser && 'caches' in window;

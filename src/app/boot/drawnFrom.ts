import { inBrowser } from '@/shared/browser/inBrowser';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { RootState } from '@/shared/store/storeHooks';

type Queries = RootState['api']['queries'];

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What a page is drawn from, as short hashes: what the configuration says of the shop, and each answer with its call. */
export function sourcesOf(queries: Queries): string[] {
  const answers = Object.entries(queries).map(([key, query]) => [key, query?.data]);
  return [['brand', runtimeConfig().brand], ...answers].map((source) =>
    hashOf(JSON.stringify(source)),
  );
}

const drawnFrom = () => document.getElementById('root')?.dataset['drawnFrom'] ?? '';
const isMarked = (mark: 'plain' | 'unsent') => mark in document.documentElement.dataset;

/** Whether a page with its content stands there: one that was prerendered, for this address. */
export const hasContent = (): boolean => inBrowser && drawnFrom() !== '' && !isMarked('plain');

/** What adverts add to an address changes nothing; what else stands there may. */
const isOfAdverts = (param: string) => /^(?:utm_\w+|\w*clid)$/.test(param);

/** Whether the app would draw the very page that stands there, with the answers that it has now. */
export function isDrawnFrom(queries: Queries): boolean {
  const { search, hash } = window.location;
  // The router's own place: how many products the entry has shown, say.
  const { usr: kept } = (window.history.state ?? {}) as { usr?: unknown };
  return (
    hasContent() &&
    !isMarked('unsent') &&
    hash === '' &&
    !kept &&
    [...new URLSearchParams(search).keys()].every(isOfAdverts) &&
    sourcesOf(queries).every((source) => drawnFrom().split(' ').includes(source))
  );
}

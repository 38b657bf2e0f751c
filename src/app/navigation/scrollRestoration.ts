import { getContentId, removeContentPrefix } from '@/shared/html/contentId';
import { holdScroll } from '@/shared/navigation/holdScroll';
import { prefersReducedMotion } from '@/shared/browser/motion';

/** The place on the page is kept in its own history entry, so that Back, Forward and reload find it. */
const getHistoryState = (): Record<string, unknown> =>
  (window.history.state as Record<string, unknown> | null) ?? {};

/** On a slow phone history may be one or two steps ahead of the screen. @param key the router's, of what is shown */
const isShown = (key: string) => (getHistoryState().key ?? 'default') === key;

export function saveScroll(key: string): void {
  const top = Math.round(window.scrollY);
  if (isShown(key) && getHistoryState().scrollTop !== top)
    window.history.replaceState({ ...getHistoryState(), scrollTop: top }, '');
}

/** A glide to the top that is still under way would carry on over the page gone back to. */
export const stopSmoothScroll = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' });

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** What the hash of an address names: a place in a company's text, by its id there, or else one of the page. */
function findHashTarget(hash: string): HTMLElement | null {
  const id = decodeHash(hash);
  return (
    document.getElementById(getContentId(id)) ?? document.getElementById(removeContentPrefix(id))
  );
}

function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Goes to the place that the hash names, once it is there, and stays at it while the page grows. @returns the way to call it off */
function scrollToHash(hash: string): () => void {
  return holdScroll(() => {
    const target = findHashTarget(hash);
    if (!target) return;
    for (let fold = target.closest('details'); fold; fold = findFoldAround(fold)) fold.open = true;
    target.scrollIntoView({ behavior: 'instant' });
  });
}

const findFoldAround = (fold: Element) => fold.parentElement?.closest('details') ?? null;

/**
 * Goes back to where the entry was left, or for the first time to what its hash names, and stays there while the page
 * grows. @returns the way to call it off
 */
export function restoreScroll(key: string, isFirst: boolean, hash: string): () => void {
  const saved = isShown(key) ? getHistoryState().scrollTop : undefined;
  if (saved === undefined && hash !== '') return scrollToHash(hash);
  const top = Number(saved ?? 0);
  if (top > 0) return holdScroll(() => window.scrollTo({ top, behavior: 'instant' }));
  // A page just opened stands there already; saying so would make the browser lay it out at once.
  if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
  return () => undefined;
}

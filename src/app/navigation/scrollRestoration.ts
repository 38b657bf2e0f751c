import { getContentId, removeContentPrefix } from '@/shared/html/contentId';
import { holdScroll } from '@/shared/navigation/holdScroll';
import { prefersReducedMotion } from '@/shared/browser/motion';

/**
 * The scroll position is stored in the history entry of the page, so that Back, Forward and reload
 * find it.
 */
const getHistoryState = (): Record<string, unknown> =>
  (window.history.state as Record<string, unknown> | null) ?? {};

/**
 * Returns whether the current history entry belongs to the page on the screen. On a slow phone, the
 * history may be one or two steps ahead of the screen.
 * @param key the router's key of the page that is shown
 */
const isEntryShown = (key: string) => (getHistoryState().key ?? 'default') === key;

export function saveScroll(key: string): void {
  const top = Math.round(window.scrollY);
  if (isEntryShown(key) && getHistoryState().scrollTop !== top)
    window.history.replaceState({ ...getHistoryState(), scrollTop: top }, '');
}

/** Stops a smooth scroll, which would otherwise continue on the page that Back returns to. */
export const stopSmoothScroll = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' });

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/**
 * Finds the element that a hash names, first in the company's content and then in the page itself.
 */
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

/**
 * Scrolls to the element that the hash names once the element exists, and keeps it in view while
 * the page grows.
 * @returns a function that cancels the scrolling
 */
function scrollToHash(hash: string): () => void {
  return holdScroll(() => {
    const target = findHashTarget(hash);
    if (!target) return;
    for (let details = target.closest('details'); details; details = findOuterDetails(details))
      details.open = true;
    target.scrollIntoView({ behavior: 'instant' });
  });
}

const findOuterDetails = (element: Element) => element.parentElement?.closest('details') ?? null;

/**
 * Restores the scroll position of the history entry and keeps it while the page grows. On the first
 * visit, scrolls to the element that the hash names.
 * @param key the router's key of the page that is shown
 * @param isFirstPage whether the app has just been opened with this page
 * @returns a function that cancels the scrolling
 */
export function restoreScroll(key: string, isFirstPage: boolean, hash: string): () => void {
  const savedTop = isEntryShown(key) ? getHistoryState().scrollTop : undefined;
  if (savedTop === undefined && hash !== '') return scrollToHash(hash);
  const top = Number(savedTop ?? 0);
  if (top > 0) return holdScroll(() => window.scrollTo({ top, behavior: 'instant' }));
  // A page that was just opened is already at the top. Scrolling would force the browser to lay out
  // the page at once.
  if (!isFirstPage) window.scrollTo({ top: 0, behavior: 'instant' });
  return () => undefined;
}

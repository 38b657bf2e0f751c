import { holdScroll } from '@/shared/navigation/holdScroll';
import { prefersReducedMotion } from '@/shared/browser/motion';

/** The place on the page is kept in its own history entry, so that Back, Forward and reload find it. */
const stateOf = (): Record<string, unknown> =>
  (window.history.state as Record<string, unknown> | null) ?? {};

/** The router's key of the entry that is on the screen: on a slow phone history may be one or two steps ahead of it. */
let shownKey: string | undefined;
const isShown = () => (stateOf().key ?? 'default') === shownKey;

export function saveScroll(): void {
  const top = Math.round(window.scrollY);
  if (isShown() && stateOf().scrollTop !== top)
    window.history.replaceState({ ...stateOf(), scrollTop: top }, '');
}

/** A glide to the top that is still under way would carry on over the page gone back to. */
const endGlide = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' });

/**
 * Saves after scrolling has come to rest, before a click leads away and before the tab goes to the back. Not as the page
 * is left (`pagehide`): writing to the history then keeps it out of the back/forward cache. Returns the way to stop.
 */
export function startSavingScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', endGlide);
  window.addEventListener('scrollend', saveScroll);
  window.addEventListener('click', saveScroll, { capture: true });
  document.addEventListener('visibilitychange', saveScroll);
  return () => {
    window.removeEventListener('popstate', endGlide);
    window.removeEventListener('scrollend', saveScroll);
    window.removeEventListener('click', saveScroll, { capture: true });
    document.removeEventListener('visibilitychange', saveScroll);
  };
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** To be called when the entry with this key has come on the screen. */
export function entryShown(key: string): void {
  shownKey = key;
}

/** Goes back to where the entry was left, and stays there while the page grows. @returns the way to call it off */
export function restoreScroll({ isFirst }: { isFirst: boolean }): () => void {
  const top = isShown() ? Number(stateOf().scrollTop ?? 0) : 0;
  if (top > 0) return holdScroll(() => window.scrollTo({ top, behavior: 'instant' }));
  // A page just opened stands there already; saying so would make the browser lay it out at once.
  if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
  return () => undefined;
}

import { holdScroll } from '@/shared/navigation/holdScroll';
import { prefersReducedMotion } from '@/shared/browser/motion';

/** The place on the page is kept in its own history entry, so that Back, Forward and reload find it. */
const stateOf = (): Record<string, unknown> =>
  (window.history.state as Record<string, unknown> | null) ?? {};

/** On a slow phone history may be one or two steps ahead of the screen. @param key the router's, of what is shown */
const isShown = (key: string) => (stateOf().key ?? 'default') === key;

export function saveScroll(key: string): void {
  const top = Math.round(window.scrollY);
  if (isShown(key) && stateOf().scrollTop !== top)
    window.history.replaceState({ ...stateOf(), scrollTop: top }, '');
}

/** A glide to the top that is still under way would carry on over the page gone back to. */
export const endGlide = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' });

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Goes back to where the entry was left, and stays there while the page grows. @returns the way to call it off */
export function restoreScroll(key: string, isFirst: boolean): () => void {
  const top = isShown(key) ? Number(stateOf().scrollTop ?? 0) : 0;
  if (top > 0) return holdScroll(() => window.scrollTo({ top, behavior: 'instant' }));
  // A page just opened stands there already; saying so would make the browser lay it out at once.
  if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
  return () => undefined;
}

import { holdPlace } from '@/shared/lib/holdPlace';
import { prefersReducedMotion } from '@/shared/lib/motion';
import { readJson, scrollKey, sessionStore } from '@/shared/lib/webStorage';

function storedTops(): [string, number][] {
  const stored = readJson(sessionStore, scrollKey);
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
}

/** How far down each page of the history was left, in px by the location's key. Session storage keeps it over a reload. */
const tops = new Map(storedTops());

export function saveScroll(key: string): void {
  tops.set(key, window.scrollY);
}

/** Follows the page that `currentKey` names. Returns the way to stop. */
export function startSavingScroll(currentKey: () => string): () => void {
  const onScroll = () => saveScroll(currentKey());
  const onHidden = () => {
    if (document.visibilityState === 'hidden')
      sessionStore.set(scrollKey, JSON.stringify(Object.fromEntries(tops)));
  };
  // A glide to the top that is still under way would carry on over the page gone back to.
  const endGlide = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('popstate', endGlide);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('popstate', endGlide);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Goes back to where the page was left, and stays there while it grows. @returns the way to call it off */
export function restoreScroll(key: string, { isFirst }: { isFirst: boolean }): () => void {
  const top = tops.get(key) ?? 0;
  if (top > 0) {
    return holdPlace(() => window.scrollTo({ top, behavior: 'instant' }));
  }
  // A page just opened stands there already; saying so would make the browser lay it out at once.
  if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
  return () => undefined;
}

import { prefersReducedMotion } from '@/shared/lib/motion';

/** The place on the page is kept in its own history entry, so that Back, Forward and reload find it. */
const stateOf = (): Record<string, unknown> =>
  (window.history.state as Record<string, unknown> | null) ?? {};

/** Between Back and the page that it leads to: what is on the screen is still the page before. */
let isLeaving = false;

/** Writes the present place into the present entry. */
export function saveScroll(): void {
  if (isLeaving) return;
  const top = Math.round(window.scrollY);
  if (stateOf().scrollTop !== top)
    window.history.replaceState({ ...stateOf(), scrollTop: top }, '');
}

/**
 * Saves after scrolling has come to rest, before a click leads away and before the tab goes to the back. Not as the page
 * is left (`pagehide`): writing to the history then keeps it out of the back/forward cache. Returns the way to stop.
 */
export function startSavingScroll(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(saveScroll, 150);
  };
  const now = () => {
    clearTimeout(timer);
    saveScroll();
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') now();
  };
  const onPop = () => {
    clearTimeout(timer);
    isLeaving = true;
    // A glide to the top that is still under way would carry on over the page gone back to.
    window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  };
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', onPop);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', now, { capture: true });
  window.addEventListener('scrollend', now);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('click', now, { capture: true });
    window.removeEventListener('scrollend', now);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** How long a page may take to grow to its former height, in ms. */
const patience = 10_000;

/** The place is held for so long, in ms: glides end late. */
const hold = 400;

/** And for so many frames without a slip: on a busy phone few are drawn in that time, and a glide's end comes later. */
const steadyFrames = 30;

/** And for so long where the page grows: what loads late, such as a banner above, pushes. */
const holdWhileGrowing = 3000;

/** Goes back to the saved place as soon as the page is tall enough; a shopper who scrolls meanwhile wins. */
export function restoreScroll({ isFirst }: { isFirst: boolean }): () => void {
  isLeaving = false;
  const top = Number(stateOf().scrollTop ?? 0);
  if (!(top > 0)) {
    // A page just opened stands there already; saying so would make the browser lay it out at once.
    if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    return () => undefined;
  }
  let frame = 0;
  let height = 0;
  let reachedAt: number | undefined;
  let steady = 0;
  const deadline = performance.now() + patience;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of userScrolls) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    const now = performance.now();
    const before = height;
    height = document.documentElement.scrollHeight;
    const reachable = height - window.innerHeight;
    if (reachable < top) reachedAt = undefined;
    else reachedAt ??= now;
    const held = reachedAt === undefined ? 0 : now - reachedAt;
    const isHeld = held < hold || steady < steadyFrames || height !== before;
    if (Math.abs(window.scrollY - top) < 1) {
      steady += 1;
    } else if (isHeld) {
      steady = 0;
      window.scrollTo({ top: Math.min(top, reachable), behavior: 'instant' });
    }
    if (held > holdWhileGrowing || now > deadline) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const event of userScrolls) window.addEventListener(event, stop, { passive: true });
  attempt();
  return stop;
}

const userScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

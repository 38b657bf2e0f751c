import { wait } from '../timing/wait';

/** How long a page may take to get its full height, in ms. */
const longestGrowth = 10_000;

const userMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, now and whenever the page changes its height: what loads late pushes it away, or makes it
 * reachable. A shopper who moves meanwhile wins. @returns the way to call it off
 */
export function holdScroll(scroll: () => void): () => void {
  const growth = new ResizeObserver(scroll);
  const waiting = new AbortController();
  const stop = () => {
    growth.disconnect();
    waiting.abort();
    for (const move of userMoves) window.removeEventListener(move, stop);
  };
  growth.observe(document.body);
  for (const move of userMoves) window.addEventListener(move, stop, { passive: true });
  void wait(longestGrowth, waiting.signal).then(stop);
  scroll();
  return stop;
}

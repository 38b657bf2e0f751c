import { wait } from '../timing/wait';

/** How long a page may take to reach its full height, in ms. */
const longestGrowth = 10_000;

const userMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls now and whenever the height of the page changes, because late content may move the target or make it
 * reachable. Stops as soon as the shopper scrolls, taps or types.
 * @returns a function that stops it
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

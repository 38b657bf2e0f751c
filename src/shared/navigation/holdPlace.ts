import { onHeightChange } from '@/shared/timing/onHeightChange';
import { wait } from '@/shared/timing/wait';

/** How long a page may take to get its full height, in ms. */
const patience = 10_000;

const userMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, now and whenever the page changes its height: what loads late pushes it away, or makes it
 * reachable. A shopper who moves meanwhile wins. @returns the way to call it off
 */
export function holdPlace(scroll: () => void): () => void {
  const letGo = onHeightChange(scroll);
  const waiting = new AbortController();
  const stop = () => {
    letGo();
    waiting.abort();
    for (const move of userMoves) window.removeEventListener(move, stop);
  };
  for (const move of userMoves) window.addEventListener(move, stop, { passive: true });
  void wait(patience, waiting.signal).then(stop);
  return stop;
}

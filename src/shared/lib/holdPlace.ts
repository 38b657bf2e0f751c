/** How long a page may take to get its full height, in ms. */
const patience = 10_000;

const userMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, now and whenever the page changes its height: what loads late pushes it away, or makes it
 * reachable. A shopper who moves meanwhile wins. @returns the way to call it off
 */
export function holdPlace(scroll: () => void): () => void {
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of userMoves) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const move of userMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  scroll();
  return stop;
}

import { wait } from '../timing/wait';

/** How long a page may take to reach its full height, in ms. */
const maxGrowthTime = 10_000;

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls now and whenever the height of the page changes, because late content may move the target
 * or make it reachable. Stops as soon as the shopper scrolls, taps or types.
 * @returns a function that stops the scrolling
 */
export function holdScroll(scroll: () => void): () => void {
  const heightObserver = new ResizeObserver(scroll);
  const timeoutController = new AbortController();
  const stop = () => {
    heightObserver.disconnect();
    timeoutController.abort();
    for (const eventType of userEvents) window.removeEventListener(eventType, stop);
  };
  heightObserver.observe(document.body);
  for (const eventType of userEvents) window.addEventListener(eventType, stop, { passive: true });
  void wait(maxGrowthTime, timeoutController.signal).then(stop);
  scroll();
  return stop;
}

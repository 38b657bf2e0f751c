import { getAge, now } from './clock';

/**
 * Calls `then` when the shopper returns to this tab and at least `interval` ms have passed since the last call.
 * @returns a function that stops it
 */
export function onReturn(interval: number, then: () => void): () => void {
  let last = now();
  const look = () => {
    if (document.hidden || getAge(last) < interval) return;
    last = now();
    then();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

import { getAge, now } from './clock';

/**
 * Calls `callback` when the shopper returns to this tab and at least `interval` ms have passed
 * since the last call. The first interval starts now.
 * @returns a function that stops the calls
 */
export function onReturn(interval: number, callback: () => void): () => void {
  let lastCallTime = now();
  const checkReturn = () => {
    if (document.hidden || getAge(lastCallTime) < interval) return;
    lastCallTime = now();
    callback();
  };
  document.addEventListener('visibilitychange', checkReturn);
  return () => document.removeEventListener('visibilitychange', checkReturn);
}

import { getAge, now } from './clock';

/** Calls back when the shopper comes to this tab and the last time was so many ms ago. @returns the way to stop */
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

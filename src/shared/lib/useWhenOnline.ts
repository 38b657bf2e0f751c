import { useEffect, useEffectEvent } from 'react';
import { inBrowser } from './inBrowser';

/** Milliseconds after the browser's word: a connection that is back may take a moment to carry anything. */
const tries = [0, 1000, 3000, 7000];

/** What began without a connection may fail only after it is back, so long after, in ms. */
const grace = 8000;
let cameBackAt = -Infinity;
if (inBrowser) {
  window.addEventListener('online', () => {
    cameBackAt = performance.now();
  });
}

/** Calls back when the connection has returned or has just done so, and a few times more. @returns the way to stop */
export function whenOnline(then: () => void): () => void {
  let timers: number[] = [];
  const stop = () => {
    for (const timer of timers) window.clearTimeout(timer);
  };
  const start = () => {
    stop();
    timers = tries.map((delay) => window.setTimeout(then, delay));
  };
  window.addEventListener('online', start);
  if (performance.now() - cameBackAt < grace) start();
  return () => {
    window.removeEventListener('online', start);
    stop();
  };
}

/** The same while `waiting`. */
export function useWhenOnline(waiting: boolean, then: () => void): void {
  const onReturn = useEffectEvent(then);
  useEffect(() => (waiting ? whenOnline(() => onReturn()) : undefined), [waiting]);
}

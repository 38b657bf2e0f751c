import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after the browser's word: a connection that is back may take a moment to carry anything. */
const tries = [0, 1000, 3000, 7000];

/** While `waiting`, calls back when the connection has returned, and a few times more as long as it goes on waiting. */
export function useWhenOnline(waiting: boolean, then: () => void): void {
  const onReturn = useEffectEvent(then);
  useEffect(() => {
    if (!waiting) return undefined;
    let timers: number[] = [];
    const stop = () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
    const start = () => {
      stop();
      timers = tries.map((delay) => window.setTimeout(() => onReturn(), delay));
    };
    window.addEventListener('online', start);
    return () => {
      window.removeEventListener('online', start);
      stop();
    };
  }, [waiting]);
}

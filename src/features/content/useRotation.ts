import { useEffect, useState } from 'react';

/** The position in a list of `count`, one further every `interval` ms while `running`; after the last, the first. */
export function useRotation(count: number, running: boolean, interval: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setInterval(() => {
      setTurn((current) => current + 1);
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, [running, count, interval]);
  return count === 0 ? 0 : turn % count;
}

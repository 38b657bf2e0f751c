import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** The position in a list of `count`, one further every `interval` ms while `running`; after the last, the first. */
export function useRotation(count: number, running: boolean, interval: number): number {
  const [turn, setTurn] = useState(0);
  const { start, stop } = useInterval(() => setTurn((current) => current + 1), interval);
  const turns = running && count > 1;
  useEffect(() => {
    if (turns) start();
    return stop;
  }, [turns, start, stop]);
  return count === 0 ? 0 : turn % count;
}

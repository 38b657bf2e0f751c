import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/**
 * False at first, true once the browser has nothing better to do: for what the first screen can do without.
 * @param wanted begins to wait only then
 */
export function useIdle(wanted = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    return whenIdle(() => {
      setIdle(true);
    });
  }, [wanted]);
  return idle;
}

import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/whenIdle';

/** False at first, true once the browser has nothing better to do: for what the first screen can do without. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  return idle;
}

import { useCallback, useEffect, useRef } from 'react';

/** Gives a signal that is aborted when the component goes away: what ends later asks it whether anybody still cares. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    return () => mounted.abort();
  }, []);
  return useCallback(() => controller.current?.signal ?? AbortSignal.abort(), []);
}

import { useCallback, useEffect, useRef } from 'react';

/** Returns a function for the signal that aborts on unmount. Asynchronous tasks can check it when they end. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    return () => mounted.abort();
  }, []);
  return useCallback(() => controller.current?.signal ?? AbortSignal.abort(), []);
}

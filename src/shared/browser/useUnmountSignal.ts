import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns a signal, which is aborted on unmount. Asynchronous tasks can
 * check the signal when they end.
 */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const newController = new AbortController();
    controller.current = newController;
    return () => newController.abort();
  }, []);
  return useCallback(() => controller.current?.signal ?? AbortSignal.abort(), []);
}

import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns an abort signal. The signal is aborted on unmount, so that
 * asynchronous tasks can check it when they end.
 */
export function useUnmountSignal(): () => AbortSignal {
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => {
    const newController = new AbortController();
    controllerRef.current = newController;
    return () => newController.abort();
  }, []);
  return useCallback(() => controllerRef.current?.signal ?? AbortSignal.abort(), []);
}

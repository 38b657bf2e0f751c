import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that starts an attempt and returns its abort signal. The signal is aborted when
 * the next attempt starts, on unmount, and when the visitor leaves the page: the back/forward cache
 * may restore a page later, and its tasks then go on.
 */
export function useLeaveSignal(): () => AbortSignal {
  const controllerRef = useRef<AbortController>(undefined);
  const abort = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => abort, [abort]);
  useWindowEvent('pagehide', abort);
  return useCallback(() => {
    abort();
    controllerRef.current = new AbortController();
    return controllerRef.current.signal;
  }, [abort]);
}

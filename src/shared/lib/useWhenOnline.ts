import { useEffect } from 'react';

/** Calls back when the connection has returned; `undefined`: nobody waits for it. */
export function useWhenOnline(then: (() => void) | undefined): void {
  useEffect(() => {
    if (!then) return undefined;
    window.addEventListener('online', then);
    return () => {
      window.removeEventListener('online', then);
    };
  }, [then]);
}

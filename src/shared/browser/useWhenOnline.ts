import { useEffect, useEffectEvent } from 'react';
import { wait } from '@/shared/timing/wait';
import { inBrowser } from './inBrowser';

/** Milliseconds before each try: what began without a connection may fail only after it is back. */
const pauses = [0, 1000, 2000, 4000, 8000];

const waiting = new Set<() => void>();
let tries = new AbortController();

async function tryAll(): Promise<void> {
  tries.abort();
  tries = new AbortController();
  const { signal } = tries;
  for (const pause of pauses) {
    if (await wait(pause, signal)) for (const then of waiting) then();
  }
}
if (inBrowser) window.addEventListener('online', () => void tryAll());

/** Calls back when the connection has returned, and a few times more. @returns the way to stop */
export function whenOnline(then: () => void): () => void {
  waiting.add(then);
  return () => waiting.delete(then);
}

/** The same while `isWaiting`. */
export function useWhenOnline(isWaiting: boolean, then: () => void): void {
  const onReturn = useEffectEvent(then);
  useEffect(() => (isWaiting ? whenOnline(() => onReturn()) : undefined), [isWaiting]);
}

import { useWindowEvent } from '@mantine/hooks';
import { wait } from '@/shared/timing/wait';
import { isBrowser } from './isBrowser';

/**
 * Delays before each retry after the connection is back, in ms. One retry is not enough, because a
 * request that started offline may fail only after the connection is back.
 */
const retryDelays = [0, 1000, 2000, 4000, 8000];
const retryEvent = 'storefront:retry';

async function announceRetries(): Promise<void> {
  for (const delay of retryDelays) {
    await wait(delay);
    if (navigator.onLine) window.dispatchEvent(new Event(retryEvent));
  }
}
if (isBrowser) window.addEventListener('online', () => void announceRetries());

/**
 * While `isWaiting` is true, calls `callback` when the connection returns, and a few more times
 * shortly afterwards.
 */
export function useWhenOnline(isWaiting: boolean, callback: () => void): void {
  useWindowEvent(retryEvent, () => {
    if (isWaiting) callback();
  });
}

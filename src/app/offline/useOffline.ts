import { useEffect } from 'react';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { isDataSaverOn } from '@/shared/browser/isDataSaverOn';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';

/**
 * Delay before the service worker is registered, in ms. Its downloads must not slow down the
 * shopper's next page.
 */
const startDelay = 5000;

/** Prepares the shop for offline use, unless the browser's data saver is on. */
export function useOffline(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    if (isDataSaverOn()) return;
    const startOfflineSupport = async () => {
      await wait(startDelay);
      const { startOffline } = await importWithRetry(() => import('./startOffline'));
      await startOffline(dispatch);
    };
    // If the script fails to load or the browser blocks the worker, the shop works, but not
    // offline.
    startOfflineSupport().catch(() => undefined);
  }, [dispatch]);
}

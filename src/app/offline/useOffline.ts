import { useEffect } from 'react';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { savesData } from '@/shared/browser/savesData';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';

/** In ms, after the first screen is done: what the worker fetches must not share the line with the shopper's next page. */
const startDelay = 5000;

/** Gets the shop ready for times without a connection, unless the shopper saves data. */
export function useOffline(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    if (savesData()) return;
    const begin = async () => {
      await wait(startDelay);
      const { startOffline } = await importWithRetry(() => import('./startOffline'));
      await startOffline(dispatch);
    };
    // Where the script does not come, or the browser blocks the worker, the shop only lacks it.
    begin().catch(() => undefined);
  }, [dispatch]);
}

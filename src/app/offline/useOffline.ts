import { useEffect } from 'react';
import { loadTwice } from '@/shared/browser/loadTwice';
import { savesData } from '@/shared/browser/savesData';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { whenIdle } from '@/shared/timing/useIdle';
import { wait } from '@/shared/timing/wait';

/** In ms, after the first screen is done: what the worker fetches must not share the line with the shopper's next page. */
const startDelay = 5000;

/** Gets the shop ready for times without a connection, unless the shopper saves data. */
export function useOffline(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return undefined;
    if (savesData()) return undefined;
    const gone = new AbortController();
    const begin = async () => {
      if (!(await wait(startDelay, gone.signal))) return;
      const { startOffline } = await loadTwice(() => import('./startOffline'));
      // Where the browser blocks it, the shop only lacks it.
      await startOffline(dispatch).catch(() => undefined);
    };
    const stop = whenIdle(() => void begin().catch(console.error));
    return () => {
      stop();
      gone.abort();
    };
  }, [dispatch]);
}

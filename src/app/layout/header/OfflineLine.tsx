import { useInterval, useNetwork } from '@mantine/hooks';
import { useEffect } from 'react';
import { refetchUnanswered, selectCachedAt } from '@/shared/api/staleSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';

/** Between two tries while the shop does not answer, in ms. */
const retryInterval = 10_000;

/** `23 Nov, 14:05`. */
const timeOf = (ms: number): string =>
  new Date(ms).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

function wordsFor(isOnline: boolean, cachedAt: number | undefined): string | false {
  if (cachedAt === undefined)
    return !isOnline && 'You are offline. The rest loads when you are back online.';
  const state = isOnline ? 'The shop is not answering.' : 'You are offline.';
  return `${state} Prices as of ${timeOf(cachedAt)}.`;
}

export function OfflineLine() {
  const dispatch = useAppDispatch();
  const { online } = useNetwork();
  const cachedAt = useAppSelector(selectCachedAt);
  useWhenOnline(true, () => dispatch(refetchUnanswered()));
  // The connection may have gone and come back before the app listened.
  useEffect(() => {
    if (navigator.onLine) dispatch(refetchUnanswered());
  }, [dispatch]);
  const retry = () => {
    if (online && cachedAt !== undefined) dispatch(refetchUnanswered());
  };
  useInterval(retry, retryInterval, { autoInvoke: true });
  // No `<p>`: a reader's own margin under paragraphs would lift it over the row.
  return (
    <div aria-live="polite" className="offline-line">
      {wordsFor(online, cachedAt)}
    </div>
  );
}

import type { ReactNode } from 'react';
import { getErrorMessage } from '@/shared/api/apiError';
import { isOutage } from '@/shared/api/retryPolicy';
import { selectCachedAt } from '@/shared/api/staleSlice';
import { useAppSelector } from '@/shared/store/storeHooks';
import { ErrorState } from './ErrorState';
import { InlineError } from './InlineError';

interface Query<T> {
  data?: T | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: Query<T>;
  skeleton: ReactNode;
  inline?: boolean;
  /** With an error the data are a part, rather than those of before. */
  partial?: boolean;
  children: (data: T) => ReactNode;
}

/** Above what shows from before: the newest could not be had. Where the shop does not answer at all, the bar says so. */
export function StaleNote({ query: { error, refetch } }: { query: Omit<Query<unknown>, 'data'> }) {
  const isSaidInBar = useAppSelector(selectCachedAt) !== undefined && isOutage(error);
  if (!error || isSaidInBar) return null;
  const message = `${getErrorMessage(error)}: this may be out of date.`;
  return <InlineError message={message} onRetry={() => void refetch()} />;
}

/** What a query has to show: its data, the last good ones if the newest failed; why it failed, and Retry; a skeleton. */
export function QueryView<T>({ query, skeleton, inline, partial, children }: QueryViewProps<T>) {
  const { data, error, refetch } = query;
  const isMissing = data === undefined;
  const Failure = isMissing && !inline ? ErrorState : InlineError;
  return (
    <>
      {Boolean(error) &&
        (isMissing || partial ? (
          <Failure message={getErrorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <StaleNote query={query} />
        ))}
      {isMissing ? !error && skeleton : children(data)}
    </>
  );
}

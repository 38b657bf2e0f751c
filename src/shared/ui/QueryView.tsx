import type { ReactNode } from 'react';
import { getErrorMessage } from '@/shared/api/apiError';
import { isOutage } from '@/shared/api/retryPolicy';
import { selectOldestCachedAt } from '@/shared/api/staleAnswers';
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
  /** Shows an error as one line of text, even if there are no data. */
  inline?: boolean;
  /** Whether an error means that the data are incomplete, rather than outdated. */
  partial?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * A note above old data that could not be updated. If the shop does not answer at all, this note is
 * not shown, because `OfflineLine` says so at the top of the page.
 */
export function StaleNote({ query: { error, refetch } }: { query: Omit<Query<unknown>, 'data'> }) {
  const isShownByOfflineLine =
    useAppSelector(selectOldestCachedAt) !== undefined && isOutage(error);
  if (!error || isShownByOfflineLine) return null;
  const message = `${getErrorMessage(error).replace(/\.$/, '')}. What you see here may be out of date.`;
  return <InlineError message={message} onRetry={() => void refetch()} />;
}

/**
 * Shows the data of a query, or the last valid data if the latest call failed. Without data, shows
 * the error with a Retry button, or a skeleton while the query loads.
 */
export function QueryView<T>({ query, skeleton, inline, partial, children }: QueryViewProps<T>) {
  const { data, error, refetch } = query;
  const isMissing = data === undefined;
  const ErrorComponent = isMissing && !inline ? ErrorState : InlineError;
  return (
    <>
      {Boolean(error) &&
        (isMissing || partial ? (
          <ErrorComponent message={getErrorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <StaleNote query={query} />
        ))}
      {isMissing ? !error && skeleton : children(data)}
    </>
  );
}

import type { ReactNode } from 'react';
import { messageOf } from '@/shared/api/apiError';
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
  children: (data: T) => ReactNode;
}

/** What a query has to show: its data, the last good ones if the newest failed; else why there are none, and Retry. */
export function QueryView<T>({ query, skeleton, inline, children }: QueryViewProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  const Failure = inline ? InlineError : ErrorState;
  return <Failure message={messageOf(error)} onRetry={() => void refetch()} />;
}

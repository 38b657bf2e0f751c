import { messageOf } from '@/shared/api/apiError';
import { InlineError } from './InlineError';

interface StaleNoteProps {
  query: { error?: unknown; refetch: () => unknown };
}

/** Above what shows from before: the newest could not be had. */
export function StaleNote({ query: { error, refetch } }: StaleNoteProps) {
  if (!error) return null;
  const message = `${messageOf(error)}: what shows may be out of date.`;
  return <InlineError message={message} onRetry={() => void refetch()} />;
}

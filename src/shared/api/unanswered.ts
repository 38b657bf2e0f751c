import { hasStatus, isApiError } from './apiError';
import type { ApiMeta } from './withErrorTexts';

const noTags = [] as const;
const unansweredTags = ['Unanswered'] as const;

/**
 * `providesTags` of queries. Marks a query that has no answer or a stale answer with the tag
 * `Unanswered`, so that it is refetched once the back end can be reached.
 */
export function provideUnansweredTags(
  _data: unknown,
  error: unknown,
  _arg: unknown,
  meta?: ApiMeta,
) {
  const isAnswerMissing =
    hasStatus(error, 'FETCH_ERROR') ||
    hasStatus(error, 'TIMEOUT_ERROR') ||
    (isApiError(error) && error.isMarkup === true);
  return isAnswerMissing || meta?.cachedAt !== undefined ? unansweredTags : noTags;
}

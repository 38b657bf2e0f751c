import { isApiError } from './apiError';

/**
 * How often a failed query is retried, and how long its first answer may take before a stale answer
 * replaces it. Times are in ms, and tests shorten them.
 */
export const retryPolicy = {
  maxRetries: 3,
  baseDelay: 1000,
  maxDelay: 30_000,
  networkTimeout: 8000,
};

const retriableStatuses = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 408, 429]);

/** Returns whether a retry can succeed: after network errors, timeouts, 408, 429 and 5xx. */
export const canRetry = (status: unknown): boolean =>
  retriableStatuses.has(status) || (typeof status === 'number' && status >= 500);

/** Returns whether the server refused the call, so that a retry cannot succeed. */
export const isRefusal = (status: unknown): status is number =>
  typeof status === 'number' && !canRetry(status);

/** Returns whether the back end did not answer, or a later call may succeed. */
export const isOutage = (error: unknown): boolean =>
  !isApiError(error) ||
  error.isMarkup === true ||
  canRetry(error.status) ||
  error.status === 'NO_TOKEN' ||
  error.status === 401;

/**
 * Returns the delay before a retry in ms, at most 30 s. It is what `Retry-After` says in seconds.
 * Otherwise, it doubles with each attempt (counted from 0) and varies at random.
 */
export function getRetryDelay(attempt: number, retryAfter?: string | null): number {
  const { baseDelay, maxDelay } = retryPolicy;
  const requestedDelay = Number(retryAfter) * 1000;
  if (retryAfter && Number.isFinite(requestedDelay) && requestedDelay >= 0)
    return Math.min(requestedDelay, maxDelay);
  return Math.min(baseDelay * 2 ** attempt * (0.75 + Math.random() / 2), maxDelay);
}

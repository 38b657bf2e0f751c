import { isApiError } from './apiError';

/**
 * How failed queries are retried. `baseDelay` and `maxDelay` determine the delay before a retry.
 * `networkTimeout` is the longest wait for an answer before a stored answer replaces it. All times
 * are in ms, and tests shorten them.
 */
export const retryPolicy = {
  maxRetries: 3,
  baseDelay: 1000,
  maxDelay: 30_000,
  networkTimeout: 8000,
};

const retriableStatuses = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 408, 429]);

/**
 * Returns whether a retry can succeed: after a network error, a timeout, or status 408, 429 or 5xx.
 */
export const canRetry = (status: unknown): boolean =>
  retriableStatuses.has(status) || (typeof status === 'number' && status >= 500);

/** Returns whether the server refused the call, so that a retry cannot succeed. */
export const isRefusal = (status: unknown): status is number =>
  typeof status === 'number' && !canRetry(status);

/**
 * Returns whether an error looks temporary, because the back end did not answer or a later call may
 * succeed. Errors of any other kind than `ApiError` also count as temporary.
 */
export const isOutage = (error: unknown): boolean =>
  !isApiError(error) ||
  error.isMarkup === true ||
  canRetry(error.status) ||
  error.status === 'NO_TOKEN' ||
  error.status === 401;

/**
 * Returns the delay before a retry, in ms and at most 30 s. A number of seconds in `Retry-After`
 * sets the delay. Otherwise, the delay doubles with each attempt and varies at random by up to 25%.
 * @param attempt counted from 0
 * @param retryAfter value of the `Retry-After` header
 */
export function getRetryDelay(attempt: number, retryAfter?: string | null): number {
  const { baseDelay, maxDelay } = retryPolicy;
  const requestedDelay = Number(retryAfter) * 1000;
  if (retryAfter && Number.isFinite(requestedDelay) && requestedDelay >= 0)
    return Math.min(requestedDelay, maxDelay);
  return Math.min(baseDelay * 2 ** attempt * (0.75 + Math.random() / 2), maxDelay);
}

import { isBrowser } from '@/shared/browser/isBrowser';
import { canRetry, getRetryDelay, retryPolicy } from './retryPolicy';
import { wait } from '@/shared/timing/wait';
import type { RawBaseQuery } from './apiOptions';

/** Returns whether there was no answer because the browser is offline. */
const isOffline = (status: unknown): boolean =>
  status === 'FETCH_ERROR' && isBrowser && !navigator.onLine;

/**
 * Repeats a failed query if a retry can succeed. RTK's own `retry` is not used, because it cannot
 * wait as long as `Retry-After` says. Mutations are sent once.
 */
export const withRetries =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    const retryLimit = api.type === 'query' && options.retry !== false ? retryPolicy.maxRetries : 0;
    for (let retryCount = 0; ; retryCount += 1) {
      // A retry bypasses the browser's HTTP cache, which may contain an HTML page that was sent in
      // place of the answer.
      const fetchArgs = retryCount === 0 ? args : { ...args, cache: 'reload' as const };
      const answer = await baseQuery(fetchArgs, api, options);
      const { error, meta } = answer;
      const shouldRetry =
        error && retryCount < retryLimit && canRetry(error.status) && !isOffline(error.status);
      const delay = getRetryDelay(retryCount, meta?.response?.headers.get('retry-after'));
      if (!shouldRetry || !(await wait(delay, api.signal))) return answer;
    }
  };

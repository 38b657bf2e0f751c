import { inBrowser } from '@/shared/browser/inBrowser';
import { canRetry, getRetryDelay, retryPolicy } from './retryPolicy';
import { wait } from '@/shared/timing/wait';
import type { RawBaseQuery } from './apiOptions';

/** Returns whether there was no answer because the browser is offline. */
const isOffline = (status: unknown): boolean =>
  status === 'FETCH_ERROR' && inBrowser && !navigator.onLine;

/**
 * Repeats a query if a retry can succeed, after the time in `Retry-After`. RTK's own `retry` cannot read that header.
 * Mutations are sent once.
 */
export const withRetries =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    const retries = api.type === 'query' && options.retry !== false ? retryPolicy.maxRetries : 0;
    for (let tried = 0; ; tried += 1) {
      // The browser's HTTP cache may contain an HTML page that was sent in place of the answer.
      const call = tried === 0 ? args : { ...args, cache: 'reload' as const };
      const answer = await baseQuery(call, api, options);
      const { error, meta } = answer;
      const again = error && tried < retries && canRetry(error.status) && !isOffline(error.status);
      const delay = getRetryDelay(tried, meta?.response?.headers.get('retry-after'));
      if (!again || !(await wait(delay, api.signal))) return answer;
    }
  };

import { inBrowser } from '@/shared/browser/inBrowser';
import { canRetry, getRetryDelay, retryPolicy } from './retryPolicy';
import { wait } from '@/shared/timing/wait';
import type { RawBaseQuery } from './apiOptions';

/** No answer came, and the browser knows why. */
const isOffline = (status: unknown): boolean =>
  status === 'FETCH_ERROR' && inBrowser && !navigator.onLine;

/**
 * Sends a query again where another try can succeed, after the time that `Retry-After` asks for, which RTK's own
 * `retry` cannot see. A mutation is sent once.
 */
export const withRetries =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    const retries = api.type === 'query' && options.retry !== false ? retryPolicy.maxRetries : 0;
    for (let tried = 0; ; tried += 1) {
      // A page that came in place of the answer may be in the browser's HTTP cache.
      const call = tried === 0 ? args : { ...args, cache: 'reload' as const };
      const answer = await baseQuery(call, api, options);
      const { error, meta } = answer;
      const again = error && tried < retries && canRetry(error.status) && !isOffline(error.status);
      const delay = getRetryDelay(tried, meta?.response?.headers.get('retry-after'));
      if (!again || !(await wait(delay, api.signal))) return answer;
    }
  };

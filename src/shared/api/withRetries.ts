import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isApiError, isOffline } from './apiError';
import { canRetry, isRefusal, retryDelay, retryPolicy } from './retryPolicy';
import { wait } from '@/shared/timing/wait';
import type { Send, SendMeta } from './send';

type CacheState = { api: { queries: Record<string, { error?: unknown } | undefined> } };

/** How the server refused this query before: a part of the page that comes late need not ask again, as Retry does. */
function formerRefusal({ forced, queryCacheKey, getState }: BaseQueryApi): number | undefined {
  if (forced || queryCacheKey === undefined) return undefined;
  const error = (getState() as CacheState).api.queries[queryCacheKey]?.error;
  return isApiError(error) && isRefusal(error.status) ? error.status : undefined;
}

const retryAfterOf = ({ tokenError, response }: SendMeta = {}) =>
  tokenError?.retryAfter ?? response?.headers.get('retry-after');

/**
 * Sends a query again where another try can succeed, after the time that `Retry-After` asks for, which RTK's own
 * `retry` cannot see; and one that was refused not at all. A mutation is sent once.
 */
export const withRetries =
  (send: Send): Send =>
  async (args, api, options) => {
    const status = formerRefusal(api);
    if (status !== undefined) return { error: { status, data: undefined } };
    const retries = api.type === 'query' && options.retry !== false ? retryPolicy.maxRetries : 0;
    for (let tried = 0; ; tried += 1) {
      const answer = await send(args, api, options);
      const { error, meta } = answer;
      const again = error && tried < retries && canRetry(error.status) && !isOffline(error);
      if (!again || !(await wait(retryDelay(tried, retryAfterOf(meta)), api.signal))) return answer;
    }
  };

import type { FetchArgs } from '@reduxjs/toolkit/query';
import { pageOrigin, runtimeConfig } from '@/shared/config/runtimeConfig';
import { hasCaches } from '@/shared/storage/offlineCaches';
import { wait } from '@/shared/timing/wait';
import type { RawBaseQuery } from './apiOptions';
import { canRetry, retryPolicy } from './retryPolicy';
import { readStaleCache, writeStaleCache } from './staleCache';

function addressOf({ url, params = {} }: FetchArgs): string {
  const address = new URL(runtimeConfig().apiBaseUrl + url, pageOrigin());
  address.search = new URLSearchParams(params as Record<string, string>).toString();
  return address.href;
}

/**
 * Network first: where the back end does not answer a public call, or not soon, its last answer stands in. Whoever asks
 * again by force (a price check, Retry) gets none but a new one.
 */
export const withStaleCache =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    if (!options.isPublic || !hasCaches()) return baseQuery(args, api, options);
    const url = addressOf(args);
    const ask = async () => {
      const answer = await baseQuery(args, api, options);
      const { data, meta } = answer;
      // The sign-in page of a network, and whatever else is no JSON, is nobody's answer.
      if (typeof data !== 'object') return answer;
      const keep = (now: number) => writeStaleCache(url, data, now);
      return { ...answer, meta: { ...meta, keep } };
    };
    const asked = ask();
    if (api.forced) return asked;
    const first = await Promise.race([asked, wait(retryPolicy.networkTimeout)]);
    const isLate = typeof first === 'boolean';
    // A refusal is an answer; no token is none.
    const status = isLate ? undefined : first.error?.status;
    if (!isLate && !(canRetry(status) || status === 'CUSTOM_ERROR')) return first;
    return (await readStaleCache(url).catch(() => undefined)) ?? asked;
  };

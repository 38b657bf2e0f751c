import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isMarkup, getStatusCode } from './apiError';
import type { ApiOptions, RawBaseQuery } from './apiOptions';
import { readBody } from './readBody';
import { dependsOnPrice, getRequestHeaders } from './requestHeaders';
import { requestTimeout, writeTimeout } from './tokenRequest';
import { withErrorTexts } from './withErrorTexts';
import { withRetries } from './withRetries';
import { withStaleCache } from './withStaleCache';
import { getTokenHeaders, withToken } from './withToken';

/** Calls RTK's own base query on the configured origin. */
const rawBaseQuery: RawBaseQuery = async (args, api, options) => {
  const base = new URL(getRuntimeConfig().apiBaseUrl, getPageOrigin());
  const isOurs = new URL(args.url, base).origin === base.origin;
  const isRead = (args.method ?? 'GET') === 'GET';
  const query = fetchBaseQuery({
    baseUrl: base.toString(),
    responseHandler: readBody,
    timeout: isRead ? requestTimeout : writeTimeout,
    // For a forced call (after a visit or Retry), the back end must confirm that the answer in the
    // browser's HTTP cache is still current.
    ...(api.forced && { cache: 'no-cache' }),
    ...(dependsOnPrice(args.url) && { cache: 'reload' }),
    prepareHeaders: (_headers, { extraOptions, ...context }) => {
      // Tokens are sent only to the back end, even if a call uses another address.
      const tokens = isOurs && getTokenHeaders(extraOptions as ApiOptions, context);
      return new Headers({ ...getRequestHeaders(args.url), ...tokens });
    },
  });
  const answer = await query(args, api, options);
  const { data, error, meta } = answer;
  // `readBody` throws only if the body is cut off.
  if (error?.status === 'PARSING_ERROR')
    return { error: { status: 'FETCH_ERROR', error: error.error } };
  if (error) return answer;
  if (getStatusCode(data) === 401) return { error: { status: 401, data }, meta };
  // HTML comes from a CDN or a network, not from the back end. For a query, an empty body is no
  // answer either.
  const isForeign = api.type === 'query' && (data === null || isMarkup(data));
  return isForeign
    ? { error: { status: 'FETCH_ERROR', error: 'HTML or no body where JSON is due' }, meta }
    : answer;
};

export const baseQuery = withErrorTexts(withRetries(withStaleCache(withToken(rawBaseQuery))));

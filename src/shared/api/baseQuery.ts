import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isMarkup, getStatusCode } from './apiError';
import type { RawBaseQuery } from './apiOptions';
import { readBody } from './readBody';
import { readTimeout, writeTimeout } from './tokenRequest';
import { withErrorTexts } from './withErrorTexts';
import { withRetries } from './withRetries';
import { withStaleCache } from './withStaleCache';
import { removeTokens, withToken } from './withToken';

/** Sends a call to the configured back end with RTK's own base query. */
const rawBaseQuery: RawBaseQuery = async (args, api, options) => {
  const backEndUrl = new URL(getRuntimeConfig().apiBaseUrl, getPageOrigin());
  const isBackEndAddress = new URL(args.url, backEndUrl).origin === backEndUrl.origin;
  const isRead = (args.method ?? 'GET') === 'GET';
  const sendRequest = fetchBaseQuery({
    baseUrl: backEndUrl.toString(),
    responseHandler: readBody,
    timeout: isRead ? readTimeout : writeTimeout,
    // The back end must confirm that an answer in the browser's HTTP cache is still current.
    cache: 'no-cache',
    prepareHeaders: (headers) => {
      headers.set('accept', 'application/json');
      // Tokens are sent only to the back end, even if a call uses another address.
      if (!isBackEndAddress) removeTokens(headers);
    },
  });
  const answer = await sendRequest(args, api, options);
  const { data, error, meta } = answer;
  // `readBody` throws only if the body is cut off. This counts as a network error.
  if (error?.status === 'PARSING_ERROR')
    return { error: { status: 'FETCH_ERROR', error: error.error } };
  if (error) return answer;
  if (getStatusCode(data) === 401) return { error: { status: 401, data }, meta };
  // A query counts as unanswered if the body is empty or is HTML. HTML comes from a CDN, proxy or
  // captive portal, not from the back end.
  const hasNoAnswer = api.type === 'query' && (data === null || isMarkup(data));
  return hasNoAnswer
    ? { error: { status: 'FETCH_ERROR', error: 'HTML or no body where JSON is due' }, meta }
    : answer;
};

export const baseQuery = withErrorTexts(withRetries(withStaleCache(withToken(rawBaseQuery))));

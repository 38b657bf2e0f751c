import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { pageOrigin, runtimeConfig } from '@/shared/config/runtimeConfig';
import type { ApiOptions, RawBaseQuery } from './apiOptions';
import { takeOrFetch } from './earlyRequests';
import { withRefusals } from './pageViewSlice';
import { readBody } from './readBody';
import { requestHeaders } from './requestHeaders';
import { requestTimeout, writeTimeout } from './tokenRequest';
import { withErrorTexts } from './withErrorTexts';
import { withRetries } from './withRetries';
import { withStaleCache } from './withStaleCache';
import { tokenHeaders, withToken } from './withToken';

/** RTK's own base query, on the origin that the configuration names. */
const rawBaseQuery: RawBaseQuery = async (args, api, options) => {
  const base = new URL(runtimeConfig().apiBaseUrl, pageOrigin());
  const isOurs = new URL(args.url, base).origin === base.origin;
  const isRead = (args.method ?? 'GET') === 'GET';
  const query = fetchBaseQuery({
    baseUrl: base.toString(),
    responseHandler: readBody,
    timeout: isRead ? requestTimeout : writeTimeout,
    fetchFn: (request) => takeOrFetch(request as Request),
    prepareHeaders: (_headers, { extraOptions, getState }) => {
      // The tokens are for the back end alone, whatever address a call names.
      const tokens = isOurs && tokenHeaders(extraOptions as ApiOptions, getState);
      return new Headers({ ...requestHeaders(args.url), ...tokens });
    },
  });
  const answer = await query(args, api, options);
  // `readBody` throws only where the body is cut.
  return answer.error?.status === 'PARSING_ERROR'
    ? { error: { status: 'FETCH_ERROR', error: answer.error.error } }
    : answer;
};

export const baseQuery = withRefusals(
  withErrorTexts(withRetries(withStaleCache(withToken(rawBaseQuery)))),
);

import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { pageOrigin } from '@/shared/config/origin';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { takeEarlyResponse } from './earlyRequests';
import { readBody } from './readBody';
import { requestHeaders } from './requestHeaders';
import type { Send, SendOptions } from './send';
import { requestTimeout } from './tokenRequest';
import { withErrorTexts } from './withErrorTexts';
import { withRetries } from './withRetries';
import { withToken } from './withToken';

/** RTK's own base query, on the origin that the configuration names. */
const send: Send = async (args, api, options) => {
  const query = fetchBaseQuery({
    baseUrl: new URL(runtimeConfig().apiBaseUrl, pageOrigin()).toString(),
    timeout: requestTimeout,
    responseHandler: readBody,
    fetchFn: (request) => takeEarlyResponse(request as Request) ?? fetch(request),
    prepareHeaders: (headers, { extraOptions }) => {
      const own = { ...requestHeaders(args.url), ...(extraOptions as SendOptions).headers };
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
    },
  });
  const answer = await query(args, api, options);
  // `readBody` throws only where the body is cut.
  return answer.error?.status === 'PARSING_ERROR'
    ? { error: { status: 'FETCH_ERROR', error: answer.error.error } }
    : answer;
};

export const baseQuery = withErrorTexts(withRetries(withToken(send)));

import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { pageOrigin } from '@/shared/config/origin';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { hasCaches } from '@/shared/lib/offlineCaches';
import { takeEarlyResponse } from './earlyRequests';
import { readBody } from './readBody';
import { requestHeaders } from './requestHeaders';
import type { Send, SendOptions } from './send';
import { requestTimeout } from './tokenRequest';
import { withLastCopy } from './withLastCopy';
import { withErrorTexts } from './withErrorTexts';
import { withRetries } from './withRetries';
import { withToken } from './withToken';

/** RTK's own base query, on the origin that the configuration names. */
const send: Send = async (args, api, options) => {
  let copy: Response | undefined;
  const query = fetchBaseQuery({
    baseUrl: new URL(runtimeConfig().apiBaseUrl, pageOrigin()).toString(),
    timeout: requestTimeout,
    responseHandler: readBody,
    fetchFn: async (request) => {
      const response = await (takeEarlyResponse(request as Request) ?? fetch(request));
      if (options.keepsCopy && response.ok && hasCaches()) copy = response.clone();
      return response;
    },
    prepareHeaders: (headers, { extraOptions }) => {
      const own = { ...requestHeaders(args.url), ...(extraOptions as SendOptions).headers };
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
    },
  });
  const answer = await query(args, api, options);
  // `readBody` throws only where the body is cut.
  return answer.error?.status === 'PARSING_ERROR'
    ? { error: { status: 'FETCH_ERROR', error: answer.error.error } }
    : { ...answer, meta: { ...answer.meta, copy } };
};

export const baseQuery = withErrorTexts(withRetries(withLastCopy(withToken(send))));

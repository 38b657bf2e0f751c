import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { pageOrigin } from '@/shared/config/origin';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { hasCaches } from '@/shared/storage/offlineCaches';
import { takeEarlyResponse } from './earlyRequests';
import { readBody } from './readBody';
import { requestHeaders } from './requestHeaders';
import type { Send, SendOptions } from './send';
import { withLastCopy } from './withLastCopy';
import { withErrorTexts } from './withErrorTexts';
import { withRefusals } from './withRefusals';
import { withRetries } from './withRetries';
import { withTimeLimit } from './withTimeLimit';
import { withToken } from './withToken';

/** RTK's own base query, on the origin that the configuration names. */
const send: Send = async (args, api, options) => {
  let copy: Response | undefined;
  const base = new URL(runtimeConfig().apiBaseUrl, pageOrigin());
  const isOurs = new URL(args.url, base).origin === base.origin;
  const query = fetchBaseQuery({
    baseUrl: base.toString(),
    responseHandler: readBody,
    fetchFn: async (request) => {
      const response = await (takeEarlyResponse(request as Request) ?? fetch(request));
      if (options.keepsCopy && response.ok && hasCaches()) copy = response.clone();
      return response;
    },
    prepareHeaders: (headers, { extraOptions }) => {
      // The tokens are for the back end alone, whatever address a call names.
      const tokens = isOurs && (extraOptions as SendOptions).headers;
      const own = { ...requestHeaders(args.url), ...tokens };
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
    },
  });
  const answer = await query(args, api, options);
  // `readBody` throws only where the body is cut.
  return answer.error?.status === 'PARSING_ERROR'
    ? { error: { status: 'FETCH_ERROR', error: answer.error.error } }
    : { ...answer, meta: { ...answer.meta, copy } };
};

export const baseQuery = withRefusals(
  withErrorTexts(withRetries(withLastCopy(withTimeLimit(withToken(send))))),
);

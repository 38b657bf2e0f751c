import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { ensureAccessToken, TokenError } from './accessToken';
import type { ApiContext, ApiOptions, RawBaseQuery } from './apiOptions';
import { canRetry } from './retryPolicy';

export function getTokenHeaders(
  { auth = 'access', accessToken, sendsUserToken }: ApiOptions,
  { getState, extra }: Pick<BaseQueryApi, 'getState' | 'extra'>,
): Record<string, string> {
  const getUserToken = () => (extra as ApiContext).selectUserToken(getState() as never);
  const bearer = { access: () => accessToken, user: getUserToken, none: () => undefined }[auth]();
  const userTokenHeader = sendsUserToken && getRuntimeConfig().userTokenHeader;
  const sentUserToken = userTokenHeader && getUserToken();
  return {
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(sentUserToken && { [userTokenHeader]: sentUserToken }),
  };
}

function toQueryError({ message, response }: TokenError): FetchBaseQueryError {
  if (!response) return { status: 'FETCH_ERROR', error: message };
  if (canRetry(response.status)) return { status: response.status, data: undefined };
  return { status: 'CUSTOM_ERROR', error: message };
}

/**
 * Gets an access token before the call. After a 401, the token is refreshed once and the call is
 * repeated once. A second 401 is returned to the caller.
 */
export const withToken =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    const { auth = 'access' } = options;
    if (auth !== 'access') return baseQuery(args, api, options);
    try {
      const accessToken = await ensureAccessToken();
      const answer = await baseQuery(args, api, { ...options, accessToken });
      if (answer.error?.status !== 401) return answer;
      const newToken = await ensureAccessToken(accessToken);
      // The retry bypasses the browser's HTTP cache, which may contain an answer with HTTP status
      // 200 and a `statusCode` of 401 in its body.
      const retryArgs = { ...args, cache: 'reload' as const };
      return await baseQuery(retryArgs, api, { ...options, accessToken: newToken });
    } catch (cause) {
      if (!(cause instanceof TokenError)) throw cause;
      return {
        error: toQueryError(cause),
        meta: { response: cause.response, isTokenMissing: true },
      };
    }
  };

import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { RootState } from '@/shared/store/storeHooks';
import { ensureAccessToken, TokenError } from './accessToken';
import type { RawBaseQuery } from './apiOptions';
import { canRetry } from './retryPolicy';

const addHeader = (args: FetchArgs, name: string, value: string): FetchArgs => ({
  ...args,
  headers: { ...(args.headers as Record<string, string>), [name]: value },
});

const addBearer = (args: FetchArgs, token: string | null): FetchArgs =>
  token ? addHeader(args, 'authorization', `Bearer ${token}`) : args;

/** Removes all headers that may contain a token. */
export function removeTokens(headers: Headers): void {
  const { userTokenHeader } = getRuntimeConfig();
  for (const name of ['authorization', userTokenHeader]) if (name) headers.delete(name);
}

function toQueryError({ message, response }: TokenError): FetchBaseQueryError {
  if (!response) return { status: 'FETCH_ERROR', error: message };
  if (canRetry(response.status)) return { status: response.status, data: undefined };
  return { status: 'CUSTOM_ERROR', error: message };
}

/**
 * Adds the token that the endpoint asks for. An access token is fetched first if there is none.
 * After a 401, it is refreshed once and the call is repeated once. A second 401 is returned to the
 * caller.
 */
export const withToken =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    const { auth = 'access', sendsUserToken } = options;
    if (auth === 'none') return baseQuery(args, api, options);
    const { authToken } = (api.getState() as RootState).auth;
    if (auth === 'user') return baseQuery(addBearer(args, authToken), api, options);
    const { userTokenHeader } = getRuntimeConfig();
    const fetchArgs =
      sendsUserToken && userTokenHeader && authToken
        ? addHeader(args, userTokenHeader, authToken)
        : args;
    try {
      const accessToken = await ensureAccessToken();
      const answer = await baseQuery(addBearer(fetchArgs, accessToken), api, options);
      if (answer.error?.status !== 401) return answer;
      const newToken = await ensureAccessToken(accessToken);
      // The retry bypasses the browser's HTTP cache, which may contain an answer with HTTP status
      // 200 and a `statusCode` of 401 in its body.
      const retryArgs = { ...fetchArgs, cache: 'reload' as const };
      return await baseQuery(addBearer(retryArgs, newToken), api, options);
    } catch (cause) {
      if (!(cause instanceof TokenError)) throw cause;
      return {
        error: toQueryError(cause),
        meta: { response: cause.response, isTokenMissing: true },
      };
    }
  };

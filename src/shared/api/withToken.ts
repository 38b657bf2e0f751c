import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { isBearer } from '@/shared/contract/bearer';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { ensureAccessToken, TokenError, tokensFetched } from './accessToken';
import { canRetry } from './retryPolicy';
import type { ApiOptions, Send } from './send';

function userToken(): string | undefined {
  const token = sessionStore.get(sessionKeys.authToken) ?? '';
  return isBearer(token) ? token : undefined;
}

function headersFor(bearer: string | undefined, { namesUser }: ApiOptions) {
  const name = namesUser && runtimeConfig().userTokenHeader;
  const user = name && userToken();
  return {
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(user && { [name]: user }),
  };
}

function errorOf({ status, message }: TokenError): FetchBaseQueryError {
  if (status === 0) return { status: 'FETCH_ERROR', error: message };
  if (canRetry(status)) return { status, data: undefined };
  return { status: 'CUSTOM_ERROR', error: message };
}

/** Sends with the bearer that the call asks for. A 401 brings one refresh and one more try; a second one stands. */
export const withToken =
  (send: Send): Send =>
  async (args, api, options) => {
    const { auth = 'access' } = options;
    const sendWith = (bearer?: string) =>
      send(args, api, { ...options, headers: headersFor(bearer, options) });
    if (auth === 'none') return sendWith();
    if (auth === 'user') return sendWith(userToken());
    try {
      const token = await ensureAccessToken();
      const fetched = tokensFetched;
      const answer = await sendWith(token);
      if (answer.error?.status !== 401) return answer;
      return await sendWith(await ensureAccessToken(token, fetched));
    } catch (cause) {
      if (!(cause instanceof TokenError)) throw cause;
      return { error: errorOf(cause), meta: { tokenError: cause } };
    }
  };

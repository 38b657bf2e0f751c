import * as v from 'valibot';
import { TokenResponse } from '@/shared/contract/token';
import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isMarkup, getServerMessage } from './apiError';
import { clearResourceTimings } from './clearResourceTimings';
import { errorMessages } from './errorMessages';
import { readBody } from './readBody';
import { readAccessToken, storeAccessToken, createTokenRequest } from './tokenRequest';

/**
 * Thrown if no token is available. It contains the response of the token call, if the call got a
 * response.
 */
export class TokenError extends Error {
  override name = 'TokenError';
  constructor(
    message: string,
    readonly response?: Response,
  ) {
    super(message);
  }
}

function throwNoAnswer(): never {
  throw new TokenError(errorMessages.tokenUnavailable);
}

/**
 * Requests an access token and stores it.
 * @throws TokenError with the server's own text or a text of `errorMessages`
 */
async function fetchAccessToken(): Promise<string> {
  const { apiBaseUrl, webClient } = getRuntimeConfig();
  const request = createTokenRequest(apiBaseUrl || getPageOrigin(), webClient);
  const response = await fetch(request).catch(throwNoAnswer);
  const body = await readBody(response).catch(throwNoAnswer);
  if (!response.ok) throw new TokenError(errorMessages.tokenStatus(response.status), response);
  // HTML or an empty body does not come from the back end. The error therefore contains no
  // response, so that the call may be retried.
  if (body === null || isMarkup(body)) throw new TokenError(errorMessages.tokenInvalid);
  const result = v.safeParse(TokenResponse, body);
  if (!result.success) {
    throw new TokenError(getServerMessage(body) ?? errorMessages.tokenInvalid, response);
  }
  const { data: token, expiresIn } = result.output;
  storeAccessToken(token, expiresIn);
  return token;
}

let pendingTokenPromise: Promise<string> | undefined;

/**
 * Returns a usable access token. Concurrent callers share one token call.
 * @param rejectedToken a token that the back end has rejected, so that it is never returned
 * @throws TokenError to every waiting caller; the next caller tries again
 */
export async function ensureAccessToken(rejectedToken?: string): Promise<string> {
  const storedToken = readAccessToken();
  if (storedToken && storedToken !== rejectedToken) return storedToken;
  pendingTokenPromise ??= fetchAccessToken()
    .catch((cause: unknown) => {
      const message =
        rejectedToken === undefined ? errorMessages.tokenUnavailable : errorMessages.tokenRefresh;
      console.error(message, cause instanceof Error ? cause.message : '');
      throw cause;
    })
    .finally(() => {
      pendingTokenPromise = undefined;
      clearResourceTimings();
    });
  return pendingTokenPromise;
}

import * as v from 'valibot';
import { TokenResponse } from '@/shared/contract/token';
import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isMarkup, getServerMessage } from './apiError';
import { errorMessages } from './errorMessages';
import { readBody } from './readBody';
import { readAccessToken, storeAccessToken, createTokenRequest } from './tokenRequest';

/** Raised where no token could be had, with the answer of the token call where one came. */
export class TokenError extends Error {
  override name = 'TokenError';
  constructor(
    message: string,
    readonly response?: Response,
  ) {
    super(message);
  }
}

function noAnswer(): never {
  throw new TokenError(errorMessages.tokenUnavailable);
}

/** @throws TokenError with the texts of the error catalogue */
async function fetchAccessToken(): Promise<string> {
  const { apiBaseUrl, webClient } = getRuntimeConfig();
  const request = createTokenRequest(apiBaseUrl || getPageOrigin(), webClient);
  const response = await fetch(request).catch(noAnswer);
  const body = await readBody(response).catch(noAnswer);
  if (!response.ok) throw new TokenError(errorMessages.tokenStatus(response.status), response);
  // No answer of the back end, but a CDN's page or nothing at all: another try may bring one.
  if (body === null || isMarkup(body)) throw new TokenError(errorMessages.tokenInvalid);
  const parsed = v.safeParse(TokenResponse, body);
  if (!parsed.success) {
    throw new TokenError(getServerMessage(body) ?? errorMessages.tokenInvalid, response);
  }
  const { data: token, expiresIn } = parsed.output;
  storeAccessToken(token, expiresIn);
  return token;
}

let underWay: Promise<string> | undefined;

/**
 * A usable access token. One fetch serves all who ask at the same time; a caller whose request was rejected names the
 * token it had sent, and gets the current one where another has come meanwhile.
 * @throws TokenError to each waiter; the next caller tries again.
 */
export async function ensureAccessToken(rejected?: string): Promise<string> {
  const cached = readAccessToken();
  if (cached && cached !== rejected) return cached;
  underWay ??= fetchAccessToken()
    .catch((cause: unknown) => {
      const what =
        rejected === undefined ? errorMessages.tokenUnavailable : errorMessages.tokenRefresh;
      console.error(what, cause instanceof Error ? cause.message : '');
      throw cause;
    })
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

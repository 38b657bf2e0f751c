import * as v from 'valibot';
import { TokenResponse } from '@/shared/contract/token';
import { pageOrigin, runtimeConfig } from '@/shared/config/runtimeConfig';
import { serverMessage } from './apiError';
import { takeEarlyToken } from './earlyRequests';
import { errorMessages } from './errorMessages';
import { readBody } from './readBody';
import { readAccessToken, requestTimeout, requestToken, storeAccessToken } from './tokenRequest';

/** Raised where no token could be had. `status` is the HTTP status, or 0 where none came. */
export class TokenError extends Error {
  override name = 'TokenError';
  constructor(
    message: string,
    readonly status: number,
    /** Seconds after which the server allows another try. */
    readonly retryAfter: string | null = null,
  ) {
    super(message);
  }
}

async function askForToken(): Promise<{ response: Response; body: unknown }> {
  const { apiBaseUrl, webClient } = runtimeConfig();
  const base = apiBaseUrl || pageOrigin();
  const ask = () => requestToken(base, webClient, AbortSignal.timeout(requestTimeout));
  const response = await (takeEarlyToken() ?? ask());
  return { response, body: await readBody(response) };
}

/** @throws TokenError with the texts of the error catalogue */
async function fetchAccessToken(): Promise<string> {
  const { response, body } = await askForToken().catch(() => {
    throw new TokenError(errorMessages.tokenUnavailable, 0);
  });
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after');
    throw new TokenError(errorMessages.tokenStatus(response.status), response.status, retryAfter);
  }
  const parsed = v.safeParse(TokenResponse, body);
  if (!parsed.success) {
    throw new TokenError(serverMessage(body) ?? errorMessages.tokenInvalid, response.status);
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

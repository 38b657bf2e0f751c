import { isBearer } from '@/shared/contract/bearer';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { now } from '@/shared/timing/clock';

/** Longest wait for the answer to a read, with its body, in ms. */
export const requestTimeout = 20_000;

/** The same for a write, in ms. A slow back end may save first and answer late, and a write is never sent again. */
export const writeTimeout = 60_000;

/** The cached token, if it can be sent, while its `tokenExpiry` (ms) lies ahead. */
export function readAccessToken(at = now()): string | undefined {
  const token = sessionStore.get(sessionKeys.accessToken) ?? '';
  const expiry = Number(sessionStore.get(sessionKeys.tokenExpiry));
  return isBearer(token) && expiry > at ? token : undefined;
}

/** @param lifetime in seconds */
export function storeAccessToken(token: string, lifetime: number): void {
  sessionStore.set(sessionKeys.accessToken, token);
  sessionStore.set(sessionKeys.tokenExpiry, String(Math.round(now() + lifetime * 1000)));
}

/** Call 1: credentials travel in the query, so nothing about the address is kept, referred or logged. */
export function createTokenRequest(
  base: string,
  { loginId, loginPassword }: { loginId: string; loginPassword: string },
): Request {
  const query = new URLSearchParams({ LoginId: loginId, LoginPassword: loginPassword });
  return new Request(`${base}/api/Login/GenerateToken?${query.toString()}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(requestTimeout),
  });
}

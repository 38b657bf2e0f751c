import { isBearer } from '@/shared/contract/bearer';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { now } from '@/shared/timing/clock';

/** Longest wait for the complete answer to a read, in ms. */
export const readTimeout = 20_000;

/**
 * Longest wait for the answer to a write, in ms. A slow back end may save first and answer late,
 * and a write is never repeated.
 */
export const writeTimeout = 60_000;

/**
 * Returns the stored token if it is allowed in a header and its `tokenExpiry` is in the future.
 * Otherwise, returns `undefined`.
 */
export function readAccessToken(currentTime = now()): string | undefined {
  const token = sessionStore.get(sessionKeys.accessToken) ?? '';
  const expiry = Number(sessionStore.get(sessionKeys.tokenExpiry));
  return isBearer(token) && expiry > currentTime ? token : undefined;
}

/**
 * Stores an access token and the time when it expires.
 * @param lifetime in seconds
 */
export function storeAccessToken(token: string, lifetime: number): void {
  sessionStore.set(sessionKeys.accessToken, token);
  sessionStore.set(sessionKeys.tokenExpiry, String(Math.round(now() + lifetime * 1000)));
}

/**
 * Creates the request for an access token (`GenerateToken`). Its credentials are in the query, so
 * the address must not be cached, sent as a referrer or logged.
 */
export function createTokenRequest(
  baseUrl: string,
  { loginId, loginPassword }: { loginId: string; loginPassword: string },
): Request {
  const query = new URLSearchParams({ LoginId: loginId, LoginPassword: loginPassword });
  return new Request(`${baseUrl}/api/Login/GenerateToken?${query.toString()}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(readTimeout),
  });
}

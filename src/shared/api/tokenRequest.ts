import { sessionKeys, sessionStore } from '@/shared/lib/webStorage';
import { requestTimeout } from './timeLimit';

/** The cached token while its `tokenExpiry` (ms) lies ahead (section 4). */
export function readAccessToken(now = Date.now()): string | undefined {
  const token = sessionStore.get(sessionKeys.accessToken);
  const expiry = Number(sessionStore.get(sessionKeys.tokenExpiry));
  return token && Number.isFinite(expiry) && now < expiry ? token : undefined;
}

/** Sends call 1: credentials travel in the query, so nothing about the address is kept, referred or logged. */
export function requestToken(
  apiBaseUrl: string,
  webClient: { loginId: string; loginPassword: string },
): Promise<Response> {
  const query = new URLSearchParams({
    LoginId: webClient.loginId,
    LoginPassword: webClient.loginPassword,
  });
  const path = `${apiBaseUrl}/api/Login/GenerateToken?${query.toString()}`;
  return fetch(new URL(path, window.location.origin), {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(requestTimeout),
  });
}

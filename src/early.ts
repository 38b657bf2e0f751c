import { fetchAccessToken, readAccessToken } from './shared/api/accessToken';
import type { EarlyRequests } from './shared/api/early';
import { runtimeConfig } from './shared/config/runtimeConfig';

/**
 * Runs before the bundle has arrived: starts the token and the first data of this address, for the base query to take
 * over (`shared/api/early`). A fault here costs nothing: the base query then asks by itself.
 */
const firstCalls = (pathname: string): string[] => {
  const home = [
    '/api/WAP/ProductWebLink/GetAll',
    '/api/WAP/Banner/GetAll',
    '/api/ISPM/ProductCategory/GetWebCategory',
  ];
  const always = ['/api/ADM/Client/GetByLoginClient'];
  return pathname === '/' ? [...home, ...always] : always;
};

function start(): void {
  const { apiBaseUrl } = runtimeConfig();
  const cached = readAccessToken();
  const token = cached ? Promise.resolve(cached) : fetchAccessToken();
  const early: EarlyRequests = { responses: new Map() };
  if (!cached) early.token = token;
  for (const path of firstCalls(window.location.pathname)) {
    const url = new URL(`${apiBaseUrl}${path}`, window.location.origin).toString();
    const response = token.then((bearer) =>
      fetch(url, { headers: { accept: 'application/json', authorization: `Bearer ${bearer}` } }),
    );
    response.catch(() => undefined);
    early.responses.set(url, response);
  }
  token.catch(() => undefined);
  window.storefrontEarly = early;
}

try {
  start();
} catch {
  // The bundle reports a broken configuration, on the page.
}

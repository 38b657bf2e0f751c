import type { EarlyRequests } from './shared/api/early';
import type { StorefrontConfig } from './shared/config/runtimeConfig';
import { readAccessToken, requestToken } from './shared/api/tokenRequest';

/**
 * Runs before the bundle has arrived: starts the token and the first data of this address, for the base query to take
 * over (`shared/api/early`). It checks nothing, since the bundle does: a fault here only costs the head start.
 */
const firstCalls: Record<string, string[]> = {
  '/': [
    '/api/WAP/Banner/GetAll',
    '/api/WAP/ProductWebLink/GetAll',
    '/api/ISPM/ProductCategory/GetWebCategory',
  ],
  '/products': [
    '/api/WAP/ProductWebLink/GetAll',
    '/api/ISPM/ProductArea/GetWebArea',
    '/api/ISPM/ProductCategory/GetWebCategory',
    '/api/ISPM/ProductSubCategory/GetWebSubCategory',
  ],
};

/** The token in an answer of call 1, whatever else is in it; the bundle judges the answer. */
const tokenIn = async (answer: Promise<Response>): Promise<string> => {
  const body = (await (await answer).clone().json()) as { data?: unknown };
  if (typeof body.data !== 'string') throw new TypeError('no token');
  return body.data;
};

function start({ apiBaseUrl = '', webClient }: StorefrontConfig): void {
  const early: EarlyRequests = { responses: new Map() };
  const cached = readAccessToken();
  if (!cached) {
    early.token = requestToken(apiBaseUrl, webClient);
    early.token.catch(() => undefined);
  }
  const bearer = early.token ? tokenIn(early.token) : Promise.resolve(cached ?? '');
  const paths = [
    '/api/ADM/Client/GetByLoginClient',
    ...(firstCalls[window.location.pathname] ?? []),
  ];
  for (const path of paths) {
    const url = new URL(apiBaseUrl + path, window.location.origin).toString();
    const response = bearer.then((token) =>
      fetch(url, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } }),
    );
    response.catch(() => undefined);
    early.responses.set(url, response);
  }
  window.storefrontEarly = early;
}

try {
  start(window.storefrontConfig as StorefrontConfig);
} catch {
  // The bundle reports a broken configuration, on the page.
}

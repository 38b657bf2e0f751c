import { hasUnsentOrder } from '@/features/cart/unsentOrders';
import type { EarlyRequests } from '@/shared/api/earlyRequests';
import { requestHeaders } from '@/shared/api/requestHeaders';
import { readAccessToken, requestTimeout, tokenRequest } from '@/shared/api/tokenRequest';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { largestPicture } from '@/shared/timing/largestPicture';

/*
 * Runs before the page paints. It hides content that is not this address's, asks for the token and the calls that the
 * page lists, and brings the bundle. All that it knows of the page stands on its own tag: see `documentHtml`.
 */

const { dataset } = document.currentScript ?? document.body;
const listOf = (text: string | undefined) => (text ? text.split(' ') : []);

/** A trailing slash, and what is percent-encoded, make no other page. */
function bare(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, '');
  } catch {
    return pathname;
  }
}

const { pathname, search } = window.location;
const query = new URLSearchParams(search);
const isThisPage = dataset['path'] !== undefined && bare(pathname) === bare(dataset['path']);

const run = (src: string): Promise<void> => insert(src).catch(() => insert(src));

// The page names this script twice: the second time is for when it did not arrive the first time.
const isFirst = !window.storefrontEarly;

const policy = isFirst
  ? window.trustedTypes?.createPolicy('start', {
      createScriptURL: (src: string) => {
        const { origin } = window.location;
        return new URL(src, origin).origin === origin ? src : '';
      },
    })
  : undefined;

function insert(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = false;
  script.src = (policy?.createScriptURL(src) ?? src) as string;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = reject;
  });
}

/** The token in an answer of call 1, whatever else is in it; the bundle judges the answer. */
async function tokenIn(answer: Promise<Response>): Promise<string> {
  const body = (await (await answer).clone().json()) as { data?: unknown };
  if (typeof body.data !== 'string') throw new TypeError('no token');
  return body.data;
}

/** The base query takes the answers over, see `shared/api/earlyRequests`: a fault here costs no more than the head start. */
function ask({ apiBaseUrl, webClient }: StorefrontConfig, early: EarlyRequests): void {
  const base = (apiBaseUrl || window.location.origin).trim().replace(/\/+$/, '');
  const share = (url: string, response: Promise<Response>) => {
    response.catch(() => undefined);
    early.set(url, response);
    return response;
  };
  const cached = readAccessToken();
  const request = tokenRequest(base, webClient);
  const bearer = cached ? Promise.resolve(cached) : tokenIn(share(request.url, fetch(request)));
  bearer.catch(() => undefined);
  const signal = AbortSignal.timeout(requestTimeout);
  for (const call of isThisPage ? listOf(dataset['calls']) : []) {
    const { href } = new URL(base + call);
    const send = (token: string) =>
      fetch(href, {
        headers: { ...requestHeaders(call), authorization: `Bearer ${token}` },
        signal,
      });
    void share(href, bearer.then(send));
  }
}

async function main(early: EarlyRequests): Promise<void> {
  window.storefrontEarly = early;
  const { documentElement: html } = document;
  const isOther = listOf(dataset['params']).some((name) => query.has(name));
  if (!isThisPage || isOther) html.dataset['plain'] = '';
  if (hasUnsentOrder()) html.dataset['unsent'] = '';
  if (window.storefrontConfig === undefined) {
    await run(dataset['config'] ?? '').catch(() => undefined);
  }
  try {
    ask(window.storefrontConfig as StorefrontConfig, early);
  } catch {
    // The bundle reports a broken configuration, on the page.
  }
  await largestPicture();
  const scripts = [...listOf(dataset['entry']), ...(isThisPage ? listOf(dataset['scripts']) : [])];
  for (const src of scripts) {
    run(src).catch(() => {
      html.dataset['failed'] = '';
    });
  }
}

if (isFirst) void main(new Map());

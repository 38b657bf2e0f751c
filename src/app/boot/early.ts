import type { EarlyRequests } from '@/shared/api/earlyRequests';
import { dependsOnPrice, requestHeaders } from '@/shared/api/requestHeaders';
import { readAccessToken, requestTimeout, tokenRequest } from '@/shared/api/tokenRequest';
import { isBearer } from '@/shared/contract/bearer';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { largestPicture } from '@/shared/timing/largestPicture';

/*
 * Asks for the token and the calls that the page lists, and brings the bundle, while the page is shown. All that it
 * knows of the page stands on its own tag: see `documentHtml`. What must be known before the page is painted is the
 * business of `inline.js`.
 */

const { dataset } = document.querySelector<HTMLElement>('script[data-entry]') ?? document.body;
const { dataset: marks } = document.documentElement;
const listOf = (text: string | undefined) => (text ? text.split(' ') : []);

// A host's older policy has kept the inline script from running: the app draws the page anew.
if (!window.storefrontEarly) marks['plain'] = 'page';
const early: EarlyRequests = (window.storefrontEarly ??= new Map());
const isThisPage = marks['plain'] !== 'page';

const policy = window.trustedTypes?.createPolicy('start', {
  createScriptURL: (src: string) => {
    const { origin } = window.location;
    return new URL(src, origin).origin === origin ? src : '';
  },
});

const run = (src: string): Promise<void> => insert(src).catch(() => insert(src));

function insert(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = false;
  // Ahead of the pictures further down, which the visitor doesn't see yet.
  script.fetchPriority = 'high';
  script.src = (policy?.createScriptURL(src) ?? src) as string;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = reject;
  });
}

/** The token in an answer of call 1, by the rules of `TokenResponse`, which would cost the early script its schemas. */
async function tokenIn(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const body = (await response.clone().json()) as { statusCode?: unknown; data?: unknown };
  const token = typeof body.data === 'string' ? body.data.trim() : '';
  const isValid = response.ok && Number(body.statusCode) === 200 && isBearer(token);
  if (!isValid) throw new TypeError('no token');
  return token;
}

/** The base query takes the answers over, see `shared/api/earlyRequests`: a fault here costs no more than the head start. */
function ask({ apiBaseUrl, webClient }: StorefrontConfig): void {
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
        ...(dependsOnPrice(call) && { cache: 'reload' }),
        signal,
      });
    void share(href, bearer.then(send));
  }
}

async function main(): Promise<void> {
  if (window.storefrontConfig === undefined) {
    await run(dataset['config'] ?? '').catch(() => undefined);
  }
  try {
    const config = window.storefrontConfig as StorefrontConfig;
    ask(config);
    if (config.brand.look && dataset['look']) await run(dataset['look']);
  } catch {
    // The bundle reports a broken configuration, on the page; a look that does not come is the usual one.
  }
  // The page need not wait any longer: see `documentHtml`.
  marks['known'] = '';
  await largestPicture();
  const scripts = [...listOf(dataset['entry']), ...(isThisPage ? listOf(dataset['scripts']) : [])];
  for (const src of scripts) {
    run(src).catch(() => {
      marks['failed'] = '';
    });
  }
}

void main();

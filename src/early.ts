import { firstPicture } from './earlyPicture';
import type { EarlyRequests } from './shared/api/early';
import { requestHeaders } from './shared/api/requestHeaders';
import { requestTimeout } from './shared/api/timeLimit';
import { readAccessToken, requestToken } from './shared/api/tokenRequest';
import { withBase, withoutBase } from './shared/config/base';
import type { StorefrontConfig } from './shared/config/runtimeConfig';

/**
 * Runs before the bundle: starts the token and the first data of this address, puts the first picture into the shell
 * of index.html, and lets the bundle run once it is painted. The base query takes the answers over
 * (`shared/api/early`). It checks only what it shows, since the bundle checks the rest: a fault here costs no more than
 * the head start.
 */
const banners = '/api/WAP/Banner/GetAll';
const products = '/api/WAP/ProductWebLink/GetAll';
const areas = '/api/ISPM/ProductArea/GetWebArea';
const categories = '/api/ISPM/ProductCategory/GetWebCategory';
const subCategories = '/api/ISPM/ProductSubCategory/GetWebSubCategory';
const product = '/api/ISPM/Product/GetWebProductById?Id=';
const clientInfo = '/api/ADM/Client/GetByLoginClient';

/** First part of the path → what its page asks for; the first picture is in the first. */
const firstCalls: Record<string, string[]> = {
  '': [banners, products, categories],
  products: [products, areas, categories, subCategories],
  categories: [banners, products, categories],
};

/** First part of the path → which skeleton of index.html fits. */
const skeletons: Record<string, string> = {
  '': 'home',
  categories: 'home',
  products: 'products',
  product: 'product',
};

/** How long the bundle waits for the first picture, in ms: on a slow line it is still on its way by then. */
const patience = 1000;

const { dataset } = document.currentScript ?? document.body;
const addresses = (list: string | undefined) => (list ? list.split(',') : []);

/** The build leaves the scripts of each page on this script's own tag: see `pageScripts` of webpack.config.ts. */
function preloadScripts(page: string): void {
  const words = dataset['chunks']?.split(' ') ?? [];
  const scripts = words.find((word) => word.startsWith(`${page}=`))?.slice(page.length + 1);
  for (const href of addresses(scripts)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}

function insert(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = false;
  script.src = src;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = () => {
      resolve();
    };
    script.onerror = reject;
  });
}

/** A script that does not arrive is asked for once more. */
const run = (src: string): Promise<void> => insert(src).catch(() => insert(src));

/** In their order; they have been preloaded by index.html. In development they stand there themselves. */
function runBundle(): void {
  for (const src of addresses(dataset['entry'])) {
    run(src).catch(() => document.getElementById('shell')?.setAttribute('data-failed', ''));
  }
}

/** The product id of this address; its cipher is in a script of its own. */
async function productId(): Promise<string> {
  await run(dataset['product'] ?? '');
  const id = await window.storefrontEarly?.productId;
  if (!id) throw new TypeError('no product id');
  return encodeURIComponent(id);
}

/** The answers that a build step has left in the page, by path: see 'Prerendering' in README.md. */
function prerendered(): Record<string, unknown> {
  const text = document.getElementById('first-answers')?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** The token in an answer of call 1, whatever else is in it; the bundle judges the answer. */
async function tokenIn(answer: Promise<Response>): Promise<string> {
  const body = (await (await answer).clone().json()) as { data?: unknown };
  if (typeof body.data !== 'string') throw new TypeError('no token');
  return body.data;
}

/** @returns when the first picture is painted, if there is one */
function start({
  apiBaseUrl: base,
  webClient,
  brand,
}: Partial<StorefrontConfig> & Pick<StorefrontConfig, 'webClient'>): Promise<unknown> {
  const page = withoutBase(window.location.pathname)?.split('/')[1] ?? '';
  const shell = document.getElementById('shell');
  if (shell) {
    // A prerendered page has its own.
    shell.dataset['page'] ??= skeletons[page] ?? '';
    const name = shell.querySelector('.shell-brand');
    if (name) name.textContent = brand?.name ?? '';
  }
  preloadScripts(page);

  const apiBaseUrl = (base ?? '').trim().replace(/\/+$/, '');
  const early: EarlyRequests = (window.storefrontEarly ??= { responses: new Map() });
  const cached = readAccessToken();
  if (!cached) {
    early.token = requestToken(apiBaseUrl, webClient);
    early.token.catch(() => undefined);
  }
  const bearer = early.token ? tokenIn(early.token) : Promise.resolve(cached ?? '');
  const given = prerendered();
  const ask = (path: string) => {
    const url = new URL(apiBaseUrl + path, window.location.origin).toString();
    const response =
      path in given
        ? Promise.resolve(Response.json(given[path]))
        : bearer.then((token) =>
            fetch(url, {
              headers: requestHeaders(path, token),
              signal: AbortSignal.timeout(requestTimeout),
            }),
          );
    response.catch(() => undefined);
    early.responses.set(url, response);
    return response;
  };
  const [first] = (firstCalls[page] ?? []).map(ask);
  void ask(clientInfo);
  const answer = page === 'product' ? productId().then((id) => ask(product + id)) : first;
  // With filters or a search, the listing begins with others.
  const isPlain = page !== 'products' || window.location.search === '';
  return shell && answer && isPlain ? firstPicture(shell, apiBaseUrl, answer) : Promise.resolve();
}

function begin(): Promise<unknown> {
  try {
    return start(window.storefrontConfig as StorefrontConfig);
  } catch {
    // The bundle reports a broken configuration, on the page.
    return Promise.resolve();
  }
}

async function main(): Promise<void> {
  window.storefrontEarly = { responses: new Map() };
  if (window.storefrontConfig === undefined)
    await run(withBase('config.js')).catch(() => undefined);
  await Promise.race([
    begin().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  runBundle();
}

// index.html names this script twice: the second time is for when it did not arrive the first time.
if (!window.storefrontEarly) void main();

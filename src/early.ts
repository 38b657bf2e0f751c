import { bannerSize } from './features/content/bannerSize';
import type { EarlyRequests } from './shared/api/early';
import { readAccessToken, requestToken } from './shared/api/tokenRequest';
import type { StorefrontConfig } from './shared/config/runtimeConfig';
import { mediaSrcSet } from './shared/lib/mediaSrcSet';

/**
 * Runs before the bundle has arrived: starts the token, the first data and the page's own scripts of this address. The
 * base query takes the answers over (`shared/api/early`). It checks nothing, since the bundle does: a fault here only
 * costs the head start.
 */
const banners = '/api/WAP/Banner/GetAll';
const products = '/api/WAP/ProductWebLink/GetAll';
const areas = '/api/ISPM/ProductArea/GetWebArea';
const categories = '/api/ISPM/ProductCategory/GetWebCategory';
const subCategories = '/api/ISPM/ProductSubCategory/GetWebSubCategory';

/** First part of the path → what its page asks for. */
const firstCalls: Record<string, string[]> = {
  '': [banners, products, categories],
  products: [products, areas, categories, subCategories],
  categories: [banners, products, categories],
};

/** The build leaves the scripts of each page on this script's own tag: see `pageScripts` of webpack.config.ts. */
function preloadScripts(page: string): void {
  const words = document.currentScript?.dataset.chunks?.split(' ') ?? [];
  const scripts = words.find((word) => word.startsWith(`${page}=`))?.slice(page.length + 1);
  for (const href of scripts?.split(',') ?? []) preload({ as: 'script', href });
}

function preload(attributes: Record<string, string>): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/** The token in an answer of call 1, whatever else is in it; the bundle judges the answer. */
async function tokenIn(answer: Promise<Response>): Promise<string> {
  const body = (await (await answer).clone().json()) as { data?: unknown };
  if (typeof body.data !== 'string') throw new TypeError('no token');
  return body.data;
}

interface BannerRow {
  bannerPlacementPrefix?: unknown;
  bannerImageURL?: unknown;
}

/** The first banner's image, in the very words of `BannerCarousel`, so that it is asked for once. */
async function preloadBanner(answer: Promise<Response>, apiBaseUrl: string): Promise<void> {
  const { data } = (await (await answer).clone().json()) as { data?: BannerRow[] };
  const first = data?.find((row) => row.bannerPlacementPrefix === 'HSLBNP')?.bannerImageURL;
  // Only addresses of our own back end have sizes; a foreign one is left to the page's checks.
  if (typeof first !== 'string' || !/^\/(?![/\\])/.test(first)) return;
  const srcSet = mediaSrcSet(apiBaseUrl + first, apiBaseUrl);
  if (!srcSet) return;
  preload({
    as: 'image',
    imagesrcset: srcSet,
    imagesizes: bannerSize.sizes,
    fetchpriority: 'high',
  });
}

function start({
  apiBaseUrl: base,
  webClient,
}: Partial<StorefrontConfig> & Pick<StorefrontConfig, 'webClient'>): void {
  const page = window.location.pathname.split('/')[1] ?? '';
  preloadScripts(page);
  const apiBaseUrl = (base ?? '').trim().replace(/\/+$/, '');
  const early: EarlyRequests = { responses: new Map() };
  const cached = readAccessToken();
  if (!cached) {
    early.token = requestToken(apiBaseUrl, webClient);
    early.token.catch(() => undefined);
  }
  const bearer = early.token ? tokenIn(early.token) : Promise.resolve(cached ?? '');
  for (const path of [...(firstCalls[page] ?? []), '/api/ADM/Client/GetByLoginClient']) {
    const url = new URL(apiBaseUrl + path, window.location.origin).toString();
    const response = bearer.then((token) =>
      fetch(url, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } }),
    );
    if (path === banners && page === '') preloadBanner(response, apiBaseUrl).catch(() => undefined);
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

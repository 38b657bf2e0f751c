import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Returns the pages to measure. There is one page of each kind on which most visits start.
 * @param {string} productPath the address of some product
 */
export const getWeighedPages = (productPath) => ({
  home: '/',
  products: '/products',
  product: productPath,
  article: '/blogs/1',
});

/**
 * Returns the address of the first product on the home page.
 * @param {import('@playwright/test').Page} page @param {string} origin
 * @throws Error if the page contains no link to a product
 */
export async function getFirstProductPath(page, origin) {
  await page.goto(origin);
  const link = page.locator('main a[href^="/product/"]').first();
  // Wait, because the link appears later than the name of the product.
  await link.waitFor();
  return /** @type {string} */ (await link.getAttribute('href'));
}

/**
 * @param {string} file a file of dist/
 * @returns {{ gzip: number, brotli: number }} transferred bytes
 */
function getCompressedSizes(file) {
  const size = (
    /** @type {string} */ extension,
    /** @type {(input: Buffer) => Buffer} */ compress,
  ) => {
    try {
      return statSync(file + extension).size;
    } catch {
      return compress(readFileSync(file)).length;
    }
  };
  return { gzip: size('.gz', gzipSync), brotli: size('.br', brotliCompressSync) };
}

/** Runs in the page. Records when the prerendered page is hydrated. */
function watchForTakeOver() {
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root || root.dataset.static !== undefined) return;
    observer.disconnect();
    Object.assign(window, { takenOverAt: performance.now() });
  });
  observer.observe(document, { attributes: true, subtree: true });
}

/**
 * Runs in the page. Returns the requests that start before the page is hydrated, with their
 * compressed sizes. Prefetches are left out, because only later pages need them.
 */
function getRequestsUntilHydrated() {
  const { takenOverAt } = /** @type {{ takenOverAt: number }} */ (/** @type {unknown} */ (window));
  const isForLater = (/** @type {string} */ address) =>
    document.querySelector(`link[rel="prefetch"][href="${new URL(address).pathname}"]`) !== null;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < takenOverAt && !isForLater(name))
    .map((entry) => ({
      address: entry.name,
      bytes: /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize,
    }));
}

/** Patterns for the paths of other files that a page loads. */
const otherKinds = {
  css: /\.css$/,
  fonts: /\.woff2$/,
  images: /^\/media\/|\.(?:svg|png|ico)$/,
  data: /^\/(?:api|assets\/data)\//,
};

/**
 * Opens a prerendered page in an empty browser context. Adds up what the page loads until it is
 * hydrated.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url absolute
 */
export async function weighPage(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchForTakeOver);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takenOverAt' in window);
  await page.waitForLoadState('networkidle');
  const requestedUrls = await page.evaluate(getRequestsUntilHydrated);
  await context.close();

  const loadedUrls = [url, ...requestedUrls.map(({ address }) => address)].map(
    (address) => new URL(address),
  );
  const ownRequests = loadedUrls.filter(({ origin }) => origin === new URL(url).origin);
  const scripts = ownRequests.filter(
    ({ pathname }) => pathname.endsWith('.js') && pathname !== '/config.js',
  );
  const parts = scripts.map(({ pathname }) => ({
    name: path.basename(pathname).replace(/\.[0-9a-f]{6}\./, '.'),
    ...getCompressedSizes(path.join('dist', pathname)),
  }));
  const sum = (/** @type {'gzip' | 'brotli'} */ kind) =>
    parts.reduce((total, part) => total + part[kind], 0);
  const otherBytes = Object.entries(otherKinds).map(([kind, pattern]) => [
    kind,
    requestedUrls
      .filter(({ address }) => pattern.test(new URL(address).pathname))
      .reduce((total, { bytes }) => total + bytes, 0),
  ]);
  return {
    requests: loadedUrls.length,
    repeatedRequests: ownRequests
      .map(String)
      .filter((address, index, all) => all.indexOf(address) !== index),
    gzip: sum('gzip'),
    brotli: sum('brotli'),
    bytesByKind: /** @type {Record<string, number>} */ (Object.fromEntries(otherBytes)),
    parts,
  };
}

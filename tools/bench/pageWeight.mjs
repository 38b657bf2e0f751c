import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Returns the paths of the pages to measure, by name. Most visits start on pages of these four
 * kinds.
 * @param {string} productPath path of any product's page
 */
export const getWeighedPages = (productPath) => ({
  home: '/',
  products: '/products',
  product: productPath,
  article: '/blogs/1',
});

/**
 * Returns the path of the page of the first product that the home page shows.
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
 * Returns the compressed sizes of a file in bytes, by compression method.
 * @param {string} file path of a file in dist/
 * @returns {{ gzip: number, brotli: number }}
 */
function getCompressedSizes(file) {
  const getSize = (
    /** @type {string} */ extension,
    /** @type {(input: Buffer) => Buffer} */ compress,
  ) => {
    try {
      return statSync(file + extension).size;
    } catch {
      return compress(readFileSync(file)).length;
    }
  };
  return { gzip: getSize('.gz', gzipSync), brotli: getSize('.br', brotliCompressSync) };
}

/**
 * Sets `window.takenOverAt` to the time in ms at which the page is hydrated. Also keeps the browser's
 * list of requests, which the shop empties after a call with a password. This function runs in the
 * browser.
 */
function recordPageLoad() {
  performance.clearResourceTimings = () => undefined;
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root || root.dataset.static !== undefined) return;
    observer.disconnect();
    Object.assign(window, { takenOverAt: performance.now() });
  });
  observer.observe(document, { attributes: true, subtree: true });
}

/**
 * Returns the requests that started before the page was hydrated, with their compressed sizes in
 * bytes. Prefetches are left out, because only later pages need them. This function runs in the
 * browser.
 */
function getRequestsUntilHydrated() {
  const { takenOverAt } = /** @type {{ takenOverAt: number }} */ (/** @type {unknown} */ (window));
  const isPrefetched = (/** @type {string} */ address) =>
    document.querySelector(`link[rel="prefetch"][href="${new URL(address).pathname}"]`) !== null;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < takenOverAt && !isPrefetched(name))
    .map((entry) => ({
      address: entry.name,
      bytes: /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize,
    }));
}

/** Patterns that match the paths of files other than scripts, by kind of file. */
const otherFilePatterns = {
  css: /\.css$/,
  fonts: /\.woff2$/,
  images: /^\/media\/|\.(?:svg|png|ico)$/,
  data: /^\/(?:api|assets\/data)\//,
};

/**
 * Opens a prerendered page in a browser context with an empty cache. Returns how many requests and
 * bytes the page needs until it is hydrated.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url absolute address of the page
 */
export async function weighPage(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(recordPageLoad);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takenOverAt' in window);
  await page.waitForLoadState('networkidle');
  const requestedUrls = await page.evaluate(getRequestsUntilHydrated);
  await context.close();

  const loadedUrls = [url, ...requestedUrls.map(({ address }) => address)].map(
    (address) => new URL(address),
  );
  const ownUrls = loadedUrls.filter(({ origin }) => origin === new URL(url).origin);
  const scripts = ownUrls.filter(
    ({ pathname }) => pathname.endsWith('.js') && pathname !== '/config.js',
  );
  const scriptSizes = scripts.map(({ pathname }) =>
    getCompressedSizes(path.join('dist', pathname)),
  );
  const getTotalBytes = (/** @type {'gzip' | 'brotli'} */ compression) =>
    scriptSizes.reduce((total, script) => total + script[compression], 0);
  const otherByteEntries = Object.entries(otherFilePatterns).map(([kind, pattern]) => [
    kind,
    requestedUrls
      .filter(({ address }) => pattern.test(new URL(address).pathname))
      .reduce((total, { bytes }) => total + bytes, 0),
  ]);
  return {
    requests: loadedUrls.length,
    repeatedRequests: ownUrls
      .map(String)
      .filter((address, index, addresses) => addresses.indexOf(address) !== index),
    gzip: getTotalBytes('gzip'),
    brotli: getTotalBytes('brotli'),
    bytesByKind: /** @type {Record<string, number>} */ (Object.fromEntries(otherByteEntries)),
    scriptSizes,
  };
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * The routes that are weighed, and what says on each that the first product shows.
 * @param {string} productPath the address of some product
 */
export const weighedRoutes = (productPath) => ({
  home: { path: '/', firstProduct: 'main article h3' },
  products: { path: '/products', firstProduct: 'main article h3' },
  // No other page has this: a wrong address is never weighed in its place.
  product: { path: productPath, firstProduct: 'main nav[aria-label=Breadcrumb] ~ * h1' },
});

/**
 * The address of the first product on the home page. Fails where none is linked.
 * @param {import('@playwright/test').Page} page @param {string} origin
 */
export async function firstProductPath(page, origin) {
  await page.goto(origin);
  const link = page.locator('main a[href^="/product/"]').first();
  // A card's link comes after its name.
  await link.waitFor();
  return /** @type {string} */ (await link.getAttribute('href'));
}

/** @param {string} file a file of dist/ @returns {{ gzip: number, brotli: number }} bytes on the wire */
function compressed(file) {
  const size = (/** @type {string} */ twin, /** @type {(input: Buffer) => Buffer} */ otherwise) => {
    try {
      return statSync(file + twin).size;
    } catch {
      return otherwise(readFileSync(file)).length;
    }
  };
  return { gzip: size('.gz', gzipSync), brotli: size('.br', brotliCompressSync) };
}

/** In the page: notes when the selector first finds something. @param {string} selector */
function watchForFirst(selector) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    Object.assign(window, { firstProductAt: performance.now() });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In the page: what was asked for until then, and its bytes on the wire. */
function askedBeforeFirst() {
  const { firstProductAt } = /** @type {{ firstProductAt: number }} */ (
    /** @type {unknown} */ (window)
  );
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < firstProductAt)
    .map((entry) => ({
      address: entry.name,
      bytes: /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize,
    }));
}

/** What a page loads beside its JavaScript, by path. */
const otherKinds = {
  css: /\.css$/,
  fonts: /\.woff2$/,
  images: /^\/media\/|\.(?:svg|png|ico)$/,
  data: /^\/api\//,
};

/**
 * Opens a route in an empty browser context and weighs what was asked for before its first product showed.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url absolute
 * @param {string} firstProduct selector
 */
export async function weighPage(browser, url, firstProduct) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchForFirst, firstProduct);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'firstProductAt' in window);
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(askedBeforeFirst);
  await context.close();

  const before = [url, ...asked.map(({ address }) => address)].map((address) => new URL(address));
  const own = before.filter(({ origin }) => origin === new URL(url).origin);
  const scripts = own.filter(
    ({ pathname }) => pathname.endsWith('.js') && pathname !== '/config.js',
  );
  const parts = scripts.map(({ pathname }) => ({
    name: path.basename(pathname).replace(/\.[0-9a-f]{6}\./, '.'),
    ...compressed(path.join('dist', pathname)),
  }));
  const sum = (/** @type {'gzip' | 'brotli'} */ kind) =>
    parts.reduce((total, part) => total + part[kind], 0);
  const others = Object.entries(otherKinds).map(([kind, pattern]) => [
    kind,
    asked
      .filter(({ address }) => pattern.test(new URL(address).pathname))
      .reduce((total, { bytes }) => total + bytes, 0),
  ]);
  return {
    requests: before.length,
    repeated: own.map(String).filter((address, index, all) => all.indexOf(address) !== index),
    gzip: sum('gzip'),
    brotli: sum('brotli'),
    others: /** @type {Record<string, number>} */ (Object.fromEntries(others)),
    parts,
  };
}

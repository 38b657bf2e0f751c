import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The routes that are weighed, and what says on each that the first product shows. */
export const weighedRoutes = {
  home: { path: '/', firstProduct: 'main article h3' },
  products: { path: '/products', firstProduct: 'main article h3' },
  product: { path: '', firstProduct: 'main h1' },
};

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
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(firstProduct).first().waitFor({ state: 'attached' });
  const before = asked.map((address) => new URL(address));
  await context.close();

  const own = before.filter(({ origin }) => origin === new URL(url).origin);
  const scripts = own.filter(
    ({ pathname }) => pathname.endsWith('.js') && pathname !== '/config.js',
  );
  const parts = scripts.map(({ pathname }) => ({
    name: path.basename(pathname).replace(/\.[0-9a-f]{10}\./, '.'),
    ...compressed(path.join('dist', pathname)),
  }));
  const sum = (/** @type {'gzip' | 'brotli'} */ kind) =>
    parts.reduce((total, part) => total + part[kind], 0);
  return {
    requests: before.length,
    repeated: own.map(String).filter((address, index, all) => all.indexOf(address) !== index),
    gzip: sum('gzip'),
    brotli: sum('brotli'),
    parts,
  };
}

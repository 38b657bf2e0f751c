/*
 * `npm run bench`: builds the shop, serves it with the reference back end and measures it in
 * Chromium.
 * - `--against URL` also measures another site.
 * - `--against DIR` also measures another checkout, in which the shop must have been built.
 * - `--runs N` sets how often each page is timed (5 times by default).
 * - `--only` names what to measure: `weight` (bytes), `lighthouse` or `tap`, separated by commas.
 *   The default is `weight,lighthouse`.
 * On a shared machine, the times of single runs vary a lot. Compare only medians, and only if the
 * load average was below 2.5 during the measurement.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { browserArgs, findBrowser } from '@shop/programs/findBrowser';
import { bundleServer } from '@shop/server/bundle';
import { startShopServer } from '@shop/server/testing/shopServer';
import { copyBuiltSite, copyPlainSite, writePages } from '@shop/build/siteCopies';
import { buildSiteIfStale } from '@shop/build/siteBuild';
import { benchLighthouse } from './benchLighthouse.mjs';
import { benchTap } from './benchTap.mjs';
import { getFirstProductPath, getWeighedPages, weighPage } from './pageWeight.mjs';

const { values } = parseArgs({
  options: {
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'weight,lighthouse' },
  },
});
const chosenMeasurements = new Set(values.only.split(','));

await buildSiteIfStale();
const serverBundle = await bundleServer();
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
/** Settings of each measured back end. The demo accounts are on, as with `npm start`. */
const env = { DATABASE_URL: '', DEMO_ACCOUNTS: 'true' };
const siteFolder = await copyPlainSite('bench');
const shop = await startShopServer(serverBundle, {
  ...env,
  DATA_DIR: path.join(dataFolder, 'this'),
  STATIC_DIR: siteFolder,
});
await writePages(siteFolder, shop.url);
/** @type {{ name: string, origin: string, stop?: () => Promise<void> }[]} */
const otherSites = [];
for (const [index, name] of values.against.entries()) {
  if (URL.canParse(name)) {
    otherSites.push({ name, origin: name });
    continue;
  }
  const otherFolder = copyBuiltSite(name, `bench-against-${index}`);
  const { url: origin, stop } = await startShopServer(serverBundle, {
    ...env,
    DATA_DIR: path.join(dataFolder, String(index)),
    STATIC_DIR: otherFolder,
  });
  await writePages(otherFolder, origin, path.resolve(name));
  otherSites.push({ name, origin, stop });
}
const foundBrowser = findBrowser();
const browser = await chromium.launch({
  executablePath: foundBrowser.executablePath,
  args: browserArgs,
});

const report = (/** @type {string} */ title, /** @type {object[]} */ rows) => {
  console.log(`\n${title}`);
  console.table(rows);
};

try {
  /**
   * Returns the paths of the pages to measure, by page name. The path of the product's page is read
   * from the home page, because it may differ between releases.
   * @param {string} origin
   */
  const getPagePaths = async (origin) => {
    const page = await browser.newPage();
    const pagePaths = getWeighedPages(await getFirstProductPath(page, origin));
    await page.close();
    return pagePaths;
  };
  const pagePaths = await getPagePaths(shop.url);
  if (chosenMeasurements.has('weight')) {
    const rows = [];
    for (const [name, pagePath] of Object.entries(pagePaths)) {
      const { requests, gzip, brotli, bytesByKind } = await weighPage(browser, shop.url + pagePath);
      rows.push({ page: name, requests, gzip, brotli, ...bytesByKind });
    }
    report('Until a prerendered page is hydrated (bytes; JavaScript as gzip and brotli)', rows);
  }
  const runCount = Number(values.runs);
  if (chosenMeasurements.has('tap')) {
    const sites = [];
    for (const site of [{ name: 'this', origin: shop.url }, ...otherSites])
      sites.push({ ...site, pages: await getPagePaths(site.origin) });
    report('A phone six times slower on slow 4G (ms)', await benchTap(sites, runCount));
  }
  if (chosenMeasurements.has('lighthouse')) {
    const getUrls = async (/** @type {string} */ origin, siteName = '') =>
      Object.entries(await getPagePaths(origin)).map(([name, pagePath]) => ({
        name: `${name} ${siteName}`.trim(),
        url: origin + pagePath,
      }));
    const measuredPages = [
      ...(await getUrls(shop.url)),
      { name: 'cart', url: `${shop.url}/cart` },
      ...(await Promise.all(otherSites.map(({ name, origin }) => getUrls(origin, name)))).flat(),
    ];
    report('Lighthouse, mobile', await benchLighthouse(measuredPages, 'mobile', runCount));
    report(
      'Lighthouse, mobile, throttling applied',
      await benchLighthouse(measuredPages, 'mobile', runCount, 'devtools'),
    );
    report('Lighthouse, desktop', await benchLighthouse(measuredPages, 'desktop', runCount));
  }
} finally {
  await browser.close();
  await shop.stop();
  for (const { stop } of otherSites) await stop?.();
  rmSync(dataFolder, { recursive: true, force: true });
}

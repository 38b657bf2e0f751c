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
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { browserArgs, findBrowser } from '@shop/programs/findBrowser';
import { root } from '@shop/programs/run';
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
const plainShop = await startShopServer(serverBundle, {
  ...env,
  DATA_DIR: path.join(dataFolder, 'plain'),
  STATIC_DIR: await copyPlainSite('bench-plain'),
});
const prerenderedSite = await copyPlainSite('bench-prerendered');
const prerenderedShop = await startShopServer(serverBundle, {
  ...env,
  DATA_DIR: path.join(dataFolder, 'prerendered'),
  STATIC_DIR: prerenderedSite,
});
await writePages(prerenderedSite, prerenderedShop.url);
/** @type {{ name: string, origin: string, stop?: () => Promise<void> }[]} */
const otherSites = [];
for (const [index, name] of values.against.entries()) {
  if (URL.canParse(name)) {
    otherSites.push({ name, origin: name });
    continue;
  }
  const siteFolder = copyBuiltSite(name, `bench-against-${index}`);
  const { url: origin, stop } = await startShopServer(serverBundle, {
    ...env,
    DATA_DIR: path.join(dataFolder, String(index)),
    STATIC_DIR: siteFolder,
  });
  await writePages(siteFolder, origin, path.resolve(name));
  otherSites.push({ name, origin, stop });
}
const foundBrowser = findBrowser();
const budget = JSON.parse(readFileSync(path.join(root, 'tools/bench/budget.json'), 'utf8'));
const browser = await chromium.launch({
  executablePath: foundBrowser.executablePath,
  args: browserArgs,
});

/** @type {Record<string, unknown>} */
const results = { date: new Date().toISOString(), load: os.loadavg() };
const report = (/** @type {string} */ title, /** @type {object[]} */ rows) => {
  console.log(`\n${title}`);
  console.table(rows);
  results[title] = rows;
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
  const pagePaths = await getPagePaths(plainShop.url);
  if (chosenMeasurements.has('weight')) {
    const rows = [];
    for (const [name, pagePath] of Object.entries(pagePaths)) {
      const {
        scriptSizes: files,
        repeatedRequests,
        bytesByKind,
        ...sums
      } = await weighPage(browser, prerenderedShop.url + pagePath);
      rows.push({ page: name, ...sums, ...bytesByKind, repeated: repeatedRequests.length });
      results[`weight of ${name}`] = files;
    }
    report('Until a prerendered page is hydrated (bytes; JavaScript as gzip and brotli)', rows);
    console.log('Budget:', JSON.stringify(budget.javascriptUntilTakeOver));
  }
  const runCount = Number(values.runs);
  if (chosenMeasurements.has('tap')) {
    const sites = [];
    for (const site of [{ name: 'this', origin: prerenderedShop.url }, ...otherSites])
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
      ...(await getUrls(prerenderedShop.url)),
      { name: 'cart', url: `${prerenderedShop.url}/cart` },
      ...(await Promise.all(otherSites.map(({ name, origin }) => getUrls(origin, name)))).flat(),
    ];
    report('Lighthouse, mobile', await benchLighthouse(measuredPages, 'mobile', runCount));
    report(
      'Lighthouse, mobile, throttling applied',
      await benchLighthouse(measuredPages, 'mobile', runCount, 'devtools'),
    );
    report(
      'Lighthouse, mobile, plain build',
      await benchLighthouse(await getUrls(plainShop.url), 'mobile', runCount),
    );
    report('Lighthouse, desktop', await benchLighthouse(measuredPages, 'desktop', runCount));
    console.log('Bars for mobile:', JSON.stringify(budget.lighthouseMobile));
    console.log('Throttling applied:', JSON.stringify(budget.lighthouseMobileApplied));
    console.log('Plain build:', JSON.stringify(budget.lighthousePlain));
  }
} finally {
  await browser.close();
  await plainShop.stop();
  await prerenderedShop.stop();
  for (const { stop } of otherSites) await stop?.();
  rmSync(dataFolder, { recursive: true, force: true });
}

const resultFile = path.join(
  root,
  'bench-results',
  `${new Date().toISOString().replace(/[:.]/g, '-')}.json`,
);
mkdirSync(path.dirname(resultFile), { recursive: true });
writeFileSync(resultFile, JSON.stringify(results, null, 2));
console.log(`\nWritten to ${path.relative(root, resultFile)}`);

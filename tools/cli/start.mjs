/*
 * `npm start [-- --brand NAME]`: builds the site if it is outdated, and starts the reference back
 * end, which serves the site. It then prerenders the pages every 15 minutes. With a brand from
 * server/seed/brands, it serves a copy of the site in the look of that brand.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { endWithParent, root } = await import('@shop/programs/run');
const { defaults } = await import('@shop/site/buildOptions');
const { writeHeaders } = await import('@shop/site/hostFiles');
const { copyHostFiles } = await import('@shop/site/hostFolder');
const { prerenderRepeatedly } = await import('@shop/prerender/rounds');
const { buildSiteIfStale } = await import('@shop/build/siteBuild');
const { copyBrandedSite } = await import('@shop/build/siteCopies');
const { getDemoAccounts } = await import('@shop/server/demoAccounts');
const { startUsage } = await import('@shop/server/usage');
const { bundleServer } = await import('@shop/server/bundle');

if (process.argv.includes('--help')) {
  console.log(startUsage);
  process.exit();
}
endWithParent();
// Remove `--brand NAME` from the arguments, because the back end reads the remaining ones.
const brandIndex = process.argv.indexOf('--brand');
const [, brand] = brandIndex === -1 ? [] : process.argv.splice(brandIndex, 2);
// The demo's brands have their own settings, so the operator's files are not used with them.
const hostFiles = brandIndex === -1 ? defaults.hostFiles : '';
const siteFolder = await prepareSite().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
if (brandIndex !== -1) process.env.STATIC_DIR = siteFolder;
process.env.DEMO_ACCOUNTS = getDemoAccounts(process.env);
process.setSourceMapsEnabled(true);
// The back end runs in this process, so it receives arguments and signals directly and sets the
// exit code.
const { ready } = await import(pathToFileURL(await bundleServer()).href);
const shopUrl = await ready;
await prerenderRepeatedly(
  { api: shopUrl, site: shopUrl, out: siteFolder, hostFiles },
  { text: '15m', ms: 15 * 60_000 },
);

/** Brings the site up to date, and returns its folder. */
async function prepareSite() {
  await buildSiteIfStale();
  const site = brandIndex === -1 ? path.join(root, defaults.out) : await copyBrandedSite(brand);
  await copyHostFiles(site, hostFiles);
  // Write the headers now, because the back end reads them when it starts.
  writeHeaders(site);
  return site;
}

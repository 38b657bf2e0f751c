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
const { readStartArguments } = await import('@shop/server/serverArguments');
const { bundleServer } = await import('@shop/server/bundle');

endWithParent();
const { siteFolder, hostFiles } = await prepareSite().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
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

/** Brings the site up to date. */
async function prepareSite() {
  const { brand, port, reset } = readStartArguments(process.argv.slice(2), (values) => values);
  // The back end reads the remaining options.
  process.argv.length = 2;
  if (port !== undefined) process.argv.push(`--port=${port}`);
  if (reset) process.argv.push('--reset');
  await buildSiteIfStale();
  const site = brand === undefined ? path.join(root, defaults.out) : await copyBrandedSite(brand);
  if (brand !== undefined) process.env.STATIC_DIR = site;
  // The demo's brands have their own settings, so the operator's files are not used with them.
  const ownFiles = brand === undefined ? defaults.hostFiles : '';
  await copyHostFiles(site, ownFiles);
  // Write the headers now, because the back end reads them when it starts.
  writeHeaders(site);
  return { siteFolder: site, hostFiles: ownFiles };
}

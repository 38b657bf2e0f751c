/*
 * `npm start [-- --brand NAME]`: builds what is stale, then becomes the reference back end, which serves dist/ too, and writes
 * the shop's pages into it, again and again, so that they follow the data. With a brand of server/seed/brands it serves a
 * copy that looks so.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { endWithParent, root } = await import('@shop/programs/run');
const { defaults } = await import('@shop/site/buildOptions');
const { writeHeaders } = await import('@shop/site/hostFiles');
const { copyHostFiles } = await import('@shop/site/hostFolder');
const { prerenderEvery } = await import('@shop/prerender/rounds');
const { buildSiteIfStale } = await import('@shop/build/siteBuild');
const { copyBrandedSite } = await import('@shop/build/siteCopies');
const { startUsage } = await import('@shop/server/usage');
const { bundleServer } = await import('@shop/server/bundle');

if (process.argv.includes('--help')) {
  console.log(startUsage);
  process.exit();
}
endWithParent();
// The rest of the arguments are the back end's.
const at = process.argv.indexOf('--brand');
const [, brand] = at === -1 ? [] : process.argv.splice(at, 2);
// The demo's brands have settings of their own.
const hostFiles = at === -1 ? defaults.hostFiles : '';
const dist = await prepareSite().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
if (at !== -1) process.env.STATIC_DIR = dist;
process.setSourceMapsEnabled(true);
// In this process, not a child: arguments, signals and the exit code are the back end's own.
const { ready } = await import(pathToFileURL(await bundleServer()).href);
const url = await ready;
await prerenderEvery(
  { api: url, site: url, out: dist, hostFiles },
  { text: '15m', ms: 15 * 60_000 },
);

/** @returns the folder of a site that is up to date */
async function prepareSite() {
  await buildSiteIfStale();
  const site = at === -1 ? path.join(root, defaults.out) : await copyBrandedSite(brand);
  await copyHostFiles(site, hostFiles);
  // The back end reads them as it starts.
  writeHeaders(site);
  return site;
}

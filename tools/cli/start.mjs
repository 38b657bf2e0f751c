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
const { writeHeaders } = await import('@shop/site/hostFiles');
const { prerenderEvery } = await import('@shop/prerender/rounds');
const { buildSiteIfStale } = await import('@shop/build/siteBuild');
const { copyBrandedSite } = await import('@shop/build/siteCopies');
const { bundleServer } = await import('@shop/server/bundle');

endWithParent();
// The rest of the arguments are the back end's.
const at = process.argv.indexOf('--brand');
const [, brand] = at === -1 ? [] : process.argv.splice(at, 2);
await buildSiteIfStale();
const dist = at === -1 ? path.join(root, 'dist') : await copyBrandedSite(brand);
if (at !== -1) process.env.STATIC_DIR = dist;
// The back end reads them as it starts, and `config.js` may have been edited since the build.
writeHeaders(dist);
process.setSourceMapsEnabled(true);
// In this process, not a child: arguments, signals and the exit code are the back end's own.
const { ready } = await import(pathToFileURL(await bundleServer()).href);
const url = await ready;
await prerenderEvery({ api: url, site: url, out: dist }, { text: '15m', ms: 15 * 60_000 });

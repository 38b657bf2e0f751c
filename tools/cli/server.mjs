/*
 * `npm run server [-- --port NUMBER]`: runs the reference back end alone. It builds and prerenders
 * nothing, and serves a site only if STATIC_DIR names one. Use it if another web server serves the
 * site, or if `npm run prerender` writes the site.
 */
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { endWithParent } = await import('@shop/programs/run');
const { bundleServer } = await import('@shop/server/bundle');

endWithParent();
// This folder does not exist, so the back end answers API calls and sends pictures, but no pages.
process.env.STATIC_DIR ||= '.cache/no-site';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await bundleServer()).href);

/*
 * `npm run server [-- --port NUMBER]`: the reference back end alone. It builds no site and writes no page, and serves a
 * site only where STATIC_DIR names one. For a site on another host, or one that `npm run prerender` keeps up to date.
 */
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { endWithParent } = await import('@shop/programs/run');
const { bundleServer } = await import('@shop/server/bundle');
const { serverUsage } = await import('@shop/server/usage');

if (process.argv.includes('--help')) {
  console.log(serverUsage);
  process.exit();
}
endWithParent();
// A folder that does not exist: the calls and the pictures, but no page.
process.env.STATIC_DIR ||= '.cache/no-site';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await bundleServer()).href);

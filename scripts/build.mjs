/*
 * `npm run build -- [--base /shop/] [--out DIR]`: the production site, for a folder of the host (its root by default),
 * in dist/ or the folder given.
 */
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { readBuildOptions } = await import('./buildOptions.mjs');
const { buildSite } = await import('./siteBuild.mjs');
try {
  process.exitCode = await buildSite(readBuildOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

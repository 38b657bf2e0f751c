/*
 * `npm run build -- [--base /shop/] [--out DIR]`: the production site, for a folder of the host (its root by default),
 * in dist/ or the folder given.
 */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { readBuildOptions } = await import('@shop/site/buildOptions');
const { buildSite } = await import('@shop/build/siteBuild');
try {
  process.exitCode = await buildSite(readBuildOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/*
 * `npm run build -- [--base /shop/] [--out DIR] [--host-files DIR]`: the production site, for a folder of the host (its
 * root by default), in dist/ or the folder given, with the host's own files.
 */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { buildUsage, readBuildOptions } = await import('@shop/site/buildOptions');
const { buildSite } = await import('@shop/build/siteBuild');
try {
  const options = readBuildOptions(process.argv.slice(2));
  if (options) process.exitCode = await buildSite(options);
  else console.log(buildUsage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

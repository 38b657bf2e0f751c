/*
 * `npm run build -- [--base /shop/] [--out DIR] [--host-files DIR]`: builds the production site
 * with the host's own files. `--base` is the folder of the site on the host. `--out` is dist/ by
 * default.
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

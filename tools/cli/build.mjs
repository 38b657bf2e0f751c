/*
 * `npm run build -- [--base /shop/] [--out DIR] [--host-files DIR]`: builds the production site,
 * and copies the operator's own files into it. `--base` is the path of the site on its web server
 * (`/` by default). `--out` is dist/ and `--host-files` is host/ by default.
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

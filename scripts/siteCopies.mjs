import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { bundleRenderer } from './renderer.mjs';
import { root, runNode } from './run.mjs';

/*
 * `dist/` may hold pages written ahead for some back end, as `npm start` leaves them. Tests and benchmarks serve copies
 * of their own.
 */

/** What the build itself wrote, apart from its pages. */
const files = ['assets', 'icons', 'config.js', 'manifest.webmanifest', 'robots.txt'];

/** Copies the built site with nothing but the plain page. @param {string} name @returns {Promise<string>} the folder */
export async function copyPlainSite(name) {
  const folder = path.join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of files)
    cpSync(path.join(root, 'dist', file), path.join(folder, file), { recursive: true });
  const { writePlainPages } = await bundleRenderer(folder);
  const template = readFileSync(path.join(root, 'public', 'index.html'), 'utf8');
  await writePlainPages({ out: folder, template });
  return folder;
}

/** Writes the pages of the shop at an origin into a site. @param {string} folder @param {string} origin */
export async function writePages(folder, origin) {
  const code = await runNode([
    path.join(root, 'scripts', 'prerender.mjs'),
    ...['--api', origin, '--site', origin, '--out', folder],
  ]);
  if (code !== 0) throw new Error('The pages could not be written ahead.');
}

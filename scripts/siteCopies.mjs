import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import { bundleRenderer, pageTemplate } from './renderer.mjs';
import { root, runNode } from './run.mjs';

/*
 * `dist/` may hold pages written ahead for some back end, as `npm start` leaves them. Tests and benchmarks serve copies
 * of their own.
 */

/** What is the build's own; the rest of it writing pages changes. */
const built = ['assets', 'icons', 'config.js', 'sw.js'];
const asInSource = ['manifest.webmanifest', 'robots.txt'];

/** Copies the built site with nothing but the plain page. @param {string} name @returns {Promise<string>} the folder */
export async function copyPlainSite(name) {
  const folder = path.join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  const copy = (/** @type {string} */ from, /** @type {string} */ file) =>
    cpSync(path.join(root, from, file), path.join(folder, file), { recursive: true });
  for (const file of built) copy('dist', file);
  for (const file of asInSource) copy('public', file);
  const { writePlainPages } = await bundleRenderer(folder);
  await writePlainPages({ out: folder, template: pageTemplate() });
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

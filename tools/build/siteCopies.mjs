import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeWithVariants } from '@shop/site/compressedVariants';
import { writeHeaders } from '@shop/site/hostFiles';
import { bundleRenderer, pageTemplate } from '@shop/prerender/renderer';
import { root, runNode } from '@shop/programs/run';
import { writeServiceWorker } from '@shop/site/serviceWorker';

/*
 * `dist/` may hold prerendered pages for some back end, as `npm start` leaves them. Tests and benchmarks serve copies
 * of their own.
 */

/** What is the build's own: writing pages changes the rest of it. */
const built = ['assets', 'licences.txt', '_redirects'];
/** Not those of `dist/`, which may be the host's own. */
const shipped = ['brand', 'icons', 'config.js'];

/** Copies the built site as the build left it, without the host's own files. @param {string} name @returns {Promise<string>} the folder */
export async function copyPlainSite(name) {
  const folder = path.join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of built)
    cpSync(path.join(root, 'dist', file), path.join(folder, file), { recursive: true });
  for (const file of shipped)
    cpSync(path.join(root, 'public', file), path.join(folder, file), { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.svg')) {
      const drawing = path.join(folder, file);
      await writeWithVariants(drawing, readFileSync(drawing, 'utf8'));
    }
  const { writePlainSite } = await bundleRenderer(folder);
  await writePlainSite({ out: folder, template: pageTemplate() });
  await writeServiceWorker(folder);
  writeHeaders(folder);
  return folder;
}

const brands = path.join(root, 'server', 'seed', 'brands');

/** A copy in the look of another brand of the demo. @param {string | undefined} name @returns {Promise<string>} the folder */
export async function copyBrandedSite(name = '') {
  const known = readdirSync(brands);
  if (!known.includes(name)) {
    console.error(`There is no brand "${name}". Known: ${known.join(', ')}`);
    process.exit(1);
  }
  const folder = await copyPlainSite(`brand-${name}`);
  cpSync(path.join(brands, name), path.join(folder, 'brand'), { recursive: true });
  const own = readFileSync(path.join(brands, name, 'config.js'), 'utf8');
  appendFileSync(path.join(folder, 'config.js'), `\n${own}`);
  return folder;
}

/** Copies what another checkout has built. @param {string} checkout @param {string} name @returns {string} the folder */
export function copyBuiltSite(checkout, name) {
  const folder = path.join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(checkout, 'dist'), folder, { recursive: true });
  return folder;
}

/** Writes the pages of the shop at an origin into a site, as a checkout does.
 * @param {string} folder @param {string} origin @param {string} [checkout] */
export async function writePages(folder, origin, checkout = root) {
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
  // 'node FILE': another checkout may have the file in another place, and not know of the host's own files.
  const [, file] = scripts.prerender.split(' ');
  const code = await runNode([
    path.join(checkout, file),
    ...['--api', origin, '--site', origin, '--out', folder],
    ...(checkout === root ? ['--host-files='] : []),
  ]);
  if (code !== 0) throw new Error('The pages could not be prerendered.');
}

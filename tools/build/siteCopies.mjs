import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { removeVariants, writeWithVariants } from '@shop/site/compressedVariants';
import { writeHeaders } from '@shop/site/hostFiles';
import { bundleRenderer, createPageTemplate } from '@shop/prerender/renderer';
import { root, runNode } from '@shop/programs/run';
import { writeServiceWorker } from '@shop/site/serviceWorker';

/*
 * These functions copy the built site for tests and benchmarks. Tests do not use `dist/` itself,
 * because `npm start` may have written pages with the data of any back end into it.
 */

/** Files that only the build writes. Prerendering may change all other files. */
const builtFiles = ['assets', 'licences.txt', '_redirects'];
/** Files copied from `public/`, because `dist/` may contain the operator's own versions. */
const publicFiles = ['brand', 'icons', 'config.js'];

/**
 * Copies the site into a folder in `.cache/`. The copy contains neither prerendered content nor the
 * operator's own files.
 * @param {string} name name of the new folder @returns {Promise<string>} path of the new folder
 */
export async function copyPlainSite(name) {
  const folder = path.join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of builtFiles)
    cpSync(path.join(root, 'dist', file), path.join(folder, file), { recursive: true });
  for (const file of publicFiles)
    cpSync(path.join(root, 'public', file), path.join(folder, file), { recursive: true });
  await writeSvgVariants(folder);
  const { writePlainSite } = await bundleRenderer(folder);
  await writePlainSite({ out: folder, template: createPageTemplate() });
  await writeServiceWorker(folder);
  writeHeaders(folder);
  return folder;
}

/**
 * Compresses the SVG files of a folder again, because a web server may send the compressed variants.
 * @param {string} folder
 */
async function writeSvgVariants(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.svg')) {
      const file = path.join(folder, name);
      removeVariants(file);
      await writeWithVariants(file, readFileSync(file, 'utf8'));
    }
}

const brandsFolder = path.join(root, 'server', 'seed', 'brands');

/**
 * Copies the site, and gives the copy the look and settings of one of the demo's brands.
 * @param {string | undefined} name name of the brand
 * @returns {Promise<string>} path of the new folder
 */
export async function copyBrandedSite(name = '') {
  const knownBrands = readdirSync(brandsFolder);
  if (!knownBrands.includes(name)) {
    console.error(`There is no brand "${name}". Choose from: ${knownBrands.join(', ')}`);
    process.exit(1);
  }
  const folder = await copyPlainSite(`brand-${name}`);
  cpSync(path.join(brandsFolder, name), path.join(folder, 'brand'), { recursive: true });
  await writeSvgVariants(path.join(folder, 'brand'));
  const brandConfig = readFileSync(path.join(brandsFolder, name, 'config.js'), 'utf8');
  appendFileSync(path.join(folder, 'config.js'), `\n${brandConfig}`);
  return folder;
}

/**
 * Copies the built site of another checkout into a folder in `.cache/`.
 * @param {string} checkout folder of the checkout @param {string} name name of the new folder
 * @returns {string} path of the new folder
 */
export function copyBuiltSite(checkout, name) {
  const folder = path.join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(checkout, 'dist'), folder, { recursive: true });
  return folder;
}

/**
 * Prerenders pages into the site in `folder`. The data come from the shop at `origin`, and the
 * prerenderer comes from a checkout.
 * @param {string} folder @param {string} origin @param {string} [checkout]
 */
export async function writePages(folder, origin, checkout = root) {
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
  // The npm script has the form `node FILE`. In another checkout, FILE may differ and may not
  // support --host-files.
  const [, file] = scripts.prerender.split(' ');
  const exitCode = await runNode([
    path.join(checkout, file),
    ...['--api', origin, '--site', origin, '--out', folder],
    ...(checkout === root ? ['--host-files='] : []),
  ]);
  if (exitCode !== 0) throw new Error('The pages could not be prerendered.');
}

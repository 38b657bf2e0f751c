/*
 * `npm run prerender -- --api ORIGIN --site ORIGIN [--out dist]`: copies the operator's own files
 * into a built site, and writes the pages with the current data of the back end. Run it again after
 * each change of the data or of config.js, or repeat it with `--every 15m`.
 */
import path from 'node:path';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { readPrerenderOptions } = await import('@shop/site/buildOptions');
const { prerenderRepeatedly } = await import('./rounds.mjs');
const { endWithParent } = await import('@shop/programs/run');

/** @typedef {Omit<ReturnType<typeof readPrerenderOptions>, 'every'>} PrerenderOptions */

/** @param {PrerenderOptions} prerenderOptions */
async function prerender(prerenderOptions) {
  const { writeHeaders } = await import('@shop/site/hostFiles');
  const { copyHostFiles } = await import('@shop/site/hostFolder');
  const { readPageConfig } = await import('@shop/site/pageConfig');
  const { bundleRenderer, createPageTemplate } = await import('./renderer.mjs');
  const { writeServiceWorker } = await import('@shop/site/serviceWorker');
  const out = path.resolve(prerenderOptions.out);
  await copyHostFiles(out, prerenderOptions.hostFiles);
  const template = createPageTemplate(await readPageConfig({ ...prerenderOptions, out }));
  const options = { ...prerenderOptions, out, template };
  const startTime = Date.now();
  const { prerenderSite } = await bundleRenderer(options.out);
  const { written, unchanged, removed, missing, untouched, notes } = await prerenderSite(options);
  writeHeaders(options.out);
  // The service worker caches the page without prerendered content. The worker's version depends on
  // that page, so the worker is written afterwards.
  await writeServiceWorker(options.out);
  for (const { path: address, reason } of missing)
    console.warn(`Page not written: ${address}. Reason: ${reason}`);
  for (const { path: address, reason } of untouched)
    console.warn(`Not updated: ${address}. ${reason}`);
  for (const note of notes) console.warn(`config.js: ${note}`);
  for (const file of removed) console.log(`Deleted ${file}`);
  const seconds = ((Date.now() - startTime) / 1000).toFixed(1);
  console.log(`${written} pages written, ${unchanged} unchanged, in ${seconds} s.`);
}

async function main() {
  const { every, ...prerenderOptions } = readPrerenderOptions(process.argv.slice(2));
  if (!every) return prerender(prerenderOptions);
  endWithParent();
  return prerenderRepeatedly(prerenderOptions, every);
}

main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

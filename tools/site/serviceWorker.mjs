import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { injectManifest } from 'workbox-build';

import { root } from '@shop/programs/run';
import { getBase, buildFile } from './buildOptions.mjs';
import { writeWithVariants } from './compressedVariants.mjs';

/**
 * Name of the chunk for the sign-in with Google and Facebook. It is not cached, because this
 * sign-in needs a connection anyway.
 */
const excludedChunk = 'identitySession';

/**
 * Returns patterns for the files that the shop needs to start offline: the page without prerendered
 * content, style sheets, the font and scripts.
 * @param {string} folder @returns {string[]}
 */
function getCachedFilePatterns(folder) {
  /** @type {import('./buildList').BuildList} */
  const { loader, entry, font, chunks } = JSON.parse(
    readFileSync(path.join(folder, buildFile), 'utf8'),
  );
  const cachedChunks = Object.keys(chunks).filter((name) => name !== excludedChunk);
  const scripts = cachedChunks.flatMap((name) => chunks[name] ?? []);
  return ['404.html', 'assets/*.css', loader, font, ...entry, ...scripts];
}

/**
 * Writes `sw.js` into a site that already contains its pages without prerendered content.
 * @param {string} folder @returns {Promise<string[]>} source files of the service worker
 */
export async function writeServiceWorker(folder) {
  const base = getBase(folder);
  const bundledWorkerFile = path.join(root, '.cache', `service-worker.${process.pid}.js`);
  const completeWorkerFile = `${bundledWorkerFile}.whole.js`;
  const { build, stop } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/app/offline/serviceWorker.ts'],
    outfile: bundledWorkerFile,
    bundle: true,
    minify: true,
    metafile: true,
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(base),
    },
    logLevel: 'warning',
  });
  await stop();
  const { warnings } = await injectManifest({
    swSrc: bundledWorkerFile,
    swDest: completeWorkerFile,
    globDirectory: folder,
    globPatterns: getCachedFilePatterns(folder),
    modifyURLPrefix: { '': base },
    // The names of these files contain a content hash, so their addresses need no revision.
    // cspell:ignore dont
    dontCacheBustURLsMatching: /\/assets\//,
  });
  await writeWithVariants(path.join(folder, 'sw.js'), readFileSync(completeWorkerFile, 'utf8'));
  for (const file of [bundledWorkerFile, completeWorkerFile]) rmSync(file);
  for (const warning of warnings) console.warn(warning);
  return Object.keys(metafile.inputs);
}

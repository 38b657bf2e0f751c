import { readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { getBase } from '@shop/site/buildOptions';
import { withPolicy } from '@shop/site/hostFiles';
import { root } from '@shop/programs/run';

/**
 * What every page is written into.
 * @param {Partial<import('@/shared/config/runtimeConfig').StorefrontConfig>} [config] the site's, once it is known
 */
export const pageTemplate = (config) =>
  withPolicy(readFileSync(path.join(root, 'public', 'index.html'), 'utf8'), config);

/**
 * A module of ours with all that it imports, in one file for Node.
 * @param {string} entry its path @param {string} base the folder on the host that the site is in
 * @returns {Promise<any>} what it exports
 */
export async function bundleForNode(entry, base = '/') {
  const outfile = path.join(root, '.cache', `${path.parse(entry).name}.cjs`);
  const own = `${outfile}.${process.pid}.cjs`;
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    // Two may be at it at once: each writes a file of its own, which takes the place of the last.
    outfile: own,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    // They find their own files by their place.
    external: ['jsdom', 'sharp'],
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  await stop();
  renameSync(own, outfile);
  process.env.BASE_PATH = base;
  return createRequire(import.meta.url)(outfile);
}

/**
 * The app as it draws itself in Node.
 * @param {string} site the folder of a built site, whose place on the host it is drawn for
 * @returns {Promise<typeof import('./prerenderSite')>}
 */
export const bundleRenderer = (site) =>
  bundleForNode('tools/prerender/prerenderSite.ts', getBase(site));

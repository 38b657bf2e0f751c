import { readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { getBase } from '@shop/site/buildOptions';
import { addPolicy } from '@shop/site/hostFiles';
import { root } from '@shop/programs/run';

/**
 * Returns the HTML template of all pages, including their content security policy.
 * @param {Partial<import('@/shared/config/runtimeConfig').StorefrontConfig>} [config] the site's
 * configuration, if it is known
 */
export const createPageTemplate = (config) =>
  addPolicy(readFileSync(path.join(root, 'public', 'index.html'), 'utf8'), config);

/**
 * Bundles a module with its imports into one file for Node, and loads this file.
 * @param {string} entry path of the module @param {string} base the base path of the site
 * @returns {Promise<any>} exports of the module
 */
export async function bundleForNode(entry, base = '/') {
  const outfile = path.join(root, '.cache', `${path.parse(entry).name}.cjs`);
  const processOutfile = `${outfile}.${process.pid}.cjs`;
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    // Two processes may bundle at the same time. Each therefore writes its own file and then
    // renames it.
    outfile: processOutfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    // These packages are not bundled, because they locate files relative to their own folder.
    external: ['jsdom', 'sharp'],
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  await stop();
  renameSync(processOutfile, outfile);
  process.env.BASE_PATH = base;
  return createRequire(import.meta.url)(outfile);
}

/**
 * Bundles and loads the prerenderer.
 * @param {string} site the folder of a built site, which determines the base path
 * @returns {Promise<typeof import('./prerenderSite')>}
 */
export const bundleRenderer = (site) =>
  bundleForNode('tools/prerender/prerenderSite.ts', getBase(site));

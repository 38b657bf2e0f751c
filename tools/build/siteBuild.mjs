import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { defaults, refuseForeignFolder } from '@shop/site/buildOptions';
import { bundleRenderer, createPageTemplate } from '@shop/prerender/renderer';
import { writeHostFiles } from '@shop/site/hostFiles';
import { copyHostFiles, keepEditedFiles, recordShippedFiles } from '@shop/site/hostFolder';
import { getBinPath, root, runNode } from '@shop/programs/run';
import { writeServiceWorker } from '@shop/site/serviceWorker';
import { writeLicences } from './licences.mjs';

/** @typedef {import('@shop/site/buildOptions').BuildOptions} BuildOptions */

const buildInputs = [
  'src',
  'public',
  'tools/build',
  'tools/prerender',
  'tools/site',
  'package.json',
  'package-lock.json',
  'webpack.config.ts',
  'babel.config.js',
  'server/http/securityPolicy.mjs',
];

/**
 * Returns the sorted paths of all files in a folder except tests.
 * @param {string} folder
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
}

/**
 * Returns a hash of the names and contents of files, and of the options with which they are built.
 * @param {string[]} entries files and folders, relative to the project's root
 * @param {string} [options] the options as text
 */
export function hashFiles(entries, options = '') {
  const hash = createHash('sha256').update(options);
  const files = entries.flatMap((name) =>
    path.extname(name) === '' ? listFiles(path.join(root, name)) : [path.join(root, name)],
  );
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const hashInputs = (/** @type {BuildOptions} */ options) =>
  hashFiles(buildInputs, JSON.stringify(options));

/**
 * Returns the path of the file that stores the hash of the last build's inputs.
 * @param {BuildOptions} options
 */
const getStampFile = ({ out }) => path.join(root, '.cache', `site-${path.basename(out)}.hash`);

/**
 * Builds the production site, and copies the operator's own files (from `host/`) into it. Before
 * that, files that somebody edited in the previous site are copied to the operator's folder.
 * @param {BuildOptions} options @returns {Promise<number>} exit code
 */
export async function buildSite(options = defaults) {
  const { base, out, hostFiles } = options;
  const folder = path.resolve(root, out);
  if (out !== defaults.out) refuseForeignFolder(folder);
  keepEditedFiles(folder, hostFiles);
  const removedPageCount = countPrerenderedPages(folder);
  const inputsHash = hashInputs(options);
  const stampFile = getStampFile(options);
  rmSync(stampFile, { force: true });
  const webpackArgs = [getBinPath('webpack-cli/bin/cli.js'), 'build', '--mode', 'production'];
  const env = { NODE_ENV: 'production', BASE_PATH: base, OUT_DIR: folder };
  const exitCode = await runNode(webpackArgs, env);
  if (exitCode !== 0) return exitCode;
  moveSourceMaps(folder);
  recordShippedFiles(folder);
  await copyHostFiles(folder, hostFiles);
  const { writePlainSite } = await bundleRenderer(folder);
  await writePlainSite({ out: folder, template: createPageTemplate() });
  writeLicences(folder, getMapsFolder(folder), await writeServiceWorker(folder));
  writeHostFiles(folder);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputsHash);
  if (removedPageCount > 0)
    console.log(
      `Prerendered pages of products and articles removed by this build: ${removedPageCount}. Run "npm run prerender" to write them again.`,
    );
  return 0;
}

/**
 * Returns how many pages of products and articles a site contains.
 * @param {string} folder
 */
function countPrerenderedPages(folder) {
  const pageFolders = ['product', 'blogs']
    .map((name) => path.join(folder, name))
    .filter(existsSync);
  return pageFolders.flatMap(listFiles).filter((file) => path.basename(file) === 'index.html')
    .length;
}

/**
 * Returns the folder of a site's source maps. They are outside the site, because web servers must
 * not serve them.
 * @param {string} outFolder
 */
const getMapsFolder = (outFolder) => path.join(root, '.cache', `maps-${path.basename(outFolder)}`);

/**
 * Moves the source maps out of a site.
 * @param {string} folder folder of a site that has just been built
 */
function moveSourceMaps(folder) {
  const mapsFolder = getMapsFolder(folder);
  rmSync(mapsFolder, { recursive: true, force: true });
  mkdirSync(mapsFolder, { recursive: true });
  const assetsFolder = path.join(folder, 'assets');
  for (const name of readdirSync(assetsFolder))
    if (name.endsWith('.map'))
      renameSync(path.join(assetsFolder, name), path.join(mapsFolder, name));
}

/**
 * Builds the site if any of its inputs has changed since the last build. If the build fails, this
 * function ends the process.
 * @param {BuildOptions} options
 */
export async function buildSiteIfStale(options = defaults) {
  const stampFile = getStampFile(options);
  const isFresh =
    existsSync(path.resolve(root, options.out, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hashInputs(options);
  if (isFresh) return;
  console.log('Building the shop ...');
  const startTime = Date.now();
  const exitCode = await buildSite(options);
  if (exitCode !== 0) process.exit(exitCode);
  console.log(`Built in ${((Date.now() - startTime) / 1000).toFixed(1)} s.`);
}

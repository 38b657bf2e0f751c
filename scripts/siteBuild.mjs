import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { bundleRenderer } from './renderer.mjs';
import { bin, root, runNode } from './run.mjs';
import { prepareServer } from './serverBundle.mjs';

const stamp = path.join(root, '.cache', 'site.hash');
const inputs = ['src', 'public', 'package-lock.json', 'webpack.config.ts', 'babel.config.js'];

/** @param {string} entry @returns {string[]} */
function filesIn(entry) {
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
}

function hashOfInputs() {
  const hash = createHash('sha256');
  const files = inputs.flatMap((name) =>
    path.extname(name) === '' ? filesIn(path.join(root, name)) : [path.join(root, name)],
  );
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Writes the production site to dist/, and gets the back end ready for a quick first start.
 * @returns {Promise<number>} exit code */
export async function buildSite() {
  const hash = hashOfInputs();
  rmSync(stamp, { force: true });
  const webpack = [bin('webpack-cli/bin/cli.js'), 'build', '--mode', 'production'];
  const code = await runNode(webpack, { NODE_ENV: 'production' });
  if (code !== 0) return code;
  const { writePlainPages } = await bundleRenderer();
  const template = readFileSync(path.join(root, 'public', 'index.html'), 'utf8');
  await writePlainPages({ out: path.join(root, 'dist'), template });
  const prepared = await prepareServer();
  if (prepared !== 0) return prepared;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return 0;
}

/** Builds only when something that goes into the site has changed since the last build. */
export async function buildSiteIfStale() {
  const fresh =
    existsSync(path.join(root, 'dist', 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOfInputs();
  if (fresh) return;
  console.log('Building the shop ...');
  const started = Date.now();
  const code = await buildSite();
  if (code !== 0) process.exit(code);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

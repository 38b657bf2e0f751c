import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { mapsOf } from './siteBuild.mjs';
import { root, runNode } from './run.mjs';

/** @typedef {import('./proof.mjs').Finding} Finding */

/** @param {string} what @param {number} code @returns {Finding} */
const passed = (what, code) => ({
  what,
  measured: code === 0 ? 'passed' : 'failed',
  bar: 'passed',
  met: code === 0,
});

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} env */
const script = (name, args, env) =>
  runNode([path.join(root, 'scripts', `${name}.mjs`), ...args], env);

/** Every call with every fault, and every stored value with every damage. @returns {Promise<Finding[]>} */
export async function proveFaults() {
  const code = await script('jest', ['src/app/faults', 'src/app/storedValues'], { FAULTS: 'all' });
  return [passed('23 calls x 16 faults; stored values', code)];
}

/** Every journey on every screen, the slow phone among them. @returns {Promise<Finding[]>} */
export async function proveBrowsers() {
  return [passed('every journey on every screen', await script('e2e', [], { E2E_FULL: 'yes' }))];
}

/** @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Two builds, each from nothing. @returns {Promise<Finding[]>} */
export async function proveBuild() {
  const hashes = [];
  for (const name of ['first', 'second']) {
    const out = path.join('.cache', `build-${name}`);
    const folder = path.join(root, out);
    rmSync(path.join(root, 'node_modules', '.cache', 'webpack'), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    const code = await script('build', ['--out', out], {});
    if (code !== 0) return [passed(`the ${name} build`, code)];
    hashes.push(hashOf(folder), hashOf(mapsOf(folder)));
    rmSync(folder, { recursive: true });
  }
  const [site, maps, siteAgain, mapsAgain] = hashes;
  return [
    passed(`the same files twice: ${site?.slice(0, 12)}`, site === siteAgain ? 0 : 1),
    passed('the same source maps', maps === mapsAgain ? 0 : 1),
  ];
}

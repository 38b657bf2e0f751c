import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { root, runNode, script } from './run.mjs';
import { mapsOf } from './siteBuild.mjs';

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

/** Two builds, each from nothing. @returns {Promise<import('./proof.mjs').Finding[]>} */
export async function proveBuild() {
  const hashes = [];
  for (const name of ['first', 'second']) {
    const out = path.join('.cache', `build-${name}`);
    const folder = path.join(root, out);
    rmSync(path.join(root, 'node_modules', '.cache', 'webpack'), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    const code = await runNode([script('build'), '--out', out]);
    if (code !== 0) throw new Error(`The ${name} build failed.`);
    hashes.push(`${hashOf(folder)} ${hashOf(mapsOf(folder))}`);
    rmSync(folder, { recursive: true });
  }
  const [first = '', second] = hashes;
  return [
    {
      what: 'two builds, and their source maps, are the same',
      measured: first.slice(0, 12),
      bar: 'the same',
      met: first === second,
    },
  ];
}

/*
 * `npm run breaks [-- --only words]`, run by hand: breaks the code in each place of breaks.json, runs the test that has
 * to go red, and puts the code back. The list says in which ring that test runs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root, runNode, script } from './run.mjs';

/** @typedef {{ what: string, file: string, find: string, replace: string, test: string, ring: 'test' | 'prove' }} Break */

/** @type {Break[]} */
const all = JSON.parse(readFileSync(path.join(root, 'scripts', 'breaks.json'), 'utf8'));
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = all.filter(({ what, file }) => `${what} ${file}`.includes(values.only));

/** @param {Pick<Break, 'test' | 'ring'>} which @returns {Promise<boolean>} */
async function isGreen({ test, ring }) {
  const command = test.startsWith('e2e/')
    ? [script('e2e'), test.replace('e2e/', ''), '--retries=0']
    : [script('jest'), '--runTestsByPath', test];
  const env = ring === 'prove' ? { E2E_RING: 'proof', FAULTS: 'all', PROOF: 'all' } : {};
  return (await runNode(command, env)) === 0;
}

/** @param {Break} one @returns {Promise<boolean>} whether its test goes red */
async function isCaught({ file, find, replace, ...which }) {
  const place = path.join(root, file);
  const sound = readFileSync(place, 'utf8');
  if (sound.split(find).length !== 2) throw new Error(`${file} does not hold once: ${find}`);
  const putBack = () => writeFileSync(place, sound);
  process.on('exit', putBack);
  writeFileSync(
    place,
    sound.replace(find, () => replace),
  );
  const green = await isGreen(which);
  putBack();
  process.off('exit', putBack);
  return !green;
}

// A test that is red anyway would catch nothing.
const tests = new Map(chosen.map((one) => [`${one.test} ${one.ring}`, one]));
for (const one of tests.values())
  if (!(await isGreen(one))) throw new Error(`${one.test} is red as the code stands`);

const rows = [];
for (const one of chosen) {
  console.log(`\n=== ${one.what} (${one.file}) ===`);
  rows.push({ what: one.what, test: one.test, ring: one.ring, caught: await isCaught(one) });
}
console.table(rows);
const caught = rows.filter((row) => row.caught);
console.log(
  `${caught.length} of ${rows.length} breaks are caught, ${caught.filter(({ ring }) => ring === 'test').length} by npm test.`,
);
if (caught.length < rows.length) process.exitCode = 1;

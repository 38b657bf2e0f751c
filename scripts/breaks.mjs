/*
 * `npm run breaks [-- --only words]`, run by hand: breaks the code in each place of breaks.txt, runs the test that has to
 * go red, and puts the code back. `npm test` looks, with `--places`, whether each still has its place. A break is a block
 * there: what it does; file -> test, with the ring if it is not `npm test`; the code before (-) and after (+).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root, runNode, script } from './run.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, places: { type: 'boolean' } },
});

/** @param {string} block */
function readBreak(block) {
  const [what = '', where = '', ...code] = block.split('\n');
  const [, file = '', test = '', ring = 'test'] =
    /^(\S+) -> (\S+)(?: \((\w+)\))?$/.exec(where) ?? [];
  const linesAfter = (/** @type {string} */ sign) =>
    code
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(2))
      .join('\n');
  return { what, file, test, ring, sound: linesAfter('-'), broken: linesAfter('+') };
}

const chosen = readFileSync(path.join(root, 'scripts', 'breaks.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .filter((block) => block.includes(values.only))
  .map(readBreak);

/** @typedef {typeof chosen[number]} Break */

/** @param {Break} which @returns {Promise<boolean>} */
async function isGreen({ test, ring }) {
  const command = test.startsWith('e2e/')
    ? [script('e2e'), test.replace('e2e/', ''), '--retries=0']
    : [script('jest'), '--runTestsByPath', test];
  const env = ring === 'prove' ? { E2E_RING: 'proof', FAULTS: 'all', PROOF: 'all' } : {};
  return (await runNode(command, env)) === 0;
}

/** @param {Break} one @returns {Promise<boolean>} whether its test goes red */
async function isCaught(one) {
  const place = path.join(root, one.file);
  const code = readFileSync(place, 'utf8');
  const putBack = () => writeFileSync(place, code);
  process.on('exit', putBack);
  writeFileSync(
    place,
    code.replace(one.sound, () => one.broken),
  );
  const green = await isGreen(one);
  putBack();
  process.off('exit', putBack);
  return !green;
}

for (const { file, sound } of chosen)
  if (readFileSync(path.join(root, file), 'utf8').split(sound).length !== 2)
    throw new Error(`${file} does not hold once: ${sound}`);
if (values.places) process.exit();

// What is stopped by Ctrl-C is no catch.
process.on('SIGINT', () => process.exit(1));

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

/*
 * Prints the total of `npm test` and `npm run prove` as the last line of the CI log: `N passed, N
 * failed`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@shop/programs/run';

/**
 * Reads how many tests of a command passed and failed. A command without a report counts as one
 * failure.
 * @param {string} commandName `test` or `prove`
 */
function readCounts(commandName) {
  try {
    return JSON.parse(
      readFileSync(path.join(root, '.cache', 'reports', `ring-${commandName}.json`), 'utf8'),
    );
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const commandCounts = ['test', 'prove'].map(readCounts);
const sumCounts = (/** @type {'passed' | 'failed'} */ key) =>
  commandCounts.reduce((total, counts) => total + counts[key], 0);
console.log(`\n${sumCounts('passed')} passed, ${sumCounts('failed')} failed`);

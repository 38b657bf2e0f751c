/*
 * Prints the total of `npm test` and `npm run prove` as the last line of CI: `N passed, N failed`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@shop/programs/run';

/**
 * Reads how many tests of a command passed and failed. A command without a report counts as one
 * failure.
 * @param {string} ring `test` or `prove`
 */
function readCount(ring) {
  try {
    return JSON.parse(
      readFileSync(path.join(root, '.cache', 'reports', `ring-${ring}.json`), 'utf8'),
    );
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const rings = ['test', 'prove'].map(readCount);
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  rings.reduce((total, ring) => total + ring[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);

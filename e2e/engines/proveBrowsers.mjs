import { rmSync } from 'node:fs';

import { runJourneys } from '@shop/prove/runTestSuite';
import { engineNames, screenshotsFolder, writeEnginesReport } from './enginesReport.mjs';

/**
 * Runs the tests of e2e/engines in each browser engine, and those of e2e/tasks in Firefox. Then it
 * compares the screenshots of the engines.
 * @returns {Promise<import('@shop/prove/runTestSuite').Outcome>} the results of all test runs,
 * added up
 */
export async function proveBrowsers() {
  rmSync(screenshotsFolder, { recursive: true, force: true });
  /** @type {import('@shop/prove/runTestSuite').Outcome[]} */
  const outcomes = [];
  for (const engine of engineNames)
    outcomes.push(await runJourneys(engine, [], { E2E_ENGINE: engine }));
  console.table(await writeEnginesReport());
  const sumCounts = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return {
    passed: sumCounts('passed'),
    failed: sumCounts('failed'),
    tests: outcomes.flatMap(({ tests = [] }) => tests),
    retried: outcomes.flatMap(({ retried = [] }) => retried),
  };
}

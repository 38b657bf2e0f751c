/*
 * `npm test`: everything, in order, until something fails. Its last line counts the tests:
 * `N passed, M failed`, where a step that fails without tests of its own counts as one failure. A journey that
 * passed only when tried again counts as passed, and is named in a line before.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { flakyTests } = await import('./journeyReport.mjs');
const { bin, root, runNode } = await import('./run.mjs');

const script = (/** @type {string} */ name) => path.join(root, 'scripts', `${name}.mjs`);
const report = (/** @type {string} */ name) => path.join(root, '.cache', `${name}.json`);
const jestReport = (/** @type {string} */ name) => ['--json', '--outputFile', report(name)];

/**
 * The commands of a step run side by side: each of the first four keeps one core busy.
 * @type {{ title: string, runs: string[][], reports?: string[] }[]}
 */
const steps = [
  {
    title: 'Format, lint and types',
    runs: [
      [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
      [bin('knip/bin/knip.js')],
      [bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'],
      [bin('typescript/bin/tsc')],
    ],
  },
  {
    title: 'Unit and integration tests',
    runs: [[script('jest'), ...jestReport('unit')]],
    reports: ['unit'],
  },
  { title: 'Production build', runs: [[script('build')]] },
  {
    title: 'End-to-end tests',
    runs: [[script('e2e')]],
    reports: ['e2e', 'e2e-postgres'],
  },
];

/** Reads the counts from Jest's or Playwright's own report. @param {string} name */
function countIn(name) {
  if (!existsSync(report(name))) return { passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(report(name), 'utf8'));
  if (result.stats) {
    const { expected, flaky, unexpected } = result.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

let passed = 0;
let failed = 0;
/** @type {string[]} */
const flaky = [];

for (const { title, runs, reports = [] } of steps) {
  for (const name of reports) rmSync(report(name), { force: true });
  console.log(`\n=== ${title} ===`);
  const started = Date.now();
  const codes = await Promise.all(runs.map((run) => runNode(run)));
  const code = Math.max(...codes);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);

  const counts = reports.map(countIn);
  const failedHere = counts.reduce((sum, count) => sum + count.failed, 0);
  passed += counts.reduce((sum, count) => sum + count.passed, 0);
  flaky.push(...reports.flatMap(flakyTests));
  failed += code === 0 ? failedHere : Math.max(failedHere, 1);
  console.log(`=== ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s ===`);
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}

if (flaky.length > 0) console.log(`\nFlaky: ${flaky.length} (${flaky.join('; ')})`);
console.log(`\n${passed} passed, ${failed} failed`);

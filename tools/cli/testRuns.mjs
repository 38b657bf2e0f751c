/*
 * Runs lint, Jest and Playwright for `npm test` and `npm run prove`, and adds up their JSON reports.
 * `node tools/cli/testRuns.mjs` prints the total of both commands, as the last line of `.ci/run`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { getBinPath, root } from '@shop/programs/run';

/** @typedef {{ passed: number, failed: number }} Counts */

const reportsFolder = path.join(root, '.cache', 'reports');
const getReportFile = (/** @type {string} */ name) => path.join(reportsFolder, `${name}.json`);

/** @param {string} name */
function readReport(name) {
  const reportFile = getReportFile(name);
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
}

/**
 * Runs a program that writes a JSON report, and counts the tests in the report.
 * @param {string} name name of the report
 * @param {string[]} args
 * @param {(report: any) => Counts} countTests
 * @returns {Counts}
 */
function runWithReport(name, args, countTests) {
  // Jest does not create the folder of its report.
  mkdirSync(reportsFolder, { recursive: true });
  rmSync(getReportFile(name), { force: true });
  // Without an asynchronous child, Ctrl-C also ends this process, and no other part starts.
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
  });
  const report = readReport(name);
  const { passed, failed } = report ? countTests(report) : { passed: 0, failed: 0 };
  // A program can fail although no test failed, for example if it does not start.
  return { passed, failed: Math.max(failed, Number(status !== 0)) };
}

/**
 * Runs Jest.
 * @param {string[]} args
 */
export const runJest = (args) =>
  runWithReport(
    'jest',
    ['tools/cli/jest.mjs', ...args, '--json', '--outputFile', getReportFile('jest')],
    ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  );

/**
 * Runs projects of Playwright. Its configuration names the file of the report.
 * @param {string[]} projects
 */
export const runPlaywright = (projects) =>
  runWithReport(
    'playwright',
    [
      getBinPath('@playwright/test/cli.js'),
      ...['test', '--config', 'e2e/playwright.config.ts'],
      ...projects.map((project) => `--project=${project}`),
    ],
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );

/** Runs `npm run lint`, which counts as one test. @returns {Counts} */
export function runLint() {
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['run', 'lint'], { stdio: 'inherit', shell: isWindows });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Prints the total as the last line of a command, and sets the exit code.
 * @param {Counts[]} counts @returns {Counts}
 */
function printTotal(counts) {
  const passed = counts.reduce((sum, { passed: count }) => sum + count, 0);
  const failed = counts.reduce((sum, { failed: count }) => sum + count, 0);
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
  return { passed, failed };
}

/**
 * Prints the total of a command, and stores it for `.ci/run`.
 * @param {'test' | 'prove'} command @param {Counts[]} counts
 */
export const finishCommand = (command, counts) =>
  writeFileSync(getReportFile(command), JSON.stringify(printTotal(counts)));

if (process.argv[1] === fileURLToPath(import.meta.url))
  // A command without a stored total did not finish, which counts as a failure.
  printTotal(['test', 'prove'].map((command) => readReport(command) ?? { passed: 0, failed: 1 }));

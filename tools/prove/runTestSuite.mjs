/*
 * Runs the parts of `npm test` and `npm run prove` one after the other. It prints the time of each
 * part, the slowest tests, retried tests with reasons, and tests that were left out. The last line
 * is `N passed, N failed`.
 */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { takeSkippedTests } from '@shop/programs/programs';
import { root, runNode } from '@shop/programs/run';

/**
 * @typedef {{ name: string, seconds: number }} TimedTest
 * @typedef {{ passed: number, failed: number, tests?: TimedTest[], retried?: string[] }} Outcome
 * @typedef {{ title: string, run: () => Promise<Outcome> }} Part
 * @typedef {{ title: string, tests: { projectName: string, status: string, results: { duration: number, error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs: Spec[] }} Suite
 */

/** Free disk space that a run needs, in MB. */
const requiredMegabytes = 1500;

const reportsFolder = path.join('.cache', 'reports');
const getReportFile = (/** @type {string} */ name) => path.join(reportsFolder, `${name}.json`);
const countFailure = (/** @type {number} */ code) => Number(code !== 0);

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(root, getReportFile(name)), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts a run as one failure if it exits with an error although no test failed.
 * @param {number} code @param {Outcome} outcome
 */
const applyExitCode = (code, outcome) => ({
  ...outcome,
  failed: Math.max(outcome.failed, countFailure(code)),
});

/**
 * Runs commands in parallel, and counts each command as one check.
 * @param {string[][]} commands @returns {Promise<Outcome>}
 */
export async function runChecks(commands) {
  const codes = await Promise.all(commands.map((command) => runNode(command)));
  const failed = codes.filter(countFailure).length;
  return { passed: codes.length - failed, failed };
}

/**
 * Runs Jest and reads its report.
 * @param {string} name name of the report @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function runJestTests(name, args, env) {
  rmSync(path.join(root, getReportFile(name)), { force: true });
  const reportArgs = ['--json', '--outputFile', getReportFile(name)];
  const code = await runNode(['tools/cli/jest.mjs', ...args, ...reportArgs], env);
  const report = readReport(name);
  if (!report) return { passed: 0, failed: 1 };
  /** @type {{ testResults: { assertionResults: { fullName: string, duration?: number }[] }[] }} */
  const { testResults } = report;
  return applyExitCode(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    tests: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  });
}

const getCause = (/** @type {{ error?: { message?: string } } | undefined} */ result) =>
  stripVTControlCharacters(result?.error?.message ?? 'no reason');

/** @param {Suite} suite @returns {Spec[]} */
const flattenSpecs = ({ suites = [], specs }) => [...specs, ...suites.flatMap(flattenSpecs)];

/**
 * Runs browser tests and reads their report.
 * @param {string} name name of the report @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(name, args, env) {
  rmSync(path.join(root, getReportFile(name)), { force: true });
  const code = await runNode(['e2e/run.mjs', ...args], {
    ...env,
    E2E_REPORT: getReportFile(name),
    E2E_RESULTS: `test-results/${name}`,
  });
  const report = readReport(name);
  // Without a report, only the exit code counts. `e2e/run.mjs` writes no report if it leaves the
  // tests out, because there is no database.
  if (!report) return { passed: 0, failed: countFailure(code) };
  const { expected, flaky, unexpected } = report.stats;
  const tests = flattenSpecs({ specs: [], suites: report.suites }).flatMap(
    ({ title, tests: projectRuns }) =>
      projectRuns.map((run) => ({ ...run, name: `${title} [${run.projectName}, ${name}]` })),
  );
  return applyExitCode(code, {
    passed: expected + flaky,
    failed: unexpected,
    tests: tests.map(({ name: testName, results }) => ({
      name: testName,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    retried: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ name: testName, results }) => `${testName}: ${getCause(results[0])}`),
  });
}

/**
 * Creates a folder for all temporary files of a run. It is removed when this process exits,
 * whatever the reason.
 */
function createTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-run-'));
  // Let other users enter the folder, because PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function checkDiskSpace() {
  const { bavail, bsize } = statfsSync(root);
  const freeMegabytes = Math.floor((bavail * bsize) / 1e6);
  if (freeMegabytes >= requiredMegabytes) return;
  console.error(
    `The disk is full: ${freeMegabytes} MB are free, a run needs ${requiredMegabytes}.`,
  );
  process.exit(1);
}

/**
 * Runs the parts, prints and stores the result, and sets the exit code.
 * @param {'test' | 'prove'} name @param {Part[]} parts
 */
export async function runTestSuite(name, parts) {
  checkDiskSpace();
  createTemporaryFolder();
  takeSkippedTests();
  // Create the folder for reports, because Jest does not. Remove the previous total, so that it
  // cannot be counted for this run.
  mkdirSync(path.join(root, reportsFolder), { recursive: true });
  rmSync(path.join(root, getReportFile(`ring-${name}`)), { force: true });
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isInterrupted = true));
  /** @type {{ part: string, seconds: number, passed: number, failed: number }[]} */
  const rows = [];
  /** @type {TimedTest[]} */
  const tests = [];
  const retriedTests = [];
  for (const { title, run } of parts) {
    if (isInterrupted) break;
    console.log(`\n=== ${title} ===`);
    const startTime = Date.now();
    const outcome = await run().catch((/** @type {unknown} */ error) => {
      console.error(error);
      return /** @type {Outcome} */ ({ passed: 0, failed: 1 });
    });
    const { passed, failed } = outcome;
    const seconds = Math.round((Date.now() - startTime) / 1000);
    console.log(`=== ${title}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s ===`);
    rows.push({ part: title, seconds, passed, failed });
    tests.push(...(outcome.tests ?? []));
    retriedTests.push(...(outcome.retried ?? []));
  }

  console.table(rows);
  console.log('The slowest ten tests, in seconds:');
  for (const test of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`  ${test.seconds.toFixed(1).padStart(6)}  ${test.name}`);
  for (const text of retriedTests) console.log(`\nPassed on retry: ${text}`);
  for (const text of takeSkippedTests()) console.log(`\nLeft out: ${text}`);
  const sumCounts = (/** @type {'passed' | 'failed'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0);
  const total = { passed: sumCounts('passed'), failed: sumCounts('failed') };
  writeFileSync(path.join(root, getReportFile(`ring-${name}`)), JSON.stringify(total));
  if (total.failed > 0 || isInterrupted) process.exitCode = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

/*
 * `npm run test:quick`: checks format, lint and types. It also runs the tests related to
 * uncommitted changes or, if there are none, to the last commit. It stops after a minute. After a
 * change in a module that most tests use, run `npm test` instead.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { getBinPath, jestFlags, root, runNode } = await import('@shop/programs/run');

/** Time limit in seconds for the checks and tests together. */
const maxSeconds = 60;
const startTime = Date.now();
const getSecondsLeft = () => maxSeconds - (Date.now() - startTime) / 1000;

/**
 * Runs git, and returns the lines of its output.
 * @param {string[]} args
 */
const runGit = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function getChangedFiles() {
  const uncommittedFiles = [
    ...runGit('diff', '--name-only', 'HEAD'),
    ...runGit('ls-files', '--others', '--exclude-standard'),
  ];
  const files =
    uncommittedFiles.length > 0
      ? uncommittedFiles
      : runGit('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((file) => existsSync(path.join(root, file)));
}

/**
 * Returns the paths of the tests that import any of the files, directly or indirectly.
 * @param {string[]} files
 */
function findTests(files) {
  const jestArgs = [getBinPath('jest/bin/jest.js'), '--listTests', '--findRelatedTests', ...files];
  const jestOutput = execFileSync(process.execPath, [...jestFlags, ...jestArgs], {
    cwd: root,
    encoding: 'utf8',
  });
  // Tests in the folders of changed files run first, because they are the most likely to fail.
  const changedFolders = new Set(files.map((file) => path.dirname(path.join(root, file))));
  return jestOutput
    .split('\n')
    .filter(Boolean)
    .sort(
      (a, b) =>
        Number(changedFolders.has(path.dirname(b))) - Number(changedFolders.has(path.dirname(a))),
    );
}

/**
 * Runs tests, and stops them when the time limit is reached.
 * @param {string[]} tests paths of the tests
 * @returns {Promise<number | undefined>} exit code, or `undefined` if the time limit was reached
 */
function runTests(tests) {
  const jestArgs = [getBinPath('jest/bin/jest.js'), '--runTestsByPath', ...tests];
  const child = spawn(process.execPath, [...jestFlags, ...jestArgs], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(undefined);
    }, getSecondsLeft() * 1000);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

const changedFiles = getChangedFiles();
const codeFiles = changedFiles.filter((file) => /\.(?:tsx?|mjs|js)$/.test(file));
console.log(`Changed: ${changedFiles.join(', ') || 'nothing'}`);
const exitCodes = await Promise.all([
  runNode([getBinPath('oxfmt/bin/oxfmt'), '--check']),
  runNode([getBinPath('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs']),
]);
process.exitCode = Math.max(...exitCodes);

const tests = codeFiles.length > 0 ? findTests(codeFiles) : [];
if (tests.length > 0) {
  const testExitCode = await runTests(tests);
  if (testExitCode === undefined) {
    console.log(
      `\nStopped after ${maxSeconds} s: what changed concerns ${tests.length} test files. Run npm test for the rest.`,
    );
  } else {
    process.exitCode = Math.max(Number(process.exitCode), testExitCode);
  }
}

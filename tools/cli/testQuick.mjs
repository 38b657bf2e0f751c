/*
 * `npm run test:quick`: checks format, lint and types. It also runs the tests related to
 * uncommitted changes or, if there are none, to the last commit. It stops after a minute. It
 * then fails, because some tests have not run. After a change in a module that most tests use, run
 * `npm test` instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { getBinPath, jestFlags, root, runNode } = await import('@shop/programs/run');

/** Time limit in ms for the checks and tests together. */
const maxTime = 60_000;
const startTime = Date.now();
const getTimeLeft = () => startTime + maxTime - Date.now();

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
  const jestArgs = ['--listTests', '--findRelatedTests', ...files, '--ignoreProjects', 'proof'];
  const jest = [...jestFlags, getBinPath('jest/bin/jest.js')];
  const jestOutput = execFileSync(process.execPath, [...jest, ...jestArgs], {
    cwd: root,
    encoding: 'utf8',
  });
  // Tests in the folders of changed files run first, because they are the most likely to fail.
  const changedFolders = new Set(files.map((file) => path.dirname(path.join(root, file))));
  return jestOutput
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .sort(
      (a, b) =>
        Number(changedFolders.has(path.dirname(b))) - Number(changedFolders.has(path.dirname(a))),
    );
}

const changedFiles = getChangedFiles();
const codeFiles = changedFiles.filter((file) => /\.(?:tsx?|mjs|js)$/.test(file));
console.log(`Changed: ${changedFiles.join(', ') || 'nothing'}`);
const exitCodes = await Promise.all([
  runNode([getBinPath('oxfmt/bin/oxfmt'), '--check']),
  runNode([getBinPath('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs']),
]);

const tests = codeFiles.length > 0 ? findTests(codeFiles) : [];
if (tests.length > 0) {
  const jestArgs = [getBinPath('jest/bin/jest.js'), '--runTestsByPath', ...tests];
  exitCodes.push(await runNode([...jestFlags, ...jestArgs], {}, Math.max(1, getTimeLeft())));
  if (getTimeLeft() <= 0) {
    console.log(
      `\nStopped after ${maxTime / 1000} s: what changed concerns ${tests.length} test files. Run npm test for the rest.`,
    );
  }
}
process.exitCode = Math.max(...exitCodes);

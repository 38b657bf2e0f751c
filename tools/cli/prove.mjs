/*
 * `npm run prove`: runs on this machine all tests that CI runs besides `npm test`. See `--help` and
 * docs/testing.md.
 */
import { parseArgs } from 'node:util';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { proveContainers } = await import('@shop/containers/proveContainers');
const { findFirefox } = await import('@shop/programs/findBrowser');
const { reportSkippedTests } = await import('@shop/programs/programs');
const { isPostgresInstalled } = await import('@shop/programs/tempPostgres');
const { finishCommand, runJest, runPlaywright } = await import('./testRuns.mjs');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** Returns the projects of e2e/playwright.config.ts that `npm test` leaves out. */
function getProjects() {
  const projects = [
    ...['phone proof', 'wide proof', 'wide tasks', 'slow phone'],
    ...['translated phone', 'prerendered phone', 'webkit'],
  ];
  if (isPostgresInstalled) projects.push('postgres');
  else reportSkippedTests('journeys on a PostgreSQL server', 'install the package postgresql');
  if (findFirefox()) projects.push('firefox phone', 'firefox wide');
  else reportSkippedTests('journeys in Firefox', 'install the package firefox-esr');
  return projects;
}

/**
 * Runs the tests in `*.proof.test.ts` whose paths contain one of the texts.
 * @param {string[]} paths
 */
const runProofs = (paths) => runJest([...paths, '--selectProjects', 'proof']);

/** @typedef {import('./testRuns.mjs').Counts} Counts */

/** @type {Record<string, () => Counts | Promise<Counts>>} */
const parts = {
  server: () =>
    runProofs(['tools/build', 'tools/site', 'server/postgres', 'server/process', 'server/backups']),
  journeys: () => runPlaywright(getProjects()),
  containers: proveContainers,
  attack: () => runProofs(['server/attack']),
  kill: () => runProofs(['server/kills']),
  load: () => runProofs(['server/load']),
};

const partNames = Object.keys(parts);
if (values.help) {
  console.log('npm run prove -- [--only PART,PART]');
  console.log(`\nParts: ${partNames.join(', ')}`);
} else {
  const counts = [];
  for (const name of values.only?.split(',') ?? partNames) {
    const run = parts[name];
    if (!run) throw new Error(`No part "${name}". Known: ${partNames.join(', ')}`);
    console.log(`\n=== ${name} ===`);
    try {
      counts.push(await run());
    } catch (error) {
      console.error(error);
      counts.push({ passed: 0, failed: 1 });
    }
  }
  finishCommand('prove', counts);
}

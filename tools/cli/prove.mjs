/*
 * `npm run prove`: runs on this machine all tests that CI runs besides `npm test`. See `--help` and
 * docs/testing.md.
 */
import { parseArgs } from 'node:util';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { proveContainers } = await import('@shop/containers/proveContainers');
const { proveAttack } = await import('@shop/prove/proveAttack');
const { proveKills } = await import('@shop/prove/proveKills');
const { proveLoad } = await import('@shop/prove/proveLoad');
const { finishCommand, runJest, runPlaywright } = await import('./testRuns.mjs');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    kills: { type: 'string', default: '3' },
    help: { type: 'boolean' },
  },
});

/**
 * Prints findings, and counts those with a limit as tests.
 * @param {Promise<import('@shop/prove/proof').Finding[]>} findingsPromise
 */
async function countFindings(findingsPromise) {
  const findings = await findingsPromise;
  console.table(findings);
  const findingsWithLimit = findings.filter(({ bar }) => bar !== '');
  const failed = findingsWithLimit.filter(({ met }) => !met).length;
  return { passed: findingsWithLimit.length - failed, failed };
}

const serverTests = [
  'tools/site/hosting',
  'tools/build/siteBuild',
  'server/postgres',
  'server/claimFolder',
];

/** @type {Record<string, () => Promise<import('./testRuns.mjs').Counts>>} */
const parts = {
  faults: () => runJest(['src/app/faults', 'src/app/storedValues'], { FAULTS: 'all' }),
  server: () => runJest(serverTests, { PROOF: 'all' }),
  journeys: () => runPlaywright([], { E2E_RING: 'proof' }),
  prerendered: () => runPlaywright(['--project=phone'], { E2E_SITE: 'prerendered' }),
  firefox: () => runPlaywright([], { E2E_ENGINE: 'firefox' }),
  webkit: () => runPlaywright([], { E2E_ENGINE: 'webkit' }),
  postgres: () =>
    runPlaywright(['--project=phone', '--grep=@postgres'], { E2E_DATABASE: 'postgres' }),
  containers: () => countFindings(proveContainers()),
  attack: () => countFindings(proveAttack()),
  kill: () => countFindings(proveKills({ kills: Number(values.kills) })),
  load: () => countFindings(proveLoad({ minutes: Number(values.minutes) })),
};

const partNames = Object.keys(parts);
if (values.help) {
  console.log('npm run prove -- [--only PART,PART] [--minutes N of load] [--kills N]');
  console.log(`\nParts: ${partNames.join(', ')}`);
} else {
  const counts = [];
  for (const name of values.only?.split(',') ?? partNames) {
    const run = parts[name];
    if (!run) throw new Error(`No part "${name}". Known: ${partNames.join(', ')}`);
    console.log(`\n=== ${name} ===`);
    counts.push(await run());
  }
  finishCommand('prove', counts);
}

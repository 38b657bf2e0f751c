/*
 * `npm run prove`: runs on this machine all tests that CI runs besides `npm test`. See `--help` and
 * docs/testing.md.
 */
import { parseArgs } from 'node:util';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { proveContainers } = await import('@shop/containers/proveContainers');
const { proveBrowsers } = await import('@shop/e2e/engines/proveBrowsers');
const { proveAttack } = await import('@shop/prove/proveAttack');
const { proveKills } = await import('@shop/prove/proveKills');
const { proveLoad } = await import('@shop/prove/proveLoad');
const { runJestTests, runJourneys, runTestSuite } = await import('@shop/prove/runTestSuite');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    kills: { type: 'string', default: '3' },
    help: { type: 'boolean' },
  },
});

/**
 * Returns the `run` function of a part of the test suite. It prints the findings of the part, and
 * counts only those with a limit as tests.
 * @param {() => Promise<import('@shop/prove/proof').Finding[]>} prove returns the findings
 * @returns {() => Promise<import('@shop/prove/runTestSuite').Outcome>}
 */
const createPartRunner = (prove) => async () => {
  const findings = await prove();
  console.table(findings);
  const findingsWithLimit = findings.filter(({ bar }) => bar !== '');
  const failedCount = findingsWithLimit.filter(({ met }) => !met).length;
  return { passed: findingsWithLimit.length - failedCount, failed: failedCount };
};

/** @type {Record<string, import('@shop/prove/runTestSuite').Part>} */
const parts = {
  faults: {
    title: 'Each call with each fault, each stored value with each damage',
    run: () =>
      runJestTests('faults', ['src/app/faults', 'src/app/storedValues'], { FAULTS: 'all' }),
  },
  server: {
    title: 'The back end on a PostgreSQL server, hosts with their real programs, a new release',
    run: () =>
      runJestTests(
        'server',
        ['tools/site/hosting', 'tools/build/siteBuild', 'server/postgres', 'server/claimFolder'],
        { PROOF: 'all' },
      ),
  },
  journeys: {
    title: 'Each journey on each screen, each screen in each state under axe, hostile texts',
    run: () => runJourneys('journeys', [], { E2E_RING: 'proof' }),
  },
  prerendered: {
    title: 'The tasks of a shopper on prerendered pages',
    run: () => runJourneys('prerendered', ['--project=phone'], { E2E_SITE: 'prerendered' }),
  },
  browsers: {
    title: 'The shopper’s tasks in Chromium, Firefox and WebKit',
    run: proveBrowsers,
  },
  postgres: {
    title: 'Journeys on a PostgreSQL server',
    run: () =>
      runJourneys('postgres', ['--project=phone', '--grep=@postgres'], {
        E2E_DATABASE: 'postgres',
      }),
  },
  containers: {
    title: 'The steps and the build of the Dockerfile, and the services of compose.yaml',
    run: createPartRunner(proveContainers),
  },
  attack: { title: 'The back end under attack', run: createPartRunner(proveAttack) },
  kill: {
    title: `The back end killed ${values.kills} times on each database`,
    run: createPartRunner(() => proveKills({ kills: Number(values.kills) })),
  },
  load: {
    title: `The back end under load for ${values.minutes} min`,
    run: createPartRunner(() => proveLoad({ minutes: Number(values.minutes) })),
  },
};

if (values.help) {
  console.log('npm run prove -- [--only part,part] [--minutes N of load] [--kills N]\n');
  for (const [name, { title }] of Object.entries(parts)) console.log(`${name.padEnd(12)} ${title}`);
} else {
  const chosenParts = values.only?.split(',') ?? Object.keys(parts);
  await runTestSuite(
    'prove',
    chosenParts.map((name) => {
      const part = parts[name];
      if (!part) throw new Error(`No part "${name}". Known: ${Object.keys(parts).join(', ')}`);
      return part;
    }),
  );
}

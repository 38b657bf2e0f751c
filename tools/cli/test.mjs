/*
 * `npm test`: checks that the shop still works. Its last line is `N passed, N failed`.
 * docs/testing.md lists what only `npm run prove` tests.
 */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { runChecks, runJestTests, runJourneys, runTestSuite } =
  await import('@shop/prove/runTestSuite');
const { getBinPath } = await import('@shop/programs/run');

await runTestSuite('test', [
  {
    title: 'Format, lint and types',
    run: () =>
      runChecks([
        [getBinPath('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs'],
        [
          getBinPath('dependency-cruiser/bin/dependency-cruise.mjs'),
          ...'--config tools/lint/dependencyRules.mjs src server tools e2e'.split(' '),
        ],
        [getBinPath('oxfmt/bin/oxfmt'), '--check'],
        [getBinPath('knip/bin/knip.js')],
        [
          getBinPath('cspell/bin.mjs'),
          ...'--config tools/lint/cspell.json --no-progress --dot **'.split(' '),
        ],
      ]),
  },
  { title: 'Unit and integration tests', run: () => runJestTests('unit', []) },
  { title: 'Production build', run: () => runChecks([['tools/cli/build.mjs']]) },
  { title: 'Journeys', run: () => runJourneys('tasks', []) },
]);

/*
 * `npm test`: checks that the shop still works. Its last line is `N passed, N failed`.
 * docs/testing.md lists what only `npm run prove` tests.
 */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { checks, runJestTests, runJourneys, runTestSuite } =
  await import('@shop/prove/runTestSuite');
const { bin } = await import('@shop/programs/run');

await runTestSuite('test', [
  {
    title: 'Format, lint and types',
    run: () =>
      checks([
        [bin('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs'],
        [
          bin('dependency-cruiser/bin/dependency-cruise.mjs'),
          ...'--config tools/lint/dependencyRules.mjs src server tools e2e'.split(' '),
        ],
        [bin('oxfmt/bin/oxfmt'), '--check'],
        [bin('knip/bin/knip.js')],
        [
          bin('cspell/bin.mjs'),
          ...'--config tools/lint/cspell.json --no-progress --dot **'.split(' '),
        ],
      ]),
  },
  { title: 'Unit and integration tests', run: () => runJestTests('unit', []) },
  { title: 'Production build', run: () => checks([['tools/cli/build.mjs']]) },
  { title: 'Journeys', run: () => runJourneys('tasks', []) },
]);

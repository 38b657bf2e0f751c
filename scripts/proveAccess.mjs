import { specsIn } from './journeyReport.mjs';
import { atMost, figure } from './proof.mjs';
import { root, runNode } from './run.mjs';
import path from 'node:path';

/** Every screen in each of its states, as a phone and as a desktop, under every check of `e2e/access.spec.ts`. */
export async function proveAccess() {
  const code = await runNode(
    [
      path.join(root, 'scripts', 'e2e.mjs'),
      'access.spec',
      '--project=phone',
      '--project=desktop',
      '--retries=0',
    ],
    { E2E_FULL: 'yes', E2E_ACCESS: 'all' },
  );
  const tests = specsIn('e2e').flatMap(({ tests }) => tests);
  /** @param {string} type */
  const sum = (type) =>
    tests
      .flatMap(({ annotations = [] }) => annotations)
      .filter((annotation) => annotation.type === type)
      .reduce((total, { description }) => total + Number(description), 0);
  return [
    figure(
      'screens, each state counted, on two devices',
      tests.filter(({ status }) => status !== 'skipped').length,
    ),
    figure('checks', sum('checks')),
    atMost('findings', sum('findings'), 0),
    atMost('the run failed', code, 0),
  ];
}

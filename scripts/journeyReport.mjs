import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './run.mjs';

/**
 * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs: Spec[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * The tests of Playwright's JSON report that failed first and passed when tried again, as `title [project]`.
 * @param {string} name of a report in `.cache/`
 * @returns {string[]}
 */
export function flakyTests(name) {
  const file = path.join(root, '.cache', `${name}.json`);
  if (!existsSync(file)) return [];
  /** @type {{ suites?: Suite[] }} */
  const { suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${title} [${projectName}]`),
    );
}

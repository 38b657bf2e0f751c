import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './run.mjs';

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ projectName: string, status: string, annotations?: Annotation[] }} Test
 * @typedef {{ title: string, tests: Test[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs: Spec[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs }) => [...specs, ...suites.flatMap(specsOf)];

/** What Playwright's JSON report holds. @param {string} name of a report in `.cache/` @returns {Spec[]} */
export function specsIn(name) {
  const file = path.join(root, '.cache', `${name}.json`);
  if (!existsSync(file)) return [];
  /** @type {{ suites?: Suite[] }} */
  const { suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return suites.flatMap(specsOf);
}

/**
 * The tests of a report that failed first and passed when tried again, as `title [project]`.
 * @param {string} name
 * @returns {string[]}
 */
export const flakyTests = (name) =>
  specsIn(name).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${title} [${projectName}]`),
  );

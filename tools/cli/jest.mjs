/*
 * `npm run test:unit`: runs unit and integration tests. Its arguments are passed on to Jest.
 * `-- --selectProjects proof` runs the tests that only `npm run prove` runs.
 */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { getBinPath, jestFlags, runNode } = await import('@shop/programs/run');

const args = process.argv.slice(2);
if (!args.includes('--selectProjects')) args.push('--ignoreProjects', 'proof');
process.exitCode = await runNode([...jestFlags, getBinPath('jest/bin/jest.js'), ...args]);

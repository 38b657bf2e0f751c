/* `npm run test:unit`: unit and integration tests; arguments go to Jest. */
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { bin, jestFlags, runNode } = await import('./run.mjs');

const jest = [...jestFlags, bin('jest/bin/jest.js'), ...process.argv.slice(2)];
process.exitCode = await runNode(jest);

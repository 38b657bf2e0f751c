/* `npm run test:unit`: unit and integration tests; arguments go to Jest. */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { bin, jestFlags, runNode } = await import('@shop/programs/run');

const jest = [...jestFlags, bin('jest/bin/jest.js'), ...process.argv.slice(2)];
process.exitCode = await runNode(jest);

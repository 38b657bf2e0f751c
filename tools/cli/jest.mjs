/* `npm run test:unit`: runs unit and integration tests. Its arguments are passed on to Jest. */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { getBinPath, jestFlags, runNode } = await import('@shop/programs/run');

const jestArgs = [...jestFlags, getBinPath('jest/bin/jest.js'), ...process.argv.slice(2)];
process.exitCode = await runNode(jestArgs);

/* `npm run test:unit`: unit and integration tests; arguments go to Jest. */
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { bin, runNode } = await import('./run.mjs');

// PGlite loads its WebAssembly by import(), which Node's vm refuses without the flag.
const flags = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Pages drawn by the hundred are young garbage: with more room for it (MB) less is copied, a tenth of the time.
  '--max-semi-space-size=64',
];
process.exitCode = await runNode([...flags, bin('jest/bin/jest.js'), ...process.argv.slice(2)]);

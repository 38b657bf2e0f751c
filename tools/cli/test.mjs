/*
 * `npm test`: checks that the shop still works. Its last line is `N passed, N failed`.
 * docs/testing.md lists what only `npm run prove` tests.
 */
import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { finishCommand, runJest, runLint, runPlaywright } = await import('./testRuns.mjs');

finishCommand('test', [runLint(), runJest([]), runPlaywright(['phone', 'wide'])]);

import { existsSync } from 'node:fs';
import path from 'node:path';

export const isRoot = process.getuid?.() === 0;

/**
 * Finds an installed program. It also searches /usr/sbin, because servers are often installed there
 * and a user's PATH may lack this folder.
 * @param {string} name @returns {string | undefined} path of the program
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * Reports tests that cannot run on this machine. In CI, it throws an error.
 * @param {string} tests @param {string} remedy such as 'install the package nginx'
 */
export function reportSkippedTests(tests, remedy) {
  const text = `${tests}: ${remedy}`;
  if (process.env.CI) throw new Error(`Cannot run ${text}`);
  console.warn(`Left out: ${text}`);
}

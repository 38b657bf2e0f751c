import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export const asRoot = process.getuid?.() === 0;

/**
 * Finds an installed program. Servers are often outside of a user's PATH.
 * @param {string} name @returns {string | undefined} path of the program
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

const leftOutFile = path.resolve('.cache', 'left-out.txt');

/**
 * Reports tests that cannot run on this machine. CI fails, while other runs name them now and at
 * the end.
 * @param {string} what @param {string} remedy such as 'install the package nginx'
 */
export function leaveOut(what, remedy) {
  const text = `${what}: ${remedy}`;
  if (process.env.CI) throw new Error(`Cannot run ${text}`);
  console.warn(`Left out: ${text}`);
  mkdirSync(path.dirname(leftOutFile), { recursive: true });
  appendFileSync(leftOutFile, `${text}\n`);
}

export function takeLeftOut() {
  if (!existsSync(leftOutFile)) return [];
  const lines = readFileSync(leftOutFile, 'utf8').split('\n').filter(Boolean);
  rmSync(leftOutFile);
  return [...new Set(lines)];
}

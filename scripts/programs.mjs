import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const asRoot = process.getuid?.() === 0;

/** Servers lie outside of many a user's PATH.
 * @param {string} name @returns {string | undefined} where the program is, if it is installed */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Installs a package where that needs no question: as root, on Debian and its like. @param {string} name */
export function installPackage(name) {
  if (!asRoot || !existsSync('/usr/bin/apt-get')) return;
  console.error(`No ${name} found; installing Debian’s ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

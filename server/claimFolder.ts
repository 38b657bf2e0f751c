import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './startError';

/**
 * Two processes on one folder would destroy it: who uses it stands in a file, by number and start.
 * Gives what releases it again. @throws StartError while another process uses it
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'shop.pid');
  await mkdir(folder, { recursive: true });
  const claim = () =>
    writeFile(file, `${process.pid} ${startOf(process.pid)}`.trim(), { flag: 'wx' });
  try {
    await claim();
  } catch {
    const [pid = '', ...start] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
    // The number alone proves nothing: after a crash another program may have been given it.
    if (isRunning(Number(pid)) && start.join(' ') === startOf(Number(pid)))
      throw new StartError(
        `The data folder ${folder} is in use by another running shop (process ${pid}). ` +
          'Stop that one, or choose another folder with DATA_DIR.',
      );
    await rm(file, { force: true });
    await claim();
  }
  return () => rm(file, { force: true });
}

function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in the system's own words; empty where there is none, or the system does not tell. */
export function startOf(pid: number): string {
  try {
    // Linux. The fields are counted after the program's name, which may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

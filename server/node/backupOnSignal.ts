import { writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { processFile } from '../claimFolder';
import { loggable } from '../http/queryErrors';

export const backupSignal = 'SIGUSR2';

/**
 * Path at which a running shop writes a requested backup. The file is empty if the backup failed.
 */
export const backupIn = (folder: string) => path.join(folder, 'backup.tar.gz');

/**
 * Writes the file atomically and only for its owner, because it holds password hashes and
 * addresses.
 */
export async function writeBackup(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Writes a backup when `npm run backup` sends a signal. Unlike a call, a signal cannot come from
 * another computer.
 */
export function backupOnSignal(folder: string, dump: () => Promise<Uint8Array>): void {
  const file = backupIn(folder);
  const answer = async () => {
    try {
      await writeBackup(file, await dump());
    } catch (error) {
      console.error('No backup could be written:', loggable(error));
      await writeBackup(file, new Uint8Array()).catch(() => undefined);
    }
  };
  process.on(backupSignal, () => void answer());
  // The process id is written last, because the signal would end a process without a listener.
  writeFileSync(processFile(folder), `${hostname()} ${process.pid}`, { mode: 0o600 });
}

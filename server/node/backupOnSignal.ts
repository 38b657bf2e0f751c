import { writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { getProcessFile } from '../claimFolder';
import { toLoggableError } from '../http/queryErrors';

export const backupSignal = 'SIGUSR2';

/**
 * Returns the path at which a running shop writes a requested backup. The file is empty if the
 * backup failed.
 */
export const getBackupPath = (folder: string) => path.join(folder, 'backup.tar.gz');

/**
 * Writes a backup atomically: the file is either complete or unchanged. Only its owner may read the
 * file, because it contains password hashes and addresses.
 */
export async function writeBackup(file: string, bytes: Uint8Array): Promise<void> {
  const unfinishedFile = `${file}.${process.pid}.part`;
  try {
    await writeFile(unfinishedFile, bytes, { mode: 0o600, flush: true });
    await rename(unfinishedFile, file);
  } catch (error) {
    await rm(unfinishedFile, { force: true });
    throw error;
  }
}

/**
 * Writes a backup when `npm run backup` sends a signal. Unlike an API call, a signal cannot come
 * from another computer.
 */
export function backupOnSignal(folder: string, dump: () => Promise<Uint8Array>): void {
  const file = getBackupPath(folder);
  const writeRequestedBackup = async () => {
    try {
      await writeBackup(file, await dump());
    } catch (error) {
      console.error('No backup could be written:', toLoggableError(error));
      await writeBackup(file, new Uint8Array()).catch(() => undefined);
    }
  };
  process.on(backupSignal, () => void writeRequestedBackup());
  // Write the process id only after the listener exists. Otherwise, the signal could end the
  // process.
  writeFileSync(getProcessFile(folder), `${hostname()} ${process.pid}`, { mode: 0o600 });
}

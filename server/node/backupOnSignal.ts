import { writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { processFile } from '../claimFolder';
import { loggable } from '../http/queryErrors';

export const backupSignal = 'SIGUSR2';

/** Where a running shop puts the backup that it was asked for. It is empty where there can be none. */
export const backupIn = (folder: string) => path.join(folder, 'backup.tar.gz');

/** Writes the file whole or not at all, for its owner alone: it holds hashes and addresses. */
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

/** Writes a backup whenever `npm run backup` asks: by a signal, which nobody can send from outside, and not by a call. */
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
  // Only now: to a process that does not listen the signal is the end.
  writeFileSync(processFile(folder), `${hostname()} ${process.pid}`, { mode: 0o600 });
}

import { closeSync, openSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './startError';

/** Where the shop that runs on a folder answers. */
export const addressFile = (folder: string) => path.join(folder, 'shop.url');

/** The process that writes a backup of the folder when it is asked to, and its computer. */
export const processFile = (folder: string) => path.join(folder, 'shop.process');

/** The folder has its process already. */
export class FolderInUse extends StartError {}

/**
 * Two processes on one folder would destroy it. The system's lock on a file in it keeps the second one out, in another
 * container too, and is gone with its process however that ends. Gives what releases it. @throws FolderInUse
 */
export async function claimFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = openSync(path.join(folder, 'shop.lock'), 'a', 0o600);
  try {
    // Not every system has a build of it.
    const { tryLock } = await import('fs-native-extensions');
    if (tryLock(file)) {
      // Of the process before: its number may be another program's by now.
      rmSync(processFile(folder), { force: true });
      return () => closeSync(file);
    }
  } catch (error) {
    closeSync(file);
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be locked on this system (${code}). ` +
        'Choose another with DATA_DIR, or a PostgreSQL server with DATABASE_URL.',
    );
  }
  closeSync(file);
  throw new FolderInUse(
    `The data folder ${folder} is in use by another running shop. ` +
      'Stop that one first, or choose another folder with DATA_DIR.',
  );
}

import { closeSync, openSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './startError';

/** Returns the path of the file in which a running shop stores its address. */
export const getAddressFile = (folder: string) => path.join(folder, 'shop.url');

/**
 * Returns the path of the file in which a running shop stores its host name and process id as soon
 * as it can write a backup on request.
 */
export const getProcessFile = (folder: string) => path.join(folder, 'shop.process');

/** Thrown when another process uses the folder. */
export class FolderInUse extends StartError {}

/**
 * Locks the data folder, because two processes would corrupt it. The operating system's lock also
 * works across containers, and is released when its process ends.
 * @returns a function that releases the lock
 * @throws FolderInUse if another process holds the lock
 */
export async function claimFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lockFileDescriptor = openSync(path.join(folder, 'shop.lock'), 'a', 0o600);
  try {
    // This import fails on systems for which the package has no build.
    const { tryLock } = await import('fs-native-extensions');
    if (tryLock(lockFileDescriptor)) {
      // This file may still contain the process id of a previous shop. Another program may have
      // that id now, so delete the file.
      rmSync(getProcessFile(folder), { force: true });
      return () => closeSync(lockFileDescriptor);
    }
  } catch (error) {
    closeSync(lockFileDescriptor);
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be locked on this system (${code}). ` +
        'Choose another with DATA_DIR, or a PostgreSQL server with DATABASE_URL.',
    );
  }
  closeSync(lockFileDescriptor);
  throw new FolderInUse(
    `The data folder ${folder} is in use by another running shop. ` +
      'Stop that one first, or choose another folder with DATA_DIR.',
  );
}

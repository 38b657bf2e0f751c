import { StartError } from '../startError';
import { toLoggableError } from '../http/queryErrors';
import { copyTables, dumpTables, lockTables } from './copyDatabase';
import { openServer, getReason, type Database, type PrepareDatabase } from './openDatabase';
import { unzipDump, withPglite } from './pglite';
import { wasEverSeeded, isFromLaterVersion } from './version';

/**
 * Replaces all data of the shop on a PostgreSQL server with the data of a dump, in one transaction.
 * An error leaves the data unchanged.
 * @param prepare prepares the data of the dump, and throws if the dump contains no shop
 * @param saveBackup saves a dump of the previous shop; called as the last step before the commit,
 * and only if there was a shop
 * @throws StartError if the server cannot store the data, or another error if the dump is
 * incomplete
 */
export async function restoreServer<T>(
  url: string,
  dump: Uint8Array,
  prepare: PrepareDatabase<T>,
  saveBackup: (previousDump: Uint8Array) => Promise<void>,
): Promise<T> {
  const tar = await unzipDump(dump);
  return withPglite({ tar }, async ({ db, migrate }) => {
    const result = await prepare(db, migrate);
    await db.transaction((tx) => replaceServerData(url, tx, saveBackup));
    return result;
  });
}

async function replaceServerData(
  url: string,
  source: Database,
  saveBackup: (previousDump: Uint8Array) => Promise<void>,
): Promise<void> {
  const server = await openServer(url);
  try {
    await server.prepareBy(async (db, migrate) => {
      await migrate();
      await db.transaction(async (target) => {
        // Lock the tables before reading the old data. Otherwise, a row could be written after the
        // dump, and the restore would delete it without a copy.
        await lockTables(target, 'access exclusive');
        if (await isFromLaterVersion(target)) throw new Error('it is from a later version');
        const previousDump = (await wasEverSeeded(target)) && (await dumpTables(target));
        await copyTables(source, target);
        if (previousDump) await saveBackup(previousDump);
      });
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = getReason(toLoggableError(error));
    throw new StartError(
      `The database in DATABASE_URL could not be replaced (${reason}). No data was changed.`,
      { cause: error },
    );
  } finally {
    await server.close();
  }
}

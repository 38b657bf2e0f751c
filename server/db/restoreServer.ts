import { StartError } from '../startError';
import { loggable } from '../http/queryErrors';
import { copyTables, dumpTables, lockTables } from './copyDatabase';
import { openServer, getReason, type Database, type Prepare } from './openDatabase';
import { unzipDump, withPglite } from './pglite';
import { holdsShop, isLater } from './version';

/**
 * Puts what a dump holds in the place of all that a PostgreSQL server has, in one transaction.
 * @param prepare throws where the dump is no shop's
 * @param keep is given a dump of the shop that the server had, if it had one, once all else is done
 * @throws StartError where the server cannot take it, any other error where the dump is not whole; nothing is changed then
 */
export async function restoreServer<T>(
  url: string,
  dump: Uint8Array,
  prepare: Prepare<T>,
  keep: (before: Uint8Array) => Promise<void>,
): Promise<T> {
  const tar = await unzipDump(dump);
  return withPglite({ tar }, async ({ db, migrate }) => {
    const prepared = await prepare(db, migrate);
    await db.transaction((tx) => replaceAll(url, tx, keep));
    return prepared;
  });
}

async function replaceAll(
  url: string,
  from: Database,
  keep: (before: Uint8Array) => Promise<void>,
): Promise<void> {
  const server = await openServer(url);
  try {
    await server.prepareBy(async (db, migrate) => {
      await migrate();
      await db.transaction(async (to) => {
        // Before anything is read, so that what is kept is all that is replaced.
        await lockTables(to, 'access exclusive');
        if (await isLater(to)) throw new Error('it is of a later version');
        const before = (await holdsShop(to)) && (await dumpTables(to));
        await copyTables(from, to);
        if (before) await keep(before);
      });
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = getReason(loggable(error));
    throw new StartError(
      `The database of DATABASE_URL could not be replaced (${reason}). Nothing was changed.`,
      { cause: error },
    );
  } finally {
    await server.close();
  }
}

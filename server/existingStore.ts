import { existsSync } from 'node:fs';
import { databaseIn, openServer } from './db/openDatabase';
import { sqlState } from './http/queryErrors';
import { openDataFolder } from './openStore';
import type { readDataPlace } from './settings';
import { createSqlStore } from './sqlStore';
import { StartError } from './startError';
import type { ShopStore } from './sqlStore';

/** SQLSTATE of a table or a column that is not there. */
const isOfNoShop = /^42(?:P01|703)$/;

/**
 * Opens the store of a shop that is there already, for one of the owner's commands: they make none.
 * @throws FolderInUse beside a shop that runs on the embedded database
 */
export async function withExistingStore<T>(
  { databaseUrl, dataFolder }: ReturnType<typeof readDataPlace>,
  use: (store: ShopStore) => Promise<T>,
): Promise<T> {
  const place = databaseUrl ? 'The database of DATABASE_URL' : `The data folder ${dataFolder}`;
  const noShop = `${place} holds no shop of this version yet. "npm start" makes one.`;
  if (!databaseUrl && !existsSync(databaseIn(dataFolder))) throw new StartError(noShop);
  const { db, close } = await (databaseUrl ? openServer(databaseUrl) : openDataFolder(dataFolder));
  const store = createSqlStore(db, close);
  try {
    return await use(store);
  } catch (error) {
    throw isOfNoShop.test(sqlState(error) ?? '') ? new StartError(noShop) : error;
  } finally {
    await close();
  }
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { claimFolder } from './claimFolder';
import { getDatabasePath, openEmbedded, openServer, type OpenDatabase } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { getSqlState } from './http/queryErrors';
import { hashPassword } from './node/passwords';
import { toSeedRows, type Catalogue } from './seedRows';
import { seedFolder, type DataLocation } from './settings';
import { createSqlStore, type ShopStore } from './sqlStore';
import { StartError } from './startError';

/** Opens the shop's database and returns its store. A new database is created and seeded first. */
export async function openStore(
  dataLocation: DataLocation & { reset: boolean },
): Promise<ShopStore> {
  const database = await openDatabase(dataLocation);
  try {
    await prepareDatabase(database, createSeedRows);
  } catch (error) {
    await database.close();
    throw error;
  }
  return createSqlStore(database);
}

async function createSeedRows() {
  const text = await readFile(`${seedFolder}/catalogue.json`, 'utf8');
  return toSeedRows(JSON.parse(text) as Catalogue, hashPassword);
}

/** Opens the store of an existing shop for `use`, and closes it, like `withExistingDatabase`. */
export const withExistingStore = <T>(
  dataLocation: DataLocation,
  use: (store: ShopStore) => Promise<T>,
): Promise<T> => withExistingDatabase(dataLocation, (database) => use(createSqlStore(database)));

/**
 * Opens the database of an existing shop for one of the operator's commands, and closes it
 * afterwards. A command must never create a shop.
 * @throws FolderInUse if a shop is running on the embedded database
 * @throws StartError if there is no shop
 */
export async function withExistingDatabase<T>(
  dataLocation: DataLocation,
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataFolder } = dataLocation;
  const databaseDescription = databaseUrl
    ? 'The database in DATABASE_URL'
    : `The data folder ${dataFolder}`;
  const noShopMessage = `${databaseDescription} contains no shop of this version yet. "npm start" creates one.`;
  if (!databaseUrl && !existsSync(getDatabasePath(dataFolder))) throw new StartError(noShopMessage);
  const database = await openDatabase(dataLocation);
  try {
    return await use(database);
  } catch (error) {
    // These are the SQLSTATE codes of a missing table, column or schema.
    throw /^(?:42P01|42703|3F000)$/.test(getSqlState(error) ?? '')
      ? new StartError(noShopMessage)
      : error;
  } finally {
    await database.close();
  }
}

/**
 * Connects to the PostgreSQL server, or locks and opens the embedded database in the data folder.
 */
async function openDatabase({
  databaseUrl,
  dataFolder,
  reset,
}: DataLocation & { reset?: boolean }): Promise<OpenDatabase> {
  if (databaseUrl) return openServer(databaseUrl);
  const releaseFolder = await claimFolder(dataFolder);
  try {
    const database = await openEmbedded(getDatabasePath(dataFolder), { reset });
    const close = () => database.close().then(releaseFolder);
    return { ...database, close };
  } catch (error) {
    releaseFolder();
    throw error;
  }
}

import { openEmbedded, type Database, type OpenDatabase } from '../db/openDatabase';
import { prepareDatabase } from '../db/prepareDatabase';
import catalogueJson from '../seed/catalogue.json';
import { toSeedRows } from '../seedRows';
import { createTempFolder } from './tempFolder';

/**
 * Creates an embedded database with the whole demo catalogue, which all tests of a file share.
 * Returns a function that gives a test access to this database.
 */
export function createDemoDatabase() {
  const { getPath } = createTempFolder();
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmbedded(getPath('data'));
    await prepareDatabase(database, () => toSeedRows(catalogueJson, () => ''));
  });
  afterAll(() => database.close());

  /** Calls a function in a transaction, undoes its changes and returns its result. */
  return async function runAndUndo<T>(runInTransaction: (db: Database) => Promise<T>): Promise<T> {
    const results: T[] = [];
    const rollbackSignal = new Error('undo');
    const transaction = database.db.transaction(async (tx) => {
      results.push(await runInTransaction(tx));
      throw rollbackSignal;
    });
    await transaction.catch((error: unknown) => {
      if (error !== rollbackSignal) throw error;
    });
    return results[0] as T;
  };
}

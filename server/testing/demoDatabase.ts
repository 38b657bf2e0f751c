import { openEmbedded, type Database, type OpenDatabase } from '../db/openDatabase';
import { prepareDatabase } from '../db/prepareDatabase';
import catalogueJson from '../seed/catalogue.json';
import { seedRows } from '../seedRows';
import { tempFolder } from './tempFolder';

/** Creates an embedded database with the whole demo catalogue, for all tests of a file. */
export function demoDatabase() {
  const { at } = tempFolder();
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmbedded(at('data'));
    await prepareDatabase(database, () => seedRows(catalogueJson, () => ''));
  });
  afterAll(() => database.close());

  /** Runs `work` in a transaction, undoes its changes and returns its result. */
  return async function undone<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const done: T[] = [];
    const undo = new Error('undo');
    const worked = database.db.transaction(async (tx) => {
      done.push(await work(tx));
      throw undo;
    });
    await worked.catch((error: unknown) => {
      if (error !== undo) throw error;
    });
    return done[0] as T;
  };
}

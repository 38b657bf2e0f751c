import { openEmbedded, type Database, type OpenDatabase } from '../db/openDatabase';
import { prepareDatabase } from '../db/prepareDatabase';
import catalogueJson from '../seed/catalogue.json';
import { seedRows } from '../seedRows';
import { tempFolder } from './tempFolder';

/** The whole demo catalogue in an embedded database of this test file. */
export function demoDatabase() {
  const { at } = tempFolder();
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmbedded(at('data'));
    await prepareDatabase(database, () => seedRows(catalogueJson, () => ''));
  });
  afterAll(() => database.close());

  /** Gives what the work gives, and undoes what it changes. */
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

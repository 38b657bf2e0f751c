import { dropTablesSql } from './db/createTables';
import { openEmbedded, openServer, type OpenDatabase } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { createMemoryStore } from './memoryStore';
import { createSqlStore } from './sqlStore';
import type { Store } from './store';
import { describeStore } from './storeContract';
import { mayRunPostgres, startTestPostgres, type TestPostgres } from './testPostgres';
import { demoRows } from './testing';

describeStore('memory', () => Promise.resolve(createMemoryStore(demoRows)));

describeStore('embedded PostgreSQL', async () => seeded(await openEmbedded()));

(mayRunPostgres ? describe : describe.skip)('on a server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, 120_000);
  afterAll(() => postgres.stop());

  describeStore('PostgreSQL server', async () => seeded(await openServer(postgres.url)));

  it('is made and seeded once by two processes that start together', async () => {
    const first = await openServer(postgres.url);
    const second = await openServer(postgres.url);
    await first.db.execute(dropTablesSql);
    const seed = jest.fn(() => demoRows);
    await Promise.all([first, second].map(({ db }) => prepareDatabase(db, { seed })));
    expect(seed).toHaveBeenCalledTimes(1);
    expect(await createSqlStore(second.db, second.close).areas()).toEqual(demoRows.areas);
    await Promise.all([first.close(), second.close()]);
  });
});

async function seeded(database: OpenDatabase): Promise<Store> {
  await prepareDatabase(database.db, { seed: () => demoRows });
  return createSqlStore(database.db, database.close);
}

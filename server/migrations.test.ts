import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { migrations, openEmbedded } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import * as schema from './db/schema';
import { createSqlStore } from './sqlStore';
import { demoRows } from './testing/testApp';

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`${migrations.migrationsFolder}/meta/${name}`, 'utf8'));

it('the migrations make what schema.ts says; if not, run "npm run db:generate"', () => {
  const { entries } = readJson('_journal.json') as { entries: unknown[] };
  const latest = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`;
  const made = readJson(latest) as { id: string; prevId: string };
  const wanted = generateDrizzleJson(schema, undefined, undefined, 'snake_case') as object;
  const { id, prevId } = made;
  expect(JSON.parse(JSON.stringify({ ...wanted, id, prevId }))).toEqual(made);
});

describe('a database', () => {
  const seed = jest.fn(() => demoRows);
  let database: Awaited<ReturnType<typeof openEmbedded>>;
  beforeAll(async () => {
    database = await openEmbedded();
  });
  beforeEach(() => seed.mockClear());
  afterAll(() => database.close());

  it('from before there were migrations is left alone, until --reset', async () => {
    await database.db.execute(sql`create schema storefront`);
    await database.db.execute(sql`create table storefront.setting (key text)`);
    await expect(prepareDatabase(database, { seed })).rejects.toThrow('--reset');
    await prepareDatabase(database, { seed, reset: true });
    expect(seed).toHaveBeenCalledTimes(1);
  });

  it('is seeded once: what was deleted since stays away', async () => {
    await database.db.delete(schema.announcements);
    await prepareDatabase(database, { seed });
    expect(seed).not.toHaveBeenCalled();
    const store = createSqlStore(database.db, database.close);
    expect(await store.announcements()).toEqual([]);
  });

  it('whose seeding broke off is seeded by the next start', async () => {
    const broken = () => Promise.reject(new Error('cut off'));
    await expect(prepareDatabase(database, { seed: broken, reset: true })).rejects.toThrow(
      'cut off',
    );
    await prepareDatabase(database, { seed });
    expect(seed).toHaveBeenCalledTimes(1);
  });
});

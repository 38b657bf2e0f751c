import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { createApp } from './createApp';
import { migrations, openEmbedded } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import * as schema from './db/schema';
import { createSqlStore } from './sqlStore';
import { createCaller } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { describeStore } from './testing/storeContract';
import { demoOptions, demoRows, newcomer } from './testing/testApp';

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

describeStore('memory', () => createMemoryStore(demoRows));

/** One for all that follows: it takes a second or two to start. */
describe('the embedded database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-database-'));
  const seed = jest.fn(() => demoRows);
  let database: Awaited<ReturnType<typeof openEmbedded>>;
  const openStore = () => createSqlStore(database.db, () => Promise.resolve());
  beforeAll(async () => {
    database = await openEmbedded({ folder: path.join(folder, 'data'), upkeepMs: 100 });
  });
  beforeEach(() => seed.mockClear());
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

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
    expect(await openStore().announcements()).toEqual([]);
  });

  it('whose seeding broke off is seeded by the next start', async () => {
    const broken = () => Promise.reject(new Error('cut off'));
    const prepared = prepareDatabase(database, { seed: broken, reset: true });
    await expect(prepared).rejects.toThrow('cut off');
    await prepareDatabase(database, { seed });
    expect(seed).toHaveBeenCalledTimes(1);
  });

  describeStore('embedded PostgreSQL', openStore);

  it.each(['2147483648', '9'.repeat(10), '9'.repeat(8000)])(
    'holds nothing under an id that no row can have (%#)',
    async (id) => {
      const { get } = createCaller(createApp(openStore(), demoOptions));
      const product = await get(`/api/ISPM/Product/GetWebProductById?Id=${id}`);
      expect([product.status, await product.json()]).toEqual([200, { data: null }]);
      const reviews = await get(`/api/review/${id}`);
      expect([reviews.status, await reviews.json()]).toEqual([200, []]);
    },
  );

  it('keeps all that is text', async () => {
    const { send, login } = createCaller(createApp(openStore(), demoOptions));
    const body = { ...newcomer, appUserName: '\u{1f4e6} Zoë\u0001 %00' };
    const saved = await send('POST', '/api/ADM/User/WebSave', body);
    expect(await saved.json()).toMatchObject({ statusCode: 200 });
    const user: unknown = await (await login('new@example.com', 'long enough')).json();
    expect(user).toMatchObject({ appUserName: body.appUserName });
  });

  it('does not let its write-ahead log grow without end, and uses the room of deleted rows again', async () => {
    const { db } = database;
    const valueOf = async (query: string) => {
      const found = await db.execute(sql.raw(`select (${query})::text as value`));
      return (found as { rows: { value: string }[] }).rows[0]?.value ?? '';
    };
    const until = async (isSo: () => Promise<boolean>) => {
      for (let tries = 0; tries < 200 && !(await isSo()); tries += 1)
        await new Promise((go) => setTimeout(go, 10));
      expect(await isSo()).toBe(true);
    };
    const checkpoint = () => valueOf('select redo_lsn from pg_control_checkpoint()');
    const kilobytes = async () => Number(await valueOf("select pg_table_size('filler') / 1024"));
    await db.execute(sql`create table filler as select generate_series(1, 10000) as x`);
    expect(await kilobytes()).toBeGreaterThan(300);
    await db.execute(sql`delete from filler`);
    const segments = 6;
    for (let segment = 0; segment < segments; segment += 1) {
      await db.execute(sql`select pg_switch_wal()`);
      const before = await checkpoint();
      await until(async () => (await checkpoint()) !== before);
    }
    const log = readdirSync(path.join(folder, 'data', 'pg_wal'));
    expect(log.filter((name) => /^[0-9A-F]{24}$/.test(name)).length).toBeLessThan(segments);
    await until(async () => (await kilobytes()) < 100);
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { createApp } from './createApp';
import { migrations, openEmbedded } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import * as schema from './db/schema';
import { createSqlStore } from './sqlStore';
import type { User } from './rows';
import { createCaller } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { describeStore, newUser } from './testing/storeContract';
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
  const openStore = () => createSqlStore(database);
  beforeAll(async () => {
    database = await openEmbedded(path.join(folder, 'data'), { upkeepMs: 100 });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('is seeded once, by the next start where seeding broke off: what was deleted stays away', async () => {
    const broken = () => Promise.reject(new Error('cut off'));
    await expect(prepareDatabase(database, broken)).rejects.toThrow('cut off');
    await prepareDatabase(database, seed);
    await database.db.delete(schema.socialLinks);
    await prepareDatabase(database, seed);
    expect(await openStore().socialLinks()).toEqual([]);
    expect(seed).toHaveBeenCalledTimes(1);
    await database.db.insert(schema.socialLinks).values(demoRows.socialLinks);
  });

  it('from before demo accounts were marked gets their marks', async () => {
    const { db, prepareBy } = database;
    const { userId } = (await openStore().addUser({
      ...newUser('old@example.com'),
      isDemo: false,
    })) as User;
    const marked = async () =>
      (await db.select().from(schema.users)).filter(({ isDemo }) => isDemo).length;
    expect(await marked()).toBe(demoRows.users.length);
    await db.execute(sql`alter table storefront.app_user drop column is_demo`);
    await db.execute(sql`delete from storefront.migration where id > 2`);
    await prepareBy((_db, migrate) => migrate());
    expect(await marked()).toBe(demoRows.users.length);
    await openStore().removeUser(userId);
  });

  it('that cannot be opened is left as it is, with words on how to go on', async () => {
    const broken = path.join(folder, 'broken');
    const file = path.join(broken, 'PG_VERSION');
    mkdirSync(broken, { mode: 0o700 });
    writeFileSync(file, 'x', { mode: 0o600 });
    await expect(openEmbedded(broken)).rejects.toThrow(/npm run restore, or .+ --reset: both keep/);
    expect(readFileSync(file, 'utf8')).toBe('x');
  });

  it('is for its owner alone', () => {
    expect(statSync(path.join(folder, 'data')).mode & 0o777).toBe(0o700);
  });

  describeStore('embedded PostgreSQL', openStore);

  it('counts the bytes of pictures that no user has, and forgets old ones', async () => {
    const store = openStore();
    const names = ['a', 'b', 'c', 'd'];
    const used = ['/uploads/a', 'https://shop.example/uploads/b', '/uploads/c?v=1#x', '/media/d'];
    for (const [i, address] of used.entries())
      await store.addUser(newUser(`picture-${i}@example.com`, address));
    const before = await store.unclaimedBytes();
    for (const [size, fileName] of names.entries())
      await store.addFile({ fileName, contentType: 'image/webp', bytes: new Uint8Array(size) });
    expect((await store.unclaimedBytes()) - before).toBe(3);
    const minute = 60_000;
    const found = async () => {
      const files = await Promise.all(names.map((fileName) => store.file(fileName)));
      return files.map((file) => file?.fileName);
    };
    await store.purgeFiles(new Date(Date.now() - minute));
    expect(await found()).toEqual(names);
    await store.purgeFiles(new Date(Date.now() + minute));
    expect(await found()).toEqual(['a', 'b', 'c', undefined]);
  });

  it('forgets attempts whose window has closed, and keeps the first value of a setting', async () => {
    const store = openStore();
    const at = (seconds: number) => new Date(seconds * 1000);
    await store.countAttempt('short', 60, at(0));
    await store.countAttempt('long', 120, at(0));
    await store.purgeAttempts(at(60));
    expect(await store.countAttempt('short', 60, at(0))).toMatchObject({ count: 1 });
    expect(await store.countAttempt('long', 120, at(60))).toMatchObject({ count: 2 });
    expect(await store.setting('secret', 'first')).toBe('first');
    expect(await store.setting('secret', 'second')).toBe('first');
  });

  it('keeps all that is text, and holds nothing under an id that no row can have', async () => {
    const { get, send, login } = createCaller(createApp(openStore(), demoOptions));
    const appUserName = '\u{1f4e6} Zoë\u0001 %00';
    await send('POST', '/api/ADM/User/WebSave', { ...newcomer, appUserName });
    const user: unknown = await (await login('new@example.com', 'long enough')).json();
    expect(user).toMatchObject({ appUserName });
    const product = await get('/api/ISPM/Product/GetWebProductById?Id=2147483648');
    expect(await product.json()).toEqual({ data: null });
    expect(await (await get('/api/review/2147483648')).json()).toEqual([]);
  });

  it('lets its write-ahead log not grow without end, and uses the room of deleted rows again', async () => {
    const { db } = database;
    const query = sql`select redo_lsn::text as mark, pg_table_size('filler')::int as size
      from pg_control_checkpoint()`;
    const state = async () => {
      const [row] = ((await db.execute(query)) as { rows: { mark: string; size: number }[] }).rows;
      return row ?? { mark: '', size: 0 };
    };
    await db.execute(sql`create table filler as select generate_series(1, 10000) as x`);
    const before = await state();
    await db.execute(sql`delete from filler`);
    let now = before;
    for (
      let tries = 0;
      tries < 200 && (now.mark === before.mark || now.size > 99_000);
      tries += 1
    ) {
      await new Promise((go) => setTimeout(go, 10));
      now = await state();
    }
    expect([before.size > 300_000, now.size > 99_000]).toEqual([true, false]);
    expect(now.mark).not.toBe(before.mark);
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded, openServer, type OpenDatabase } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { createMemoryStore } from './testing/memoryStore';
import { createSqlStore } from './sqlStore';
import type { Store } from './store';
import { describeStore } from './testing/storeContract';
import { mayRunPostgres, startTestPostgres, type TestPostgres } from './testing/postgres';
import { demoRows } from './testing/testApp';

describeStore('memory', () => Promise.resolve(createMemoryStore(demoRows)));

describeStore('embedded PostgreSQL', async () => seeded(await openEmbedded()));

it('embedded, it does not let the write-ahead log grow without end, and uses the room of deleted rows again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-wal-'));
  const { db, close } = await openEmbedded({ folder: path.join(folder, 'data'), upkeepMs: 50 });
  const lastCheckpoint = async () => {
    const found = await db.execute(sql`select redo_lsn::text as at from pg_control_checkpoint()`);
    return (found as { rows: { at: string }[] }).rows[0]?.at;
  };
  const segments = 6;
  await db.execute(sql`create table filler (x int)`);
  for (let segment = 0; segment < segments; segment += 1) {
    await db.execute(sql`insert into filler values (1)`);
    await db.execute(sql`select pg_switch_wal()`);
    const before = await lastCheckpoint();
    for (let i = 0; i < 200 && (await lastCheckpoint()) === before; i += 1)
      await new Promise((go) => setTimeout(go, 10));
  }
  const log = path.join(folder, 'data', 'pg_wal');
  const kept = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name));
  expect(kept.length).toBeLessThan(segments);

  const kilobytes = async () => {
    const found = await db.execute(sql`select pg_table_size('filler') / 1024 as size`);
    return (found as { rows: { size: number }[] }).rows[0]?.size ?? 0;
  };
  await db.execute(sql`drop table filler`);
  await db.execute(sql`create table filler as select generate_series(1, 10000) as x`);
  expect(await kilobytes()).toBeGreaterThan(300);
  await db.execute(sql`delete from filler`);
  for (let i = 0; i < 200 && (await kilobytes()) > 100; i += 1)
    await new Promise((go) => setTimeout(go, 10));
  expect(await kilobytes()).toBeLessThan(100);
  await close();
  rmSync(folder, { recursive: true });
}, 120_000);

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
    await first.db.execute(sql`drop schema storefront cascade`);
    const seed = jest.fn(() => demoRows);
    await Promise.all([first, second].map((database) => prepareDatabase(database, { seed })));
    expect(seed).toHaveBeenCalledTimes(1);
    expect(await createSqlStore(second.db, second.close).areas()).toEqual(demoRows.areas);
    await Promise.all([first.close(), second.close()]);
  });
});

async function seeded(database: OpenDatabase): Promise<Store> {
  await prepareDatabase(database, { seed: () => demoRows });
  return createSqlStore(database.db, database.close);
}

import { setTimeout as wait } from 'node:timers/promises';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { createApp } from './createApp';
import { openEmbedded } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import * as schema from './db/schema';
import { migrationConfig } from './db/version';
import { formatMeasures } from './measureCommand';
import { createSqlStore } from './sqlStore';
import type { User } from './rows';
import { createBearerHeader, createCaller } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { describeStore, createNewUser } from './testing/storeContract';
import { createTempFolder } from './testing/tempFolder';
import { demoOptions, demoRows, newAccount } from './testing/testApp';

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`${migrationConfig.migrationsFolder}/meta/${name}`, 'utf8'));

// If this test fails, run: npm run db:generate -w @shop/server -- --name what_changed
it('the migrations match the tables of schema.ts', () => {
  const { entries } = readJson('_journal.json') as { entries: unknown[] };
  const latestFile = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`;
  const snapshot = readJson(latestFile) as { id: string; prevId: string };
  const expectedSnapshot = generateDrizzleJson(
    schema,
    undefined,
    undefined,
    'snake_case',
  ) as object;
  const { id, prevId } = snapshot;
  expect(JSON.parse(JSON.stringify({ ...expectedSnapshot, id, prevId }))).toEqual(snapshot);
});

const { getPath, read } = createTempFolder();

describeStore('memory', () => createMemoryStore(demoRows));

/** All tests in this group share one database, because starting one takes a second or two. */
describe('the embedded database', () => {
  const createSeedRows = jest.fn(() => demoRows);
  let database: Awaited<ReturnType<typeof openEmbedded>>;
  const openStore = () => createSqlStore(database);
  async function runMigration(name: string) {
    const text = readFileSync(`${migrationConfig.migrationsFolder}/${name}.sql`, 'utf8');
    for (const statement of text.split('--> statement-breakpoint'))
      await database.db.execute(sql.raw(statement));
  }
  beforeAll(async () => {
    database = await openEmbedded(getPath('data'), { upkeepMs: 100 });
  });
  afterAll(() => database.close());

  it('is seeded once, even after an interrupted first attempt', async () => {
    const failToCreateSeedRows = () => Promise.reject(new Error('cut off'));
    await expect(prepareDatabase(database, failToCreateSeedRows)).rejects.toThrow('cut off');
    await prepareDatabase(database, createSeedRows);
    await database.db.delete(schema.socialLinks);
    await prepareDatabase(database, createSeedRows);
    expect(await openStore().socialLinks()).toEqual([]);
    expect(createSeedRows).toHaveBeenCalledTimes(1);
    await database.db.insert(schema.socialLinks).values(demoRows.socialLinks);
  });

  it('marks the demo accounts of an older database', async () => {
    const { db } = database;
    const oldAccount = { ...createNewUser('old@example.com'), isDemo: false };
    const { userId } = (await openStore().addUser(oldAccount)) as User;
    const countDemoAccounts = async () =>
      (await db.select().from(schema.users)).filter(({ isDemo }) => isDemo).length;
    expect(await countDemoAccounts()).toBe(demoRows.users.length);
    await db.execute(sql`alter table storefront.app_user drop column is_demo`);
    await runMigration('0002_demo_accounts');
    expect(await countDemoAccounts()).toBe(demoRows.users.length);
    await openStore().removeUser(userId);
  });

  it('keeps the sessions of an older database when it is updated', async () => {
    const store = openStore();
    const oldAccount = { ...createNewUser('old@example.com'), passwordHash: 'scrypt$2$salt-1$key' };
    const { userId } = (await store.addUser(oldAccount)) as User;
    await database.db.execute(sql`alter table storefront.app_user drop column session_key`);
    await runMigration('0004_session_keys');
    expect(await store.findUserById(userId)).toMatchObject({ sessionKey: 'salt-1' });
    const { sessionKey } = (await store.findUserByEmail('reviewer-1@demo.invalid')) as User;
    expect(sessionKey).toMatch(/^[\da-f-]{36}$/);
    await store.removeUser(userId);
  });

  it('stays unchanged if it cannot be opened, and the error names the next steps', async () => {
    mkdirSync(getPath('broken'), { mode: 0o700 });
    writeFileSync(getPath('broken/PG_VERSION'), 'x', { mode: 0o600 });
    await expect(openEmbedded(getPath('broken'))).rejects.toThrow(
      /npm run restore, or .+ --reset\. Both keep/,
    );
    expect(read('broken/PG_VERSION')).toBe('x');
  });

  it('is readable only by its owner', () => {
    expect(statSync(getPath('data')).mode & 0o777).toBe(0o700);
  });

  describeStore('embedded PostgreSQL', openStore);

  it('counts the bytes of unused pictures, and deletes those that are old', async () => {
    const store = openStore();
    const fileNames = ['a', 'b', 'c', 'd'];
    const pictureAddresses = [
      '/uploads/a',
      'https://shop.example/uploads/b',
      '/uploads/c?v=1#x',
      '/media/d',
    ];
    for (const [i, address] of pictureAddresses.entries())
      await store.addUser(createNewUser(`picture-${i}@example.com`, address));
    const bytesBefore = await store.unclaimedBytes();
    for (const [size, fileName] of fileNames.entries())
      await store.addFile({ fileName, contentType: 'image/webp', bytes: new Uint8Array(size) });
    expect((await store.unclaimedBytes()) - bytesBefore).toBe(3);
    const minuteMs = 60_000;
    const findFileNames = async () => {
      const files = await Promise.all(fileNames.map((fileName) => store.file(fileName)));
      return files.map((file) => file?.fileName);
    };
    await store.purgeFiles(new Date(Date.now() - minuteMs));
    expect(await findFileNames()).toEqual(fileNames);
    await store.purgeFiles(new Date(Date.now() + minuteMs));
    expect(await findFileNames()).toEqual(['a', 'b', 'c', undefined]);
  });

  it('stores only measures within the limits, and deletes old measures', async () => {
    const store = openStore();
    const app = createApp(store, { ...demoOptions, inboxIsOpenTo: () => true });
    const { logInAs } = createCaller(app);
    const row = { name: 'LCP', value: 1000, route: '/product/:Id', detail: 'main>img' };
    const reportFields = { release: 'main.4f0c9a', device: 'phone' };
    const report = { ...reportFields, rows: [row] };
    const send = async (body: unknown) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return (await app.request('/measure', { method: 'POST', body: text })).status;
    };
    const createReportWithRow = (changes: object) => ({
      ...reportFields,
      rows: [{ ...row, ...changes }],
    });
    for (const invalidBody of [
      ...['{', [report], { ...report, device: 'tv' }, { ...report, release: 'I am Sana' }],
      ...[[], Array.from({ length: 31 }, () => row)].map((rows) => ({ ...reportFields, rows })),
      ...[{ name: 'FCP' }, { value: null }, { value: -1 }, { value: 1e8 }].map(createReportWithRow),
      ...[{ route: '/product/U2Fsd' }, { detail: 'x'.repeat(1001) }, { detail: 'a\0' }].map(
        createReportWithRow,
      ),
    ])
      expect([invalidBody, await send(invalidBody)]).toEqual([invalidBody, 400]);
    expect(await send(' '.repeat(16_385))).toBe(413);
    const emptyReport = formatMeasures({ pages: [], slowElements: [], errors: [] });
    expect(formatMeasures(await store.measures())).toBe(emptyReport);

    const errorRow = { ...row, name: 'error', value: 2 };
    const rows = [4000, 2000, 3000].map((value) => ({ ...row, value, typed: 'Sana' }));
    await send({ ...report, name: 'Sana', rows: [row, ...rows] });
    await send({ ...reportFields, rows: [{ ...row, name: 'CLS', value: 0.034, detail: '' }] });
    const errorText = 'TypeError: No map\nmain.4f0c9a.js:2:1045\u001b]0;x\u0007';
    for (const route of ['/', '*'])
      await send({ ...reportFields, rows: [{ ...errorRow, route, detail: errorText }] });
    for (let i = 0; i < 10; i += 1)
      await send({ ...reportFields, rows: [{ ...errorRow, detail: `${i}` }] });
    const formattedMeasures = formatMeasures(await store.measures());
    expect(formattedMeasures.slice(0, formattedMeasures.indexOf('     2  0'))).toBe(`\
75th percentile                    values     TTFB      LCP      INP      CLS
/product/:Id            phone           5        -  3250 ms        -     0.03

Slow or shifting elements, most frequent first
     2  LCP main>img
        on /product/:Id

The most frequent errors
     4  TypeError: No map
        main.4f0c9a.js:2:1045\uFFFD]0;x\uFFFD
        on *, /
`);
    expect(formattedMeasures.match(/^ {5}2 {2}\d$/gm)).toHaveLength(9);
    const requestMeasures = (token = '') =>
      app.request('/api/measures', { headers: createBearerHeader({ token }) });
    const statuses = [
      await requestMeasures(),
      await requestMeasures((await logInAs('shopper')).token),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([401, 403]);
    expect(await (await requestMeasures((await logInAs('admin')).token)).json()).toBe(
      formattedMeasures,
    );
    while ((await send(report)) === 204);
    expect(await send(report)).toBe(429);
    await store.purgeMeasures(new Date(Date.now() - 60_000));
    expect((await store.measures()).pages).toHaveLength(1);
    await store.purgeMeasures(new Date(Date.now() + 60_000));
    expect(formatMeasures(await store.measures())).toBe(emptyReport);
  });

  describe('forged measures', () => {
    const getStore = openStore;
    const pageFields = { route: '/cart', device: 'phone', release: '' };
    const purgeAllMeasures = () => getStore().purgeMeasures(new Date(Date.now() + 60_000));
    beforeEach(purgeAllMeasures);
    afterEach(purgeAllMeasures);

    it('are added up without overflow, even if stored before the limits existed', async () => {
      const rows = Array.from({ length: 700 }, () => ({
        ...pageFields,
        name: 'error',
        value: 3_600_000,
      }));
      await getStore().addMeasures(rows.map((row) => ({ ...row, detail: 'Error: huge' })));
      expect((await getStore().measures()).errors).toMatchObject([{ count: 700_000 }]);
    });

    it('do not displace an error that more reports contain', async () => {
      const error = { ...pageFields, name: 'error', detail: 'TypeError: real', value: 1 };
      await getStore().addMeasures([error]);
      // Reports of the same millisecond would count as one.
      await wait(2);
      await getStore().addMeasures([error]);
      const createErrorRow = (detail: string) => ({ ...error, detail, value: 1000 });
      const errorRows = Array.from({ length: 13 }, (_, i) => createErrorRow(`Error: ${i >> 1}`));
      await getStore().addMeasures([...errorRows, createErrorRow('Error: 99')]);
      const [firstError] = (await getStore().measures()).errors;
      expect(firstError).toMatchObject({ detail: 'TypeError: real', count: 2 });
    });

    it.each([
      ['TTFB', 600_000, 204],
      ['TTFB', 600_001, 400],
      ['LCP', 600_001, 400],
      ['INP', 600_001, 400],
      ['CLS', 100, 204],
      ['CLS', 100.5, 400],
      ['error', 1000, 204],
      ['error', 1001, 400],
      ['error', 1.5, 400],
      ['error', 0, 400],
    ])('%s with the value %d is answered with status %d', async (name, value, status) => {
      const app = createApp(getStore(), {
        ...demoOptions,
        clientAddress: () => `${name} ${value}`,
      });
      const row = { name, value, route: '/cart', detail: '' };
      const body = JSON.stringify({ release: '', device: 'phone', rows: [row] });
      expect((await app.request('/measure', { method: 'POST', body })).status).toBe(status);
    });
  });

  it('deletes counters of expired attempts, and keeps the first value of a setting', async () => {
    const store = openStore();
    const toDate = (seconds: number) => new Date(seconds * 1000);
    await store.countAttempt('short', 60, toDate(0), 1);
    await store.countAttempt('long', 120, toDate(0), 1);
    await store.purgeAttempts(toDate(60));
    expect(await store.countAttempt('short', 60, toDate(0), 1)).toMatchObject({ count: 1 });
    expect(await store.countAttempt('long', 120, toDate(60), 1)).toMatchObject({ count: 2 });
    expect(await store.setting('secret', 'first')).toBe('first');
    expect(await store.setting('secret', 'second')).toBe('first');
  });

  it('stores any valid text, and finds nothing for an id out of range', async () => {
    const { get, send, logIn } = createCaller(createApp(openStore(), demoOptions));
    const appUserName = '\u{1f4e6} Zoë\u200c %00';
    await send('POST', '/api/ADM/User/WebSave', { ...newAccount, appUserName });
    const user: unknown = await (await logIn('new@example.com', 'long enough')).json();
    expect(user).toMatchObject({ appUserName });
    const product = await get('/api/ISPM/Product/GetWebProductById?Id=2147483648');
    expect(await product.json()).toEqual({ data: null });
    expect(await (await get('/api/review/2147483648')).json()).toEqual([]);
  });

  it('limits its write-ahead log and reuses the space of deleted rows', async () => {
    const { db } = database;
    const query = sql`select redo_lsn::text as mark, pg_table_size('filler')::int as size
      from pg_control_checkpoint()`;
    const readStorageState = async () => {
      const [row] = ((await db.execute(query)) as { rows: { mark: string; size: number }[] }).rows;
      return row ?? { mark: '', size: 0 };
    };
    await db.execute(sql`create table filler as select generate_series(1, 10000) as x`);
    const initialState = await readStorageState();
    await db.execute(sql`delete from filler`);
    let currentState = initialState;
    const isUpkeepPending = () =>
      currentState.mark === initialState.mark || currentState.size > 99_000;
    for (let tryCount = 0; tryCount < 200 && isUpkeepPending(); tryCount += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      currentState = await readStorageState();
    }
    expect([initialState.size > 300_000, currentState.size > 99_000]).toEqual([true, false]);
    expect(currentState.mark).not.toBe(initialState.mark);
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createVisitor } from './testing/visitor.mjs';
import { openServer, type OpenDatabase } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { createSqlStore } from './sqlStore';
import { isPostgresInstalled, startTestPostgres } from './testing/postgres';
import { describeProof } from './testing/proof';
import { createShopProcesses } from './testing/shopProcess';
import { describeStore } from './testing/storeContract';
import { demoRows } from './testing/testApp';

const requirement = { debian: 'postgresql', isHere: isPostgresInstalled };
describeProof('a PostgreSQL server', requirement, () => {
  const { folder, startShop, createCommandRunner } = createShopProcesses();
  const [runInbox, runCatalogue] = [createCommandRunner('inbox'), createCommandRunner('catalogue')];
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
  let env: { DATABASE_URL: string; DEMO_ACCOUNTS: string };
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    env = { DATABASE_URL: postgres.url, DEMO_ACCOUNTS: 'true' };
    database = await openServer(postgres.url);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  it('is created and seeded once by two simultaneous processes', async () => {
    expect((await runInbox([], env)).errors).toBe(
      'The database in DATABASE_URL contains no shop of this version yet. "npm start" creates one.\n',
    );
    const otherDatabase = await openServer(postgres.url);
    const createSeedRows = jest.fn(() => demoRows);
    await Promise.all(
      [database, otherDatabase].map((openedDatabase) =>
        prepareDatabase(openedDatabase, createSeedRows),
      ),
    );
    await otherDatabase.close();
    expect(createSeedRows).toHaveBeenCalledTimes(1);
  });

  describeStore('PostgreSQL server', () => createSqlStore(database));

  it('can take longer to prepare than the time limit of a query', async () => {
    const impatientDatabase = await openServer(postgres.url, { connectMs: 300, queryMs: 300 });
    let preparationPromise: Promise<void> | undefined;
    await database.prepareBy(async (db) => {
      preparationPromise = prepareDatabase(impatientDatabase, () => demoRows);
      await db.execute(sql`select pg_sleep(0.6)`);
    });
    await preparationPromise;
    await impatientDatabase.close();
  });

  // errors.test.ts covers how the app answers these errors.
  it('limits the time of queries and connections when the server stops answering', async () => {
    const impatientDatabase = await openServer(postgres.url, { connectMs: 300, queryMs: 300 });
    // The query returns two process ids: of the postmaster, which accepts connections, and of the
    // server process for this pool's only connection.
    const pidQuery = sql`select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid
      union select pg_backend_pid()`;
    const { rows } = (await impatientDatabase.db.execute(pidQuery)) as { rows: { pid: number }[] };
    const sendSignal = (signal: string) => rows.forEach(({ pid }) => process.kill(pid, signal));
    sendSignal('SIGSTOP');
    // If the test hangs, this resumes the server.
    const resumeTimer = setTimeout(() => sendSignal('SIGCONT'), 10_000);
    // There are more queries than connections, so some queries wait for a connection.
    const queryPromises = Array.from({ length: 12 }, () =>
      createSqlStore(impatientDatabase).listReviews(1, 9),
    );
    const results = await Promise.allSettled(queryPromises);
    clearTimeout(resumeTimer);
    sendSignal('SIGCONT');
    await impatientDatabase.close();
    const timeoutPattern =
      /^(Query read timeout|timeout exceeded when trying|Connection terminated)/;
    const message: unknown = expect.stringMatching(timeoutPattern);
    for (const result of results) expect(result).toMatchObject({ reason: { cause: { message } } });
  });

  it('can be shared by two processes', async () => {
    await database.db.execute(sql`insert into storefront.attempt values
      ('old', 1, now() - interval '1 s'), ('new', 1, now() + interval '1 h')`);
    await database.db.execute(sql`insert into storefront.upload values
      ('old', '', '', now() - interval '25 h'), ('new', '', '', now() - interval '23 h')`);
    const shops = [startShop([], env), startShop([], env)];
    const [firstUrl = '', secondUrl = ''] = await Promise.all(
      shops.map(({ urlPromise }) => urlPromise),
    );
    let url = firstUrl;
    const fetchFromShop: typeof fetch = (address, init) => fetch(url + (address as string), init);
    const visitor = createVisitor('', fetchFromShop, '');
    const logIn = async (password: string) =>
      (await visitor.logIn('shopper@example.com', password)).status;
    expect(await logIn('shopper-demo-1')).toBe(200);
    url = secondUrl;
    expect((await visitor.review(7, 'Good')).status).toBe(200);
    url = firstUrl;
    expect((await visitor.review(7, 'Good')).status).toBe(409);
    for (let i = 0; i < 10; i++) {
      url = i % 2 ? firstUrl : secondUrl;
      expect(await logIn('wrong')).toBe(404);
    }
    for (url of [firstUrl, secondUrl]) expect(await logIn('shopper-demo-1')).toBe(429);
    expect((await runInbox([], env)).output).toContain('0 orders, 3 enquiries.');

    const rowsQuery = sql`select key as name from storefront.attempt where key in ('old', 'new')
      union all select file_name from storefront.upload where file_name in ('old', 'new')`;
    const findKeptRows = async () =>
      ((await database.db.execute(rowsQuery)) as { rows: unknown[] }).rows;
    for (let i = 0; i < 100 && (await findKeptRows()).length > 2; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await findKeptRows()).toEqual([{ name: 'new' }, { name: 'new' }]);
    for (const shop of shops) expect(await shop.stop()).toMatchObject({ code: 0, errors: '' });
  });

  it('accepts two simultaneous imports while a shop is running', async () => {
    const shop = startShop([], env);
    await shop.urlPromise;
    const exportFolder = path.join(folder, 'tables');
    await runCatalogue(['export', exportFolder], env);
    const packsFile = path.join(exportFolder, 'packs.csv');
    const text = readFileSync(packsFile, 'utf8');
    writeFileSync(packsFile, text.replace(',680\r\n', ',475\r\n'));
    const importPromises = [1, 2].map(() => runCatalogue(['import', exportFolder], env));
    const outputs = (await Promise.all(importPromises)).map(({ output }) => output);
    const changedOutputs = outputs.filter((output) => output.includes('680 -> 475'));
    const product = await createSqlStore(database).product(1);
    const price = product?.productPackRequests[0]?.productPriceDetailRequest.salePrice;
    await shop.stop();
    expect([price, outputs.length, changedOutputs.length]).toEqual([475, 2, 1]);
  });

  it('can be restored with the commands in docs/hosting.md', async () => {
    const commandLines =
      readFileSync('docs/hosting.md', 'utf8').match(/^pg_(?:dump|restore) .+$/gm) ?? [];
    const run = (commandLine = '') =>
      execFileSync('sh', ['-c', commandLine], { cwd: folder, env: { ...process.env, ...env } });
    const tableNames = [
      'app_user',
      'review',
      'enquiry',
      'upload',
      'product',
      'migration',
      'setting',
    ];
    const readAllRows = () =>
      Promise.all(
        tableNames.map(async (name) => {
          const query = sql`select * from storefront.${sql.identifier(name)} order by 1`;
          return ((await database.db.execute(query)) as { rows: unknown[] }).rows;
        }),
      );
    const rowsBefore = await readAllRows();
    expect(rowsBefore.map(({ length }) => length > 0)).toEqual(tableNames.map(() => true));
    run(commandLines[0]);
    await database.db.execute(sql`delete from storefront.app_user`);
    await database.db.execute(sql`delete from storefront.upload`);
    run(commandLines[1]);
    expect(await readAllRows()).toEqual(rowsBefore);
  });
});

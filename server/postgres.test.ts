import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openServer, type OpenDatabase } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { createSqlStore } from './sqlStore';
import { mayRunPostgres, startTestPostgres, type TestPostgres } from './testing/postgres';
import { describeProof } from './testing/proof';
import { shopper, shopProcesses } from './testing/shopProcess';
import { describeStore } from './testing/storeContract';
import { demoRows } from './testing/testApp';

/** Stands before a database, and can make it fall silent: no answer, no refusal. */
async function startLine(databaseUrl: string) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    sockets.add(near.on('error', () => undefined));
    if (silent) return;
    const { hostname, port } = new URL(databaseUrl);
    const far = connect(Number(port), hostname).on('error', () => undefined);
    sockets.add(far);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const needed = { debian: 'postgresql', isHere: mayRunPostgres };
describeProof('a PostgreSQL server', needed, () => {
  const { start, inbox, cleanUp } = shopProcesses();
  let postgres: TestPostgres;
  let env: { DATABASE_URL: string };
  let database: OpenDatabase;
  let client: Client;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    env = { DATABASE_URL: postgres.url };
    database = await openServer(postgres.url);
    client = new Client(postgres.url);
    await client.connect();
  });
  afterAll(async () => {
    cleanUp();
    await client.end();
    await database.close();
    await postgres.stop();
  });

  it('is made and seeded once by two processes that start together', async () => {
    expect((await inbox([], env)).errors).toBe(
      'The database of DATABASE_URL holds no shop yet. "npm start" makes one.\n',
    );
    const other = await openServer(postgres.url);
    const seed = jest.fn(() => demoRows);
    await Promise.all([database, other].map((each) => prepareDatabase(each, { seed })));
    await other.close();
    expect(seed).toHaveBeenCalledTimes(1);
  });

  describeStore('PostgreSQL server', () => createSqlStore(database.db, () => Promise.resolve()));

  // What the app answers to these errors: see errors.test.ts.
  it('that falls silent lets no query wait for long, nor for a connection', async () => {
    const line = await startLine(postgres.url);
    const { db, close } = await openServer(line.url, { connectMs: 300, queryMs: 300 });
    line.fallSilent();
    // More than the pool has connections, so that some wait for one.
    const asked = Array.from({ length: 12 }, () => createSqlStore(db, close).reviewsOf(1));
    const answers = await Promise.allSettled(asked);
    line.stop();
    await close();
    const reasons = answers.map((answer) =>
      answer.status === 'rejected' ? (answer.reason as Error).cause : answer,
    );
    const timedOut =
      /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated.*)$/;
    expect(reasons.map((reason) => (reason as Error).message)).toEqual(
      Array.from({ length: 12 }, () => expect.stringMatching(timedOut) as unknown),
    );
  });

  it('is shared by two processes, which begin by clearing up: data, tokens, limits, the inbox', async () => {
    await client.query(`insert into storefront.attempt values
      ('old', 1, now() - interval '1 s'), ('new', 1, now() + interval '1 h')`);
    await client.query(`insert into storefront.upload values
      ('old', '', '', now() - interval '25 h'), ('new', '', '', now() - interval '23 h')`);
    const shops = [start([], env), start([], env)];
    const [one = '', two = ''] = await Promise.all(shops.map(({ url }) => url));
    const { token } = (await shopper(one).logIn()).body;
    expect(await shopper(two).review(token, 7)).toBe(200);
    expect(await shopper(one).review(token, 7)).toBe(409);
    for (let i = 0; i < 10; i++)
      expect((await shopper(i % 2 ? one : two).logIn('wrong')).status).toBe(404);
    expect((await shopper(one).logIn()).status).toBe(429);
    expect((await shopper(two).logIn()).status).toBe(429);
    expect((await inbox([], env)).output).toContain('0 orders, 3 enquiries.');

    const found = sql`select key as name from storefront.attempt where key in ('old', 'new')
      union all select file_name from storefront.upload where file_name in ('old', 'new')`;
    const kept = async () => ((await database.db.execute(found)) as { rows: unknown[] }).rows;
    for (let i = 0; i < 100 && (await kept()).length > 2; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await kept()).toEqual([{ name: 'new' }, { name: 'new' }]);
    for (const shop of shops) expect(await shop.stop()).toMatchObject({ code: 0, errors: '' });
  });

  it('that has the seed already ends a start with one line, which holds no value', async () => {
    await client.query("delete from storefront.setting where key = 'seeded'");
    const { code, errors } = await start([], env).exit;
    expect(code).toBe(1);
    expect(errors).toMatch(/^database error 23505 in: insert into [^\n]+\n$/);
  });
});

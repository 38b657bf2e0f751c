import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { mayRunPostgres, startTestPostgres, type TestPostgres } from './testing/postgres';
import { shopProcesses } from './testing/shopProcess';

/** Stands between the shop and its database, and can make the database fall silent: no answer, no refusal. */
async function startLine(databaseUrl: string) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined);
    if (silent) return;
    const { hostname, port } = new URL(databaseUrl);
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => undefined);
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

const { start, prepare, cleanUp } = shopProcesses();
let postgres: TestPostgres;

(mayRunPostgres ? describe : describe.skip)('with a PostgreSQL server', () => {
  beforeAll(async () => {
    await prepare();
    postgres = await startTestPostgres();
  }, 240_000);
  afterAll(async () => {
    cleanUp();
    await postgres.stop();
  });

  it('that falls silent: says when to come back, and still stops within ten seconds', async () => {
    const line = await startLine(postgres.url);
    const shop = start([], { DATABASE_URL: line.url });
    const stopped = start([], { DATABASE_URL: line.url });
    const reviews = `${await shop.url}/api/review/1`;
    const lastReviews = `${await stopped.url}/api/review/1`;
    expect((await fetch(reviews)).status).toBe(200);
    expect((await fetch(lastReviews)).status).toBe(200);

    line.fallSilent();
    const timeToStop = (async () => {
      void fetch(lastReviews).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const from = Date.now();
      await stopped.stop();
      return Date.now() - from;
    })();
    // More than the pool has connections, so that some wait for one.
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(reviews)));
    for (const { status, headers } of answers)
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await fetch(await shop.url)).status).not.toBe(500);

    expect(await timeToStop).toBeLessThan(10_000);
    await shop.stop('SIGKILL');
    line.stop();
  }, 90_000);

  it('forgets attempts that have expired, and pictures that are a day old and nobody’s', async () => {
    const database = new Client(postgres.url);
    await database.connect();
    const first = start([], { DATABASE_URL: postgres.url });
    await first.url;
    await first.stop();
    await database.query(
      "insert into storefront.attempt values ('old', 1, now() - interval '1 s'), ('new', 1, now() + interval '1 h')",
    );
    await database.query(
      "insert into storefront.upload values ('old', '', '', now() - interval '25 h'), ('new', '', '', now() - interval '23 h')",
    );
    const shop = start([], { DATABASE_URL: postgres.url });
    await shop.url;
    const kept = async () =>
      (
        await database.query<{ name: string }>(
          'select key as name from storefront.attempt union all select file_name from storefront.upload',
        )
      ).rows;
    for (let i = 0; i < 100 && (await kept()).length > 2; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await kept()).toEqual([{ name: 'new' }, { name: 'new' }]);
    await shop.stop();
    await database.end();
  }, 60_000);

  it('that has the seed already: ends with one line, which holds no value', async () => {
    const database = new Client(postgres.url);
    await database.connect();
    await database.query("delete from storefront.setting where key = 'seeded'");
    await database.end();
    const failed = await start([], { DATABASE_URL: postgres.url }).exit;
    expect(failed.code).toBe(1);
    expect(failed.errors).toMatch(/^database error 23505 in: insert into [^\n]+\n$/);
  }, 60_000);
});

import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { databaseIn } from './db/openDatabase';
import { mayRunPostgres, startTestPostgres, type TestPostgres } from './testing/postgres';
import { shopProcesses } from './testing/shopProcess';

const { folder, start, prepare, cleanUp } = shopProcesses();
beforeAll(prepare, 120_000);
afterAll(cleanUp);

const login = async (url: string, password = 'shopper-demo-1') => {
  const query = `LoginId=shopper%40example.com&LoginPassword=${password}`;
  const response = await fetch(`${url}/api/ADM/User/UserValidate?${query}`);
  return { status: response.status, body: (await response.json()) as { token: string } };
};
const addReview = async (url: string, token: string, productId: number) => {
  const response = await fetch(`${url}/api/review/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ productId, rating: 5, comment: 'Kept' }),
  });
  return response.status;
};
const reviewCount = async (url: string, productId: number) =>
  ((await (await fetch(`${url}/api/review/${productId}`)).json()) as unknown[]).length;

describe('on its own database', () => {
  it('starts with one line, keeps what was written over a restart, and forgets it on --reset', async () => {
    const first = start([]);
    let url = await first.url;
    const before = await reviewCount(url, 5);
    const { body } = await login(url);
    expect(await addReview(url, body.token, 5)).toBe(200);
    expect(await first.stop('SIGINT')).toEqual({
      code: 0,
      output: `Shop ready on ${url}\n`,
      errors: '',
    });

    const second = start([]);
    url = await second.url;
    expect(await reviewCount(url, 5)).toBe(before + 1);
    // The token of the first run still counts: its secret is kept.
    expect(await addReview(url, body.token, 5)).toBe(409);
    expect((await second.stop()).code).toBe(0);

    const third = start(['--reset']);
    url = await third.url;
    expect(await reviewCount(url, 5)).toBe(before);
    expect((await third.stop()).code).toBe(0);
  }, 120_000);

  it('stops at once although connections wait', async () => {
    const shop = start([]);
    const { port } = new URL(await shop.url);
    const idle = connect(Number(port), 'localhost');
    await fetch(`${await shop.url}/api/review/1`);
    const from = Date.now();
    expect((await shop.stop()).code).toBe(0);
    expect(Date.now() - from).toBeLessThan(5000);
    idle.destroy();
  }, 60_000);

  it('says in one line what keeps it from starting, and leaves the running shop alone', async () => {
    const shop = start([]);
    const url = await shop.url;
    const { port } = new URL(url);
    const failures: [string, ReturnType<typeof start>][] = [
      [
        `Port ${port} is already in use. Choose another with --port NUMBER.`,
        start(['--port', port]),
      ],
      [`The data folder ${path.join(folder, 'data')} is in use by another running shop`, start([])],
      ['Unknown option', start(['--colour'])],
      ['The port must be a whole number', start(['--port', 'x'])],
      ['Cannot reach the database', start([], { DATABASE_URL: 'postgres://u:pw@127.0.0.1:1/x' })],
      [
        'INBOX_WEBHOOK must be an http or https address',
        start([], { INBOX_WEBHOOK: 'https://me:pw@example.com/' }),
      ],
    ];
    for (const [message, failing] of failures) {
      const { code, output, errors } = await failing.exit;
      expect(errors.trimEnd()).toContain(message);
      expect(errors.trimEnd()).not.toMatch(/\n|pw@/);
      expect({ code, output }).toEqual({ code: 1, output: '' });
    }
    expect((await login(url)).status).toBe(200);
    await shop.stop();
  }, 120_000);

  it('starts over where the first start was cut off', async () => {
    const cut = start([], { DATA_DIR: path.join(folder, 'cut') });
    const database = databaseIn(path.join(folder, 'cut'));
    while (!existsSync(database)) await setTimeout(10);
    await cut.stop('SIGKILL');
    const again = start([], { DATA_DIR: path.join(folder, 'cut') });
    expect((await login(await again.url)).status).toBe(200);
    await again.stop();
  }, 60_000);

  it('starts although the number of a shop that was killed is another program’s now', async () => {
    const killed = start([]);
    await killed.url;
    await killed.stop('SIGKILL');
    writeFileSync(path.join(folder, 'data', 'shop.pid'), String(process.pid));
    const again = start([]);
    expect((await login(await again.url)).status).toBe(200);
    expect((await again.stop()).code).toBe(0);
  }, 60_000);

  it('refuses 20 MB without reading them all', async () => {
    const shop = start([]);
    const { hostname, port } = new URL(await shop.url);
    const socket = connect(Number(port), hostname);
    const head = await new Promise<string>((resolve) => {
      socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      socket.write(
        'POST /api/upload HTTP/1.1\r\nHost: shop\r\nContent-Length: 20971520\r\n' +
          'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
      );
    });
    expect(head).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
    await shop.stop();
  }, 60_000);
});

(mayRunPostgres ? describe : describe.skip)('on a PostgreSQL server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, 120_000);
  afterAll(() => postgres.stop());

  it('shares everything between two processes: data, tokens and limits', async () => {
    const shops = [1, 2].map(() => start([], { DATABASE_URL: postgres.url }));
    const [one = '', two = ''] = await Promise.all(shops.map(({ url }) => url));
    const { body } = await login(one);
    expect(await addReview(two, body.token, 7)).toBe(200);
    expect(await addReview(one, body.token, 7)).toBe(409);
    expect(await reviewCount(one, 7)).toBe(await reviewCount(two, 7));

    for (let i = 0; i < 10; i++) expect((await login(i % 2 ? one : two, 'wrong')).status).toBe(404);
    expect((await login(one)).status).toBe(429);
    expect((await login(two)).status).toBe(429);
    for (const shop of shops) expect(await shop.stop()).toMatchObject({ code: 0, errors: '' });
  }, 120_000);
});

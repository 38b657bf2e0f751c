import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createVisitor } from '../../scripts/visitor.mjs';
import { databaseIn, openEmbedded } from '../db/openDatabase';
import { mayRunPostgres, startTestPostgres, type TestPostgres } from '../testing/postgres';
import { shopProcesses } from '../testing/shopProcess';
import { aStoredEnquiry, anOrderMessage } from '../testing/storedEnquiry';

const { folder, start, prepare, cleanUp } = shopProcesses();
const dataFolder = path.join(folder, 'data');
beforeAll(prepare, 120_000);
afterAll(cleanUp);

async function inbox(args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/inbox.mjs', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, TZ: 'Asia/Karachi', ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
}

const { enquiryId, createdAt, ...enquiry } = aStoredEnquiry();
async function send(url: string, changes: Partial<typeof enquiry>) {
  const visitor = createVisitor(url);
  await visitor.enter();
  const body = { ...enquiry, ...changes };
  expect((await visitor.call('POST', '/api/WAP/ContactInbox/Save', body)).status).toBe(200);
}

const hostile = {
  personName: '=HYPERLINK("http://x")\u001b]0;owned\u0007',
  companyName: 'Safe\u202Eeert\r\n2026-11-21 14:05  Order DD-20261121-FAKE',
  contactAddress: '\u009b2J\u2066',
};

it.each([[['--colour']], [['--since', 'today']], [['file.csv']]])(
  'refuses %j, and says what it knows',
  async (args) => {
    const { code, output, errors } = await inbox(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('--since YYYY-MM-DD');
  },
);

it('says where there is no shop yet, and makes none', async () => {
  const nowhere = path.join(folder, 'nowhere');
  const { code, errors } = await inbox([], { DATA_DIR: nowhere });
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `The data folder ${nowhere} holds no shop yet. "npm start" makes one.\n`,
  });
  expect(existsSync(nowhere)).toBe(false);
});

describe('on the embedded database', () => {
  it('reads what a running shop was sent, and the same once it has stopped', async () => {
    const shop = start([]);
    const url = await shop.url;
    const empty = { code: 0, output: '0 orders, 0 enquiries. Times are of Asia/Karachi.\n' };
    expect(await inbox()).toEqual({ ...empty, errors: '' });

    await send(url, { contactMessage: anOrderMessage() });
    await send(url, hostile);
    await send(url, { contactMessage: anOrderMessage() });
    const running = await inbox();
    expect(running).toMatchObject({ code: 0, errors: '' });
    expect(running.output).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d {2}Order DD-20261121-7F3K \(sent 2 times\)\n[^]*\n\n\d{4}-[^\n]+ {2}Enquiry\n/,
    );
    expect(running.output).toContain('\n1 order, 1 enquiry. Times are of Asia/Karachi.\n');
    expect(running.output).not.toMatch(/(?!\n)\p{Cc}|[\u202e\u2066]/u);
    expect(running.output).not.toMatch(/\n\S+ \S+ {2}Order DD-20261121-FAKE/);

    expect((await inbox(['--enquiries'])).output).not.toContain('7F3K');
    expect((await inbox(['--limit', '1'])).output).toMatch(
      /1 order, 0 enq.* \(the newest 1 of 2\)/,
    );
    expect((await inbox(['--since', '2999-01-01'])).output).toContain('0 orders, 0 enquiries');
    expect(await shop.stop()).toMatchObject({ code: 0, errors: '' });
    expect(existsSync(path.join(dataFolder, 'inbox.json'))).toBe(false);

    expect(await inbox()).toEqual(running);
    expect(existsSync(path.join(dataFolder, 'shop.pid'))).toBe(false);
  }, 120_000);

  it('writes a table of 2,500 rows, for its owner alone', async () => {
    const database = await openEmbedded({ folder: databaseIn(dataFolder) });
    await database.db.execute(sql`insert into storefront.enquiry (person_name, company_name,
      contact_no, contact_email, contact_address, contact_message)
      select '+' || n, 'x', '03001234567', 'x@example.com', 'x', repeat('Hello' || chr(10), 100)
      from generate_series(1, 2500) as n`);
    await database.close();
    const shop = start([]);
    await shop.url;
    const file = path.join(folder, 'inbox.csv');
    const { code, output, errors } = await inbox(['--csv', file, '--enquiries']);
    expect({ code, output, errors }).toEqual({
      code: 0,
      output: `2501 rows written to ${file}\n`,
      errors: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const table = readFileSync(file, 'utf8');
    expect(table).toMatch(/^\uFEFFReceived,Kind,[^\n]+\r\n[^\n]+,enquiry,,'\+2500,x,0300/);
    expect(table.match(/\r\n/g)).toHaveLength(2_502);
    expect((await inbox(['--csv', path.join(folder, 'no', 'such')])).errors).toMatch(
      /cannot be written \(ENOENT\)\.\n$/,
    );
    await shop.stop();
  }, 120_000);

  it('says that the folder is in use where its shop does not answer', async () => {
    const shop = start([]);
    await shop.url;
    writeFileSync(path.join(dataFolder, 'inbox.json'), '{"url":"http://127.0.0.1:1","key":"x"}');
    const { code, errors } = await inbox();
    expect({ code, errors }).toMatchObject({
      code: 1,
      errors: /^The data folder .* is in use.*\n$/,
    });
    await shop.stop('SIGKILL');
    // What a shop that was killed leaves behind is in nobody's way.
    expect((await inbox(['--orders'])).output).toContain('1 order.');
  }, 60_000);
});

it('forwards what is stored to the webhook, and keeps no shopper waiting for it', async () => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => {
      // The first is never answered.
      if (bodies.length > 1) response.end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const webhook = `http://127.0.0.1:${port}/secret`;
  const shop = start([], { DATA_DIR: path.join(folder, 'hook'), INBOX_WEBHOOK: webhook });
  await send(await shop.url, { contactMessage: anOrderMessage() });
  while (bodies.length < 1) await new Promise((resolve) => setTimeout(resolve, 10));
  const from = Date.now();
  const { code, errors } = await shop.stop();
  expect(Date.now() - from).toBeLessThan(10_000);
  expect(code).toBe(0);
  expect(errors).toBe('The inbox webhook did not get enquiry 1 (no answer). It is in the inbox.\n');
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    kind: 'order',
    reference: 'DD-20261121-7F3K',
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    contactNo: '03001234567',
  });
  receiver.close();
  receiver.closeAllConnections();
}, 60_000);

(mayRunPostgres ? describe : describe.skip)('on a PostgreSQL server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, 120_000);
  afterAll(() => postgres.stop());

  it('reads beside the shop, opens no door, and says where there is no shop', async () => {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'unused') };
    expect((await inbox([], env)).errors).toBe(
      'The database of DATABASE_URL holds no shop yet. "npm start" makes one.\n',
    );
    const shop = start([], env);
    await send(await shop.url, { contactMessage: anOrderMessage() });
    expect((await inbox([], env)).output).toContain('1 order, 0 enquiries.');
    await shop.stop();
    expect((await inbox(['--csv'], env)).output).toMatch(/order,DD-20261121-7F3K,Ayesha Khan/);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  }, 120_000);
});

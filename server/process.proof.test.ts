import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createVisitor } from './testing/visitor.mjs';
import { createShopProcesses } from './testing/shopProcess';
import { createOrderMessage } from './testing/storedEnquiry';

/* Tests of the bundled programs. There are few tests, because each start takes seconds. */

const { folder, dataFolder, startShop, createCommandRunner } = createShopProcesses();
const [runInbox, runMeasure, runAdmin] = [
  createCommandRunner('inbox'),
  createCommandRunner('measure'),
  createCommandRunner('admin'),
];

const proxyEnv = { TRUST_PROXY: 'true' };

type Visitor = ReturnType<typeof createVisitor>;

/** Address of the shop that started last. */
let url = '';
const fetchFromShop: typeof fetch = (address, init) => fetch(url + (address as string), init);
const [guest, user, owner] = [1, 2, 3].map(() => createVisitor('', fetchFromShop, '')) as [
  Visitor,
  Visitor,
  Visitor,
];
const logIn = async () => (await user.logIn('shopper@example.com', 'shopper-demo-1')).status;
const postReview = async () => (await user.review(5, 'Kept')).status;
const countReviews = async () =>
  ((await (await guest.call('GET', '/api/review/5')).json()) as unknown[]).length;

it('the shop keeps its data and shows it to its operator, and --reset replaces it', async () => {
  const forwardedBodies: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => forwardedBodies.push(chunk.toString()));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  // If the test fails, this open server must not prevent Jest from ending.
  receiver.unref();
  const { port } = receiver.address() as AddressInfo;
  // This simulates an interrupted first start.
  mkdirSync(path.join(dataFolder, 'database.unfinished'), { recursive: true });
  writeFileSync(path.join(dataFolder, 'database.unfinished', 'PG_VERSION'), '17');

  const plainEnv = { TOKEN_SECRET: 'one secret for every database of mine', STATIC_DIR: 'none' };
  const env = { ...plainEnv, DEMO_ACCOUNTS: 'true' };
  const firstShop = startShop([], { ...env, INBOX_WEBHOOK: `http://127.0.0.1:${port}/secret` });
  url = await firstShop.urlPromise;
  for (const healthPath of ['/healthz', '/readyz'])
    expect((await fetchFromShop(healthPath)).status).toBe(200);
  await expect(fetch(url.replace('localhost', '127.0.0.2'))).rejects.toThrow();
  const countBefore = await countReviews();
  expect([await logIn(), await postReview()]).toEqual([200, 200]);
  await guest.enter();
  await guest.enquire(createOrderMessage());
  await guest.enquire('Do you print in gold?');
  await guest.enquire(createOrderMessage());
  const inboxResult = await runInbox(['--as', 'admin@example.com'], {}, 'admin-demo-1');
  expect(inboxResult).toMatchObject({ code: 0, errors: '' });
  expect(inboxResult.output).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d {2}Order DD-20261121-7F3K \(sent 2 times\)\n[^]*\n\n\d{4}-[^\n]+ {2}Enquiry\n/,
  );
  expect(inboxResult.output).toContain('\n1 order, 1 enquiry. Times are in Asia/Karachi.\n');
  const rows = [{ name: 'TTFB', value: 210, route: '/cart', detail: '' }];
  const report = { release: 'main.1', device: 'phone', rows };
  await fetchFromShop('/measure', { method: 'POST', body: JSON.stringify(report) });
  const measureResult = await runMeasure(['--as', 'admin@example.com'], {}, 'admin-demo-1');
  expect(measureResult).toMatchObject({ code: 0, errors: '' });
  expect(measureResult.output).toMatch(/^75th percentile .+\n\/cart +phone +1 +210 ms +- +- +-\n/);
  const stopResult = await firstShop.stop('SIGINT');
  expect(stopResult).toMatchObject({ code: 0, output: `Back end ready on ${url}\n`, errors: '' });
  receiver.close();
  const kinds = forwardedBodies.map((body) => (JSON.parse(body) as { kind: string }).kind);
  expect(kinds).toEqual(['order', 'enquiry', 'order']);

  const csvFile = path.join(folder, 'inbox.csv');
  writeFileSync(csvFile, 'of before', { mode: 0o644 });
  expect(await runInbox()).toEqual(inboxResult);
  expect(await runMeasure()).toEqual(measureResult);
  const csvResult = { code: 0, output: `2 rows written to ${csvFile}\n`, errors: '' };
  expect(await runInbox(['--csv', csvFile, '--since', '2026-01-01'])).toMatchObject(csvResult);
  expect(statSync(csvFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(csvFile, 'utf8')).toMatch(/^\uFEFFReceived,Kind,[^\n]+\r\n[^\n]+,order,DD-/);

  const ownerEmail = 'owner@example.com';
  expect(await runAdmin(['create', 'Owner@Example.com'], {}, 'first password')).toMatchObject({
    code: 0,
    output: `${ownerEmail} is now an administrator.\n`,
    errors: '',
  });

  const secondShop = startShop([], env);
  url = await secondShop.urlPromise;
  expect(await countReviews()).toBe(countBefore + 1);
  // The token from the first process is still valid, because the secret is stored in the database.
  // The answer is therefore 409 (already reviewed) and not 401.
  expect(await postReview()).toBe(409);
  const logInOwner = async (password: string) => (await owner.logIn(ownerEmail, password)).status;
  const loginResponse = await owner.logIn(ownerEmail, 'first password');
  const { token: INBOX_TOKEN } = (await loginResponse.json()) as { token: string };
  const readInbox = async (...args: string[]) => (await runInbox(args, { INBOX_TOKEN })).output;
  expect(await readInbox()).toContain('1 order, 1 enquiry. Times');
  expect(await readInbox('--since', '2999-01-01')).toMatch(/^0 orders, 0 enquiries\./);
  for (const [args, password, message] of [
    [[], '', 'The shop is running. Log in as an administrator with --as EMAIL, or stop the shop.'],
    [['--as', ownerEmail], 'wrong', 'Invalid email or password'],
    [['--as', 'shopper@example.com'], 'shopper-demo-1', 'Only an administrator may read this'],
  ] as const)
    expect(await runInbox([...args], {}, password)).toMatchObject({
      code: 1,
      errors: `${message}\n`,
    });
  const inUseMessage = `The data folder ${dataFolder} is in use by another running shop`;
  expect((await runAdmin(['password', ownerEmail], {}, 'next password')).errors).toContain(
    inUseMessage,
  );
  // Files that a killed shop leaves behind do not affect the commands.
  await secondShop.stop('SIGKILL');

  for (const email of [ownerEmail, 'admin@example.com'])
    expect((await runAdmin(['password', email], {}, 'next password')).code).toBe(0);
  for (const [args, message] of [
    [['create', ownerEmail], `An account with the e-mail ${ownerEmail} already exists.`],
  ] as const)
    expect((await runAdmin([...args], {}, 'next password')).errors).toBe(`${message}\n`);
  const restartedShop = startShop([], plainEnv);
  url = await restartedShop.urlPromise;
  expect((await owner.review(6, 'By the old password')).status).toBe(401);
  expect([await logInOwner('first password'), await logInOwner('next password')]).toEqual([
    404, 200,
  ]);
  // The demo accounts are off by default. After the demo administrator gets a new password, the
  // account works like any other.
  expect(await logIn()).toBe(404);
  expect((await owner.logIn('admin@example.com', 'next password')).status).toBe(200);
  await restartedShop.stop();
  expect((await runAdmin(['remove', ownerEmail])).output).toBe(`${ownerEmail} was removed.\n`);

  const resetShop = startShop(['--reset'], { ...plainEnv, HOST: '0.0.0.0' });
  url = await resetShop.urlPromise;
  expect(await countReviews()).toBe(countBefore);
  // Tokens from another database are invalid, and the demo accounts are off.
  expect((await guest.enquire('With the token of before')).status).toBe(401);
  expect([await postReview(), await logIn()]).toEqual([401, 404]);
  const keptFolder = path.join(dataFolder, 'database.before-reset');
  expect(existsSync(keptFolder)).toBe(true);

  // A second start does not disturb the running shop, and reports its failure in one line of text.
  const usedPort = new URL(url).port;
  const portMessage = `Port ${usedPort} is already in use. Choose another with --port NUMBER.`;
  const unreachableServerEnv = { DATABASE_URL: 'postgres://u:pw@127.0.0.1:1/x' };
  for (const [message, failingShop] of [
    [portMessage, startShop(['--port', usedPort])],
    ['--port must be a whole number from 0 to 65535', startShop(['--port', '65536'])],
    [inUseMessage, startShop()],
    ['Cannot reach the database', startShop([], unreachableServerEnv)],
  ] as const) {
    const { code, output, errors } = await failingShop.exitPromise;
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors.trimEnd()).toContain(message);
    expect(errors.trimEnd()).not.toMatch(/\n|pw@/);
  }
  expect(await countReviews()).toBe(countBefore);
  const keptMessage = `The previous data is kept in ${keptFolder} until the next reset.\n`;
  expect(await resetShop.stop()).toMatchObject({ code: 0, errors: keptMessage });
  expect((await runInbox()).output).toBe('0 orders, 0 enquiries. Times are in Asia/Karachi.\n');
}, 240_000);

it('the operator can sign out any account, replace its password and remove it', async () => {
  const env = { DATA_DIR: path.join(folder, 'accounts') };
  const emails = ['ayesha@example.com', 'bilal@example.com', 'hina@example.com'] as const;
  const [ayesha, bilal, hina] = emails;
  const visitors = emails.map((email) => ({ email, ...createVisitor('', fetchFromShop, '') }));
  const shop = startShop([], env);
  url = await shop.urlPromise;
  for (const { email, enter, signUp, logIn: logInVisitor, review } of visitors) {
    await enter();
    await signUp(email);
    expect((await logInVisitor(email)).status).toBe(200);
    expect((await review(1, email)).status).toBe(200);
  }
  expect((await runAdmin(['sign-out', ayesha], env)).errors).toContain('Stop that one first');
  await shop.stop();

  const expectOutput = async (args: string[], output: string, password?: string) => {
    const result = await runAdmin(args, env, password);
    const account = expect.any(Number) as unknown;
    const securityLog = [{ event: 'admin command', action: args[0], account }];
    expect(result).toMatchObject({ code: 0, output, errors: '', securityLog });
  };
  await expectOutput(['sign-out', ayesha], `${ayesha} was logged out everywhere.\n`);
  await expectOutput(['password', bilal], `${bilal} has a new password.\n`, 'next password');
  await expectOutput(['remove', hina], `${hina} was removed.\n`);
  const suggestion = `No account has the e-mail bilall@example.com. Did you mean ${bilal}?\n`;
  for (const action of ['sign-out', 'password', 'remove'])
    expect(await runAdmin([action, 'bilall@example.com'], env, 'next password')).toEqual({
      code: 1,
      output: '',
      errors: suggestion,
      securityLog: [],
    });
  expect((await runAdmin(['remove', 'somebody.else@elsewhere.example'], env)).errors).toBe(
    'No account has the e-mail somebody.else@elsewhere.example.\n',
  );

  const restartedShop = startShop([], env);
  url = await restartedShop.urlPromise;
  for (const { review } of visitors) expect((await review(2, 'Still in')).status).toBe(401);
  const reviews = await (await fetchFromShop('/api/review/1')).text();
  expect(emails.filter((email) => reviews.includes(email))).toEqual([ayesha, bilal]);
  const statuses = [];
  for (const { email, logIn: logInVisitor } of visitors)
    statuses.push([
      (await logInVisitor(email)).status,
      (await logInVisitor(email, 'next password')).status,
    ]);
  expect(statuses).toEqual([
    [200, 404],
    [404, 200],
    [404, 404],
  ]);
  await restartedShop.stop();
}, 240_000);

describe('a shop whose log', () => {
  const fifo = path.join(folder, 'log');
  beforeAll(() => execFileSync('mkfifo', [fifo]));

  it.each([
    ['is never read', () => undefined],
    ['is closed by its reader', (readFd: number) => closeSync(readFd)],
  ])(
    '%s still answers and stops',
    async (_title, changeReader) => {
      const readFd = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
      const writeFd = openSync(fifo, 'w');
      const shop = startShop([], { DATA_DIR: path.join(folder, 'accounts'), ...proxyEnv }, writeFd);
      url = await shop.urlPromise;
      changeReader(readFd);
      const headers = { Authorization: 'Bearer forged' };
      // Each request is from another network, so each writes a line. A pipe holds 64 KB.
      for (let i = 0; i < 1000; i += 1) {
        const address = `10.${i >> 8}.${i & 255}.1`;
        const requestHeaders = { ...headers, 'X-Forwarded-For': address };
        const response = await fetchFromShop('/api/WAP/Blog/GetAll', { headers: requestHeaders });
        expect(response.status).toBe(401);
      }
      expect(await shop.stop()).toMatchObject({ code: 0 });
      closeSync(writeFd);
    },
    120_000,
  );
});

it('the shop writes its security log to standard error, without secrets', async () => {
  const email = 'logged@example.com';
  const visitor = createVisitor('', fetchFromShop, '203.0.113.7');
  const shop = startShop([], { DATA_DIR: path.join(folder, 'accounts'), ...proxyEnv });
  url = await shop.urlPromise;
  await visitor.enter();
  await visitor.signUp(email);
  await visitor.logIn(email, 'wrong password');
  await visitor.logIn(email);
  const { securityLog, errors } = await shop.stop();
  const fields = { account: expect.any(Number) as unknown, network: '203.0.113.0/24' };
  expect(securityLog).toMatchObject([
    { event: 'account created', ...fields },
    { event: 'login refused', ...fields },
    { event: 'login accepted', ...fields },
  ]);
  expect(errors).toBe('');
  expect(JSON.stringify(securityLog)).not.toMatch(/logged|password|eyJ|Visitor/);
}, 60_000);

it('each command reports a failure in one line of text', async () => {
  const misuseResult = await runInbox(['--colour']);
  expect(misuseResult).toMatchObject({ code: 2, output: '' });
  expect(misuseResult.errors).toContain('--since YYYY-MM-DD');
  const unwritableResult = await runInbox(['--csv', path.join(folder, 'no', 'such')]);
  expect(unwritableResult.errors).toMatch(/^\S+ cannot be written \(ENOENT\)\.\n$/);
  const missingFolder = path.join(folder, 'nowhere');
  const errors = `The data folder ${missingFolder} contains no shop of this version yet. "npm start" creates one.\n`;
  expect(await runInbox([], { DATA_DIR: missingFolder })).toMatchObject({
    code: 1,
    output: '',
    errors,
  });
  const shortPasswordResult = await runAdmin(['create', 'owner@example.com'], {}, '1234567');
  expect(shortPasswordResult.errors).toBe('The password must have 8 to 200 characters.\n');
  for (const password of ['password', 'Owner@Example.com'])
    expect((await runAdmin(['create', 'owner@example.com'], {}, password)).errors).toMatch(
      /^Password too easy to guess: .*\n$/,
    );
  for (const args of [['create'], ['create', 'nobody'], ['promote', 'a@example.com']])
    expect((await runAdmin(args)).code).toBe(2);
  expect(existsSync(missingFolder)).toBe(false);
});

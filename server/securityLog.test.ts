import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { createSite, type SiteOptions } from './createSite';
import { getTokenSubject } from './http/callers';
import { createMinuteFilter, type SecurityEvent } from './http/securityLog';
import { createSecurityLog } from './node/createSecurityLog';
import type { User } from './rows';
import { createBearerHeader, createCaller } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { createTempFolder } from './testing/tempFolder';
import { demoOptions, demoRows, newAccount } from './testing/testApp';

const { getPath } = createTempFolder();
const updatePath = '/api/ADM/User/WebUpdate';
const profile = { ...newAccount, userId: 0, loginPassword: '' };

function createLoggedShop(options: Partial<SiteOptions> = {}) {
  const events: SecurityEvent[] = [];
  const store = createMemoryStore(demoRows);
  const app = createSite(store, {
    ...demoOptions,
    staticFolder: 'none',
    media: { cacheFolder: 'none' },
    identitySecret: 'only for tests',
    inboxIsOpenTo: () => true,
    clientAddress: () => '203.0.113.7',
    logSecurityEvent: (event) => events.push(event),
    ...options,
  });
  return { app, store, events, ...createCaller(app) };
}

const network = '203.0.113.0/24';

describe('the security log', () => {
  it('names the account and the network of an accepted login', async () => {
    const { events, logInAs } = createLoggedShop();
    await logInAs('shopper');
    expect(events).toEqual([{ event: 'login accepted', account: 1, network }]);
  });

  it('shows the /48 network of an IPv6 address', async () => {
    const { events, logInAs } = createLoggedShop({
      clientAddress: () => '2001:0db8:0001:00ff::/64',
    });
    await logInAs('shopper');
    expect(events).toMatchObject([{ network: '2001:0db8:0001::/48' }]);
  });

  it('shows no network if the address is unknown', async () => {
    const { events, logInAs } = createLoggedShop({ clientAddress: () => '' });
    await logInAs('shopper');
    expect(events).toEqual([{ event: 'login accepted', account: 1, network: undefined }]);
  });

  it.each([
    ['a known account', 'shopper@example.com', 1],
    ['an unknown account', 'nobody@example.com', undefined],
  ])('reports a refused login to %s', async (_title, email, account) => {
    const { events, logIn } = createLoggedShop();
    await logIn(email, 'wrong');
    expect(events).toEqual([{ event: 'login refused', account, network }]);
  });

  it('reports refused and limited logins of a network once', async () => {
    const { events, logIn } = createLoggedShop();
    for (let i = 0; i < 15; i++) await logIn('shopper@example.com', 'wrong');
    expect(events).toEqual([
      { event: 'login refused', account: 1, network },
      { event: 'login limited', account: undefined, network },
    ]);
  });

  it.each([
    ['a forged token', () => Promise.resolve('e30.e30.e30'), undefined],
    ['an expired token', () => issueToken(getSubject(0), -1), undefined],
    ['the token of an ended session', () => issueToken('1.ended', 60), 1],
  ])('reports %s', async (_title, createToken, account) => {
    const { events, send } = createLoggedShop();
    await send('POST', updatePath, profile, { 'X-User-Token': await createToken() });
    expect(events).toEqual([{ event: 'token refused', account, network }]);
  });

  it('reports a forged access token', async () => {
    const { app, events } = createLoggedShop();
    const headers = createBearerHeader({ token: 'e30.e30.e30' });
    await app.request('/api/WAP/Blog/GetAll', { headers });
    expect(events).toEqual([{ event: 'token refused', account: undefined, network }]);
  });

  it.each([
    ['without a token', undefined, undefined],
    ['for an administrator only', 0, 1],
  ])('reports a call %s as refused access', async (_title, userIndex, account) => {
    const { app, events } = createLoggedShop();
    const headers =
      userIndex === undefined
        ? {}
        : createBearerHeader({ token: await issueToken(getSubject(userIndex), 60) });
    await app.request('/api/inbox', { headers });
    expect(events).toEqual([{ event: 'access refused', account, network }]);
  });

  it('reports who reads the inbox', async () => {
    const { app, events } = createLoggedShop();
    const headers = createBearerHeader({ token: await issueToken(getSubject(1), 60) });
    expect((await app.request('/api/inbox', { headers })).status).toBe(200);
    expect(events).toEqual([{ event: 'inbox read', account: 2, network }]);
  });

  it('reports a new account', async () => {
    const { events, send, store } = createLoggedShop();
    await send('POST', '/api/ADM/User/WebSave', newAccount);
    const account = (await store.findUserByEmail(newAccount.userEmail))?.userId;
    expect(events).toEqual([{ event: 'account created', account, network }]);
  });

  it.each([
    ['a new name', 'shopper@example.com', false],
    ['a new e-mail address', 'new@example.com', true],
  ])('reports a changed account with %s', async (_title, userEmail, isEmailChanged) => {
    const { events, send } = createLoggedShop();
    const headers = { 'X-User-Token': await issueToken(getSubject(0), 60) };
    await send('POST', updatePath, { ...profile, userEmail, appUserName: 'A. K.' }, headers);
    expect(events).toEqual([{ event: 'account changed', account: 1, network, isEmailChanged }]);
  });

  it('reports a refused upload', async () => {
    const { events, upload } = createLoggedShop();
    await upload(new Uint8Array(8), 'a.png', 'image/png');
    expect(events).toEqual([{ event: 'upload refused', account: undefined, network }]);
  });

  it('reports a refused profile picture', async () => {
    const { events, send } = createLoggedShop();
    const headers = { 'X-User-Token': await issueToken(getSubject(0), 60) };
    await send('POST', updatePath, { ...profile, fileBase64String: btoa('no picture') }, headers);
    expect(events).toEqual([{ event: 'upload refused', account: 1, network }]);
  });

  it('reports a write for a page of another site', async () => {
    const { app, events } = createLoggedShop();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    await app.request('/measure', { method: 'POST', body: '{}', headers });
    expect(events).toEqual([{ event: 'access refused', account: undefined, network }]);
  });

  it('ignores calls that are neither refused nor about an account', async () => {
    const { app, events, get, upload } = createLoggedShop();
    await get('/api/WAP/Blog/GetAll');
    await app.request('/api/review/1');
    await app.request('/api/unknown');
    await app.request('/api/ADM/User/UserValidate', { method: 'POST' });
    await upload(new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex')), 'a.png', 'image/png');
    expect(events).toEqual([]);
  });
});

const getSubject = (index: number) => getTokenSubject(demoRows.users[index] as User);
const issueToken = (sub: string, seconds: number) =>
  demoOptions.tokens.issue({ aud: 'user', sub }, seconds);

describe('refusals of one kind and network', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('are logged once a minute', () => {
    const isFirst = createMinuteFilter();
    expect([isFirst('a'), isFirst('a'), isFirst('b')]).toEqual([true, false, true]);
    jest.advanceTimersByTime(59_999);
    expect(isFirst('a')).toBe(false);
    jest.advanceTimersByTime(1);
    expect([isFirst('a'), isFirst('a')]).toEqual([true, false]);
  });

  it('are logged once a minute even if the clock of the computer is set', () => {
    const isFirst = createMinuteFilter();
    isFirst('a');
    jest.setSystemTime(Date.now() + 3_600_000);
    expect(isFirst('a')).toBe(false);
    jest.setSystemTime(0);
    jest.advanceTimersByTime(60_000);
    expect(isFirst('a')).toBe(true);
  });

  it('use a limited amount of memory', () => {
    const isFirst = createMinuteFilter(2);
    expect(['a', 'b', 'c', 'd'].map(isFirst)).toEqual([true, true, false, false]);
    jest.advanceTimersByTime(60_000);
    expect(['c', 'd', 'e'].map(isFirst)).toEqual([true, true, false]);
  });
});

describe('a line of the security log', () => {
  const event: SecurityEvent = { event: 'login refused', account: undefined, network };

  it('is JSON with the time and the known fields', () => {
    const fd = openSync(getPath('log'), 'w');
    const log = createSecurityLog(fd);
    log(event);
    log({ event: 'admin command', action: 'remove', account: 7 });
    closeSync(fd);
    const lines = readFileSync(getPath('log'), 'utf8').trimEnd().split('\n');
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { log: 'security', time, event: 'login refused', network },
      { log: 'security', time, event: 'admin command', action: 'remove', account: 7 },
    ]);
  });

  const isFullDeviceHere = existsSync('/dev/full');
  (isFullDeviceHere ? it : it.skip)('is dropped if the disk is full', () => {
    const log = createSecurityLog(openSync('/dev/full', 'w'));
    expect(() => log(event)).not.toThrow();
  });

  it('is dropped if the log is closed', () => {
    const { readFd, writeFd } = openPipe();
    const log = createSecurityLog(writeFd);
    closeSync(readFd);
    expect(() => log(event)).not.toThrow();
  });

  it('is dropped while nobody reads the log, and later lines are whole', () => {
    const { readFd, writeFd } = openPipe();
    const log = createSecurityLog(writeFd);
    for (let i = 0; i < 2000; i++) log(event);
    const buffer = Buffer.alloc(200_000);
    const length = readSync(readFd, buffer);
    log({ ...event, account: 7 });
    const rest = buffer.toString('utf8', 0, length + readSync(readFd, buffer, { offset: length }));
    const lines = rest.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(2000);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ account: 7 });
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ network });
  });
});

/** Opens a pipe whose two ends do not block. */
function openPipe() {
  const file = getPath(crypto.randomUUID());
  execFileSync('mkfifo', [file]);
  const readFd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const writeFd = openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  return { readFd, writeFd };
}

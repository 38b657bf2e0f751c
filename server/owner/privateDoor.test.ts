import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimFolder } from '../claimFolder';
import { readInbox } from '../inbox/readInbox';
import { bearer } from '../testing/caller';
import { createMemoryStore } from '../testing/memoryStore';
import { aStoredEnquiry } from '../testing/storedEnquiry';
import { demoRows } from '../testing/testApp';
import { askShop } from './askShop';
import { openPrivateDoor } from './privateDoor';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'shop-door-'));
const file = path.join(dataFolder, 'owner.json');
const store = createMemoryStore(demoRows);
const count = 1_201;
let close: () => Promise<void>;

const door = () => JSON.parse(readFileSync(file, 'utf8')) as { url: string; key: string };
const place = { dataFolder, databaseUrl: undefined };

beforeAll(async () => {
  const { enquiryId, createdAt, ...enquiry } = aStoredEnquiry();
  for (let sent = 1; sent <= count; sent += 1) await store.addEnquiry(enquiry);
  writeFileSync(file, '{}', { mode: 0o644 });
  close = await openPrivateDoor(store, dataFolder);
  // As if another process had the folder, and its database were made.
  await claimFolder(dataFolder);
  writeFileSync(path.join(dataFolder, 'database.complete'), '');
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

test('the key is for the owner of the folder alone, whatever stood there', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(door().url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test.each(['127.0.0.2', '[::1]'])('at %s it cannot be reached', async (host) => {
  const signal = AbortSignal.timeout(2000);
  await expect(fetch(door().url.replace('127.0.0.1', host), { signal })).rejects.toThrow();
});

test('pages come newest first, a thousand rows at most; beside a running shop all is read', async () => {
  const all = await store.enquiries({ count });
  expect(await askShop(place, (ask) => ask('/enquiries?count=5000'))).toHaveLength(1000);
  expect(await readInbox(place)).toEqual(all);
});

test('nobody without the key finds anything, and with it nothing but what commands ask', async () => {
  const { url, key } = door();
  for (const [method, address, headers] of [
    ['GET', '/enquiries', {}],
    ['POST', '/administrators', {}],
    ['GET', '/enquiries', bearer({ token: 'x'.repeat(43) })],
    ['GET', '/enquiries', bearer({ token: key.slice(0, -1) })],
    ['GET', '/owner.json', bearer({ token: key })],
  ] as const) {
    const response = await fetch(url + address, { method, headers });
    expect([method, response.status, await response.text()]).toEqual([method, 404, '']);
  }
});

test('administrators are made once, given another password and removed, and no shopper is', async () => {
  const ask = (method: string, userEmail: string, passwordHash = 'x') =>
    askShop(place, (send) =>
      send('/administrators', { method, body: JSON.stringify({ userEmail, passwordHash }) }),
    );
  const email = 'owner@example.com';
  await ask('POST', email);
  expect(await store.userByEmail(email)).toMatchObject({ role: 'admin', isDemo: false });
  await expect(ask('POST', email)).rejects.toThrow(`An account with the e-mail ${email} already`);
  // From now on nobody else knows its password.
  await ask('PUT', 'admin@example.com', 'y');
  const changed = { passwordHash: 'y', isDemo: false };
  expect(await store.userByEmail('admin@example.com')).toMatchObject(changed);
  await ask('DELETE', email);
  for (const other of [email, 'shopper@example.com'])
    for (const method of ['PUT', 'DELETE'])
      await expect(ask(method, other)).rejects.toThrow(`No administrator has the e-mail ${other}`);
});

test('closed, it leaves nothing behind; with a bad file, the folder is said to be in use', async () => {
  const { url } = door();
  await close();
  expect(existsSync(file)).toBe(false);
  for (const text of ['{', '{}', JSON.stringify({ url, key: 'y' })]) {
    writeFileSync(file, text);
    await expect(readInbox(place)).rejects.toThrow('is in use, and its shop does not answer');
  }
});

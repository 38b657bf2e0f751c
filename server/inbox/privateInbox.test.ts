import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOf } from '../claimFolder';
import { bearer } from '../testing/caller';
import { createMemoryStore } from '../testing/memoryStore';
import { aStoredEnquiry } from '../testing/storedEnquiry';
import { demoRows } from '../testing/testApp';
import { askRunningShop, openPrivateInbox } from './privateInbox';
import { readInbox } from './readInbox';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'shop-inbox-'));
const file = path.join(dataFolder, 'inbox.json');
const store = createMemoryStore(demoRows);
const count = 1_201;
let close: () => Promise<void>;

const door = () => JSON.parse(readFileSync(file, 'utf8')) as { url: string; key: string };
const readAll = () => readInbox({ dataFolder, databaseUrl: undefined });

beforeAll(async () => {
  const { enquiryId, createdAt, ...enquiry } = aStoredEnquiry();
  for (let sent = 1; sent <= count; sent += 1) await store.addEnquiry(enquiry);
  writeFileSync(file, '{}', { mode: 0o644 });
  close = await openPrivateInbox(store, dataFolder);
  // As if another process had the folder, and its database were made.
  writeFileSync(path.join(dataFolder, 'shop.pid'), `${process.ppid} ${startOf(process.ppid)}`);
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
  expect(await askRunningShop(dataFolder, { count: 5000 })).toEqual(all.slice(0, 1000));
  expect(await readAll()).toEqual(all);
});

test('nobody without the key finds anything, and with it one address alone', async () => {
  const { url, key } = door();
  for (const [method, address, headers] of [
    ['GET', '/', {}],
    ['GET', '/', bearer({ token: 'x'.repeat(43) })],
    ['GET', '/', bearer({ token: key.slice(0, -1) })],
    ['POST', '/', bearer({ token: key })],
    ['GET', '/inbox.json', bearer({ token: key })],
  ] as const) {
    const response = await fetch(url + address, { method, headers });
    expect([method, response.status, await response.text()]).toEqual([method, 404, '']);
  }
});

test('closed, it leaves nothing behind; with a bad file, the folder is said to be in use', async () => {
  const { url } = door();
  await close();
  expect(existsSync(file)).toBe(false);
  for (const text of ['{', '{}', JSON.stringify({ url, key: 'y' })]) {
    writeFileSync(file, text);
    await expect(readAll()).rejects.toThrow('is in use, and its shop does not answer');
  }
});

import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOf } from '../claimFolder';
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
const ask = async (headers: Record<string, string>, method = 'GET', address = '/') => {
  const response = await fetch(door().url + address, { method, headers });
  return [response.status, await response.text()];
};

beforeAll(async () => {
  const { enquiryId, createdAt, ...enquiry } = aStoredEnquiry();
  for (let sent = 1; sent <= count; sent += 1) await store.addEnquiry(enquiry);
  writeFileSync(file, '{}');
  chmodSync(file, 0o644);
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

test('pages come newest first, with their times, and a thousand rows at most', async () => {
  const all = await store.enquiries({ count });
  expect(await askRunningShop(dataFolder, { count: 5000 })).toEqual(all.slice(0, 1000));
  expect(await askRunningShop(dataFolder, { count: 1, before: 3 })).toEqual([all.at(-2)]);
  const since = new Date(Date.now() + 60_000);
  expect(await askRunningShop(dataFolder, { count: 9, since })).toEqual([]);
});

test('beside a running shop all is read, page by page', async () => {
  const rows = await readInbox({ dataFolder, databaseUrl: undefined });
  expect(rows.map(({ enquiryId }) => enquiryId)).toEqual(
    Array.from({ length: count }, (_, index) => count - index),
  );
});

test('nobody without the key finds anything, and with it one address alone', async () => {
  const { key } = door();
  const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });
  for (const headers of [
    {},
    bearer('x'.repeat(43)),
    bearer(key.slice(0, -1)),
    { Authorization: key },
    { Authorization: `Basic ${btoa(`:${key}`)}` },
  ])
    expect([headers, await ask(headers)]).toEqual([headers, [404, '']]);
  for (const [method, address] of [
    ['POST', '/'],
    ['OPTIONS', '/'],
    ['GET', '/api/WAP/ContactInbox/Save'],
    ['GET', '/inbox.json'],
  ] as const)
    expect([method, address, await ask(bearer(key), method, address)]).toEqual([
      method,
      address,
      [404, ''],
    ]);
});

test.each(['', '{', '{}', '{"url":"x","key":"y"}', '{"url":"http://127.0.0.1:1","key":"y"}'])(
  'where the door says %j, the folder is said to be in use',
  async (text) => {
    const kept = readFileSync(file);
    writeFileSync(file, text);
    const inUse = 'is in use, and its shop does not answer';
    const reading = readInbox({ dataFolder, databaseUrl: undefined });
    await expect(reading).rejects.toThrow(inUse);
    writeFileSync(file, kept);
  },
);

test('closed, it leaves nothing behind', async () => {
  const { url } = door();
  await close();
  expect(existsSync(file)).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
});

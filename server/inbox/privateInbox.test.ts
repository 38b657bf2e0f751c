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
import { createMemoryStore } from '../testing/memoryStore';
import { aStoredEnquiry } from '../testing/storedEnquiry';
import { demoRows } from '../testing/testApp';
import { askRunningShop, openPrivateInbox } from './privateInbox';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-inbox-'));
const file = path.join(folder, 'inbox.json');
const store = createMemoryStore(demoRows);
let close: () => Promise<void>;

const door = () => JSON.parse(readFileSync(file, 'utf8')) as { url: string; key: string };
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

beforeAll(async () => {
  const { enquiryId, createdAt, ...enquiry } = aStoredEnquiry();
  for (const contactMessage of ['first', 'second', 'third'])
    await store.addEnquiry({ ...enquiry, contactMessage });
  writeFileSync(file, '{}');
  chmodSync(file, 0o644);
  close = await openPrivateInbox(store, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the key is for the owner of the folder alone, whatever stood there', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(door().url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('pages come newest first, with their times', async () => {
  const all = await store.enquiries({ count: 9 });
  expect(await askRunningShop(folder, { count: 9 })).toEqual(all);
  expect(await askRunningShop(folder, { count: 1, before: 3 })).toEqual([all[1]]);
  const since = new Date(Date.now() + 60_000);
  expect(await askRunningShop(folder, { count: 9, since })).toEqual([]);
});

test.each([
  ['nothing', () => ({})],
  ['another key', () => bearer('x'.repeat(43))],
  ['the beginning of the key', () => bearer(door().key.slice(0, -1))],
  ['the bare key', () => ({ Authorization: door().key })],
  ['the key as a password', () => ({ Authorization: `Basic ${btoa(`:${door().key}`)}` })],
])('who brings %s finds nothing', async (_name, headers) => {
  const response = await fetch(door().url, { headers: headers() });
  expect([response.status, await response.text()]).toEqual([404, '']);
});

test.each([
  ['POST', '/'],
  ['OPTIONS', '/'],
  ['GET', '/api/WAP/ContactInbox/Save'],
  ['GET', '/inbox.json'],
])('%s %s finds nothing, even with the key', async (method, address) => {
  const { url, key } = door();
  const response = await fetch(url + address, { method, headers: bearer(key) });
  expect([response.status, await response.text()]).toEqual([404, '']);
});

test.each(['', '{', '{}', '{"url":"x","key":"y"}', '{"url":"http://127.0.0.1:1","key":"y"}'])(
  'a door that says %j fails to open',
  async (text) => {
    const kept = readFileSync(file);
    writeFileSync(file, text);
    await expect(askRunningShop(folder, { count: 1 })).rejects.toThrow();
    writeFileSync(file, kept);
  },
);

test('closed, it leaves nothing behind', async () => {
  const { url } = door();
  await close();
  expect(existsSync(file)).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
});

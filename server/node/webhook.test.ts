import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import timers from 'node:timers/promises';
import { aStoredEnquiry, anOrderMessage } from '../testing/storedEnquiry';
import { createWebhook, type WebhookLimits } from './webhook';

/** Answers the nth request, from 1. */
type Answer = (response: ServerResponse, asked: number) => void;

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const logged = () => log.mock.calls.flat().join('\n');
let answer: Answer;
let asked: string[] = [];
let bodies: Record<string, unknown>[] = [];
/** What waits until so many requests have come. */
let waiting: { count: number; resolve: () => void }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (body) bodies.push(JSON.parse(body) as Record<string, unknown>);
    answer(response, asked.length);
    for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
  });
});
const requests = (count: number) =>
  new Promise<void>((resolve) => {
    waiting.push({ count, resolve });
  });
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=secret`;
});
beforeEach(() => {
  [bodies, asked, waiting] = [[], [], []];
  log.mockClear();
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

function webhookTo(next: Answer, limits: Partial<WebhookLimits> = {}) {
  answer = next;
  const { forward, stop } = createWebhook(url, {
    pausesMs: [1, 1],
    timeoutMs: 10_000,
    stopMs: 10_000,
    ...limits,
  });
  const forwardAll = (...ids: number[]) => {
    for (const enquiryId of ids) forward(aStoredEnquiry({ enquiryId }));
  };
  return { forward, forwardAll, stop };
}
const status =
  (codeOf: (asked: number) => number, headers = {}): Answer =>
  (response, count) =>
    response.writeHead(codeOf(count), headers).end();

test('orders and enquiries are posted in turn, as JSON', async () => {
  const { forward, stop } = webhookTo((response) => response.end('ok'));
  const enquiry = aStoredEnquiry();
  const { enquiryId, createdAt, ...fields } = enquiry;
  const order = { contactMessage: anOrderMessage() };
  forward(enquiry);
  forward({ ...enquiry, enquiryId: 2, ...order });
  await stop();
  const receivedAt = createdAt.toISOString();
  expect(bodies).toEqual([
    { id: enquiryId, kind: 'enquiry', receivedAt, ...fields },
    { id: 2, kind: 'order', reference: 'DD-20261121-7F3K', receivedAt, ...fields, ...order },
  ]);
  expect(logged()).toBe('');
});

test('what comes after a rest is posted as well', async () => {
  const { forwardAll, stop } = webhookTo(status(() => 200));
  const post = jest.spyOn(globalThis, 'fetch');
  forwardAll(1);
  await post.mock.results[0]?.value;
  post.mockRestore();
  await new Promise(setImmediate);
  forwardAll(2);
  await stop();
  expect(bodies.map(({ id }) => id)).toEqual([1, 2]);
});

test.each([500, 503, 429, 408])('what is answered with %d is tried again', async (code) => {
  const { forwardAll, stop } = webhookTo(status((count) => (count < 3 ? code : 200)));
  forwardAll(1);
  await requests(3);
  await stop();
  expect([asked.length, logged()]).toEqual([3, '']);
});

test('what stays undelivered is logged by its number, and the next one follows', async () => {
  const { forwardAll, stop } = webhookTo(status((count) => (count <= 3 ? 500 : 200)));
  forwardAll(7, 8);
  await requests(4);
  await stop();
  expect(bodies.map(({ id }) => id)).toEqual([7, 7, 7, 8]);
  const lost = 'The inbox webhook did not get enquiry 7 (status 500). It is in the inbox.';
  expect(logged()).toBe(lost);
});

test.each([400, 401, 404, 410, 307])('what is refused with %d is not sent again', async (code) => {
  const { forwardAll, stop } = webhookTo(status(() => code, { Location: '/elsewhere' }));
  forwardAll(1, 2);
  await requests(2);
  await stop();
  expect(bodies.map(({ id }) => id)).toEqual([1, 2]);
  expect(asked).toEqual(['POST /hook?token=secret', 'POST /hook?token=secret']);
  expect(logged()).toContain(`(status ${code})`);
});

test.each<[string, Answer, number]>([
  ['says nothing', () => undefined, 2],
  ['hangs up', (response) => response.destroy(), 6],
  ['never ends its answer', (response) => response.writeHead(500).write('…'), 6],
])('a receiver that %s holds up nothing for long', async (_name, bad, most) => {
  const { forwardAll, stop } = webhookTo(bad, { stopMs: 50 });
  forwardAll(1, 2);
  await requests(1);
  const from = Date.now();
  await stop();
  expect(Date.now() - from).toBeLessThan(2000);
  expect(asked.length).toBeLessThanOrEqual(most);
  expect(logged()).toMatch(/enquiry 1 .*\n.*enquiry 2 /);
  expect(logged()).not.toMatch(/secret|Ayesha|0300|127\.0/);
});

test('a pause does not hold up the end: what waits is tried once more', async () => {
  const bad = status((count) => (count < 2 ? 500 : 200));
  const { forwardAll, stop } = webhookTo(bad, { pausesMs: [60_000] });
  const pause = jest.spyOn(timers, 'setTimeout');
  forwardAll(1);
  while (pause.mock.calls.length === 0) await new Promise(setImmediate);
  await stop();
  expect([asked.length, logged()]).toEqual([2, '']);
});

test('of too many, those that find no room are only logged', async () => {
  const { forwardAll, stop } = webhookTo(() => undefined, { waiting: 2, pausesMs: [], stopMs: 1 });
  forwardAll(1, 2, 3, 4);
  const lost = 'The inbox webhook did not get enquiry 4 (too many wait). It is in the inbox.';
  expect(logged()).toBe(lost);
  await stop();
});

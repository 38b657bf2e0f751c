import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { aStoredEnquiry, anOrderMessage } from '../testing/storedEnquiry';
import { createWebhook } from './webhook';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
let answer: Answer;
let bodies: Record<string, unknown>[] = [];
let asked: string[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (body) bodies.push(JSON.parse(body) as Record<string, unknown>);
    answer(response, request);
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=secret`;
});
beforeEach(() => {
  answer = (response) => response.end('ok');
  [bodies, asked] = [[], []];
  log.mockClear();
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

const quick = { pausesMs: [1, 1], timeoutMs: 300, stopMs: 300 };
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end();
const logged = () => log.mock.calls.flat().join('\n');

test('orders and enquiries are posted in turn, as JSON', async () => {
  const webhook = createWebhook(url, quick);
  const enquiry = aStoredEnquiry();
  const { enquiryId, createdAt, ...fields } = enquiry;
  webhook.forward(enquiry);
  webhook.forward({ ...enquiry, enquiryId: 2, contactMessage: anOrderMessage() });
  await webhook.stop();
  const receivedAt = createdAt.toISOString();
  expect(bodies).toEqual([
    { id: enquiryId, kind: 'enquiry', receivedAt, ...fields },
    {
      id: 2,
      kind: 'order',
      reference: 'DD-20261121-7F3K',
      receivedAt,
      ...fields,
      contactMessage: anOrderMessage(),
    },
  ]);
  expect(logged()).toBe('');
});

test.each([500, 503, 429, 408])('what is answered with %d is tried again', async (code) => {
  answer = (response) => response.writeHead(asked.length < 3 ? code : 200).end();
  const webhook = createWebhook(url, quick);
  webhook.forward(aStoredEnquiry());
  while (asked.length < 3) await setTimeout(5);
  await webhook.stop();
  expect(asked).toHaveLength(3);
  expect(logged()).toBe('');
});

test('what stays undelivered is logged by its number, and the next one follows', async () => {
  answer = (response) => response.writeHead(asked.length <= 3 ? 500 : 200).end();
  const webhook = createWebhook(url, quick);
  webhook.forward(aStoredEnquiry({ enquiryId: 7 }));
  webhook.forward(aStoredEnquiry({ enquiryId: 8 }));
  while (asked.length < 4) await setTimeout(5);
  await webhook.stop();
  expect(bodies.map(({ id }) => id)).toEqual([7, 7, 7, 8]);
  expect(logged()).toBe(
    'The inbox webhook did not get enquiry 7 (status 500). It is in the inbox.',
  );
});

test.each([400, 401, 404, 410])('what is refused with %d is not sent again', async (code) => {
  answer = status(code);
  const webhook = createWebhook(url, quick);
  webhook.forward(aStoredEnquiry());
  while (asked.length < 1) await setTimeout(5);
  await setTimeout(50);
  expect(asked).toHaveLength(1);
  expect(logged()).toContain(`(status ${code})`);
});

test('no redirect is followed', async () => {
  answer = (response) => response.writeHead(307, { Location: '/elsewhere' }).end();
  const webhook = createWebhook(url, quick);
  webhook.forward(aStoredEnquiry());
  await webhook.stop();
  expect(asked).toEqual(['POST /hook?token=secret']);
  expect(logged()).toContain('(status 307)');
});

test.each<[string, Answer]>([
  ['says nothing', () => undefined],
  ['hangs up', (response) => response.destroy()],
  ['never ends its answer', (response) => response.writeHead(500).write('…')],
])('a receiver that %s holds up nothing for long', async (_name, bad) => {
  answer = bad;
  const webhook = createWebhook(url, { ...quick, timeoutMs: 10_000 });
  webhook.forward(aStoredEnquiry());
  webhook.forward(aStoredEnquiry({ enquiryId: 2 }));
  while (asked.length < 1) await setTimeout(5);
  const from = Date.now();
  await webhook.stop();
  expect(Date.now() - from).toBeLessThan(2000);
  expect(logged()).toMatch(/enquiry 1 .*\n.*enquiry 2 /);
  expect(logged()).not.toMatch(/secret|Ayesha|0300|127\.0/);
});

test('a pause does not hold up the end: what waits is tried once more', async () => {
  answer = (response) => response.writeHead(asked.length < 2 ? 500 : 200).end();
  const webhook = createWebhook(url, { ...quick, pausesMs: [60_000] });
  webhook.forward(aStoredEnquiry());
  while (asked.length < 1) await setTimeout(5);
  await setTimeout(50);
  await webhook.stop();
  expect(asked).toHaveLength(2);
  expect(logged()).toBe('');
});

test('of too many, those that find no room are only logged', async () => {
  answer = () => undefined;
  const webhook = createWebhook(url, { ...quick, waiting: 2, pausesMs: [] });
  for (const enquiryId of [1, 2, 3, 4]) webhook.forward(aStoredEnquiry({ enquiryId }));
  expect(logged()).toBe(
    'The inbox webhook did not get enquiry 4 (too many wait). It is in the inbox.',
  );
  await webhook.stop();
});

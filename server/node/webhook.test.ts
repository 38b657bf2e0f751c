import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import timers from 'node:timers/promises';
import { aStoredEnquiry, anOrderMessage, anOrderPart } from '../testing/storedEnquiry';
import { createWebhook, type WebhookLimits } from './webhook';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const getLogged = () => log.mock.calls.flat().join('\n');
/** Answers a request. `count` is the number of requests so far, with this one. */
type Answer = (response: ServerResponse, count: number) => void;
let answer: Answer;
let bodies: unknown[] = [];
const receiver = createServer((request, response) => {
  // A late request of the previous test must not count in the current test.
  const testBodies = bodies;
  void json(request).then((body) => answer(response, testBodies.push(body)));
});
const waitForRequests = async (count: number) => {
  while (bodies.length < count) await new Promise(setImmediate);
};
let url = '';

beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=secret`;
});
beforeEach(() => {
  bodies = [];
  log.mockClear();
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

function createTestWebhook(nextAnswer: Answer, limits: Partial<WebhookLimits> = {}) {
  answer = nextAnswer;
  const testLimits = { pausesMs: [1, 1], timeoutMs: 10_000, stopMs: 10_000 };
  const { forward, stop } = createWebhook(url, { ...testLimits, ...limits });
  const forwardAll = (...ids: number[]) =>
    ids.forEach((enquiryId) => forward(aStoredEnquiry({ enquiryId })));
  return { forward, forwardAll, stop };
}

test('posts orders and enquiries one after the other, as JSON', async () => {
  const { forward, stop } = createTestWebhook((response) => response.end('ok'));
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
  expect(getLogged()).toBe('');
});

test('sends the part number and the part count with a part of a long order', async () => {
  const { forward, stop } = createTestWebhook((response) => response.end('ok'));
  forward(aStoredEnquiry({ contactMessage: anOrderPart(2, 5) }));
  await stop();
  const order = { kind: 'order', reference: 'DD-20261121-7F3K', part: 2, parts: 5 };
  expect(bodies).toMatchObject([{ ...order, contactMessage: anOrderPart(2, 5) }]);
});

test('posts an enquiry after the queue has been empty', async () => {
  const { forwardAll, stop } = createTestWebhook((response) => response.end());
  const post = jest.spyOn(globalThis, 'fetch');
  forwardAll(1);
  await post.mock.results[0]?.value;
  post.mockRestore();
  await new Promise(setImmediate);
  forwardAll(2);
  await stop();
  expect(bodies).toMatchObject([{ id: 1 }, { id: 2 }]);
});

test.each([500, 404, 307])(
  'after status %d it retries twice, logs the enquiry number and continues',
  async (code) => {
    const expectedIds = [7, 7, 7, 8];
    const redirectHeader = { Location: '/elsewhere' };
    const { forwardAll, stop } = createTestWebhook((response, count) =>
      response.writeHead(count < expectedIds.length ? code : 200, redirectHeader).end(),
    );
    forwardAll(7, 8);
    await waitForRequests(expectedIds.length);
    await stop();
    expect(bodies).toMatchObject(expectedIds.map((id) => ({ id })));
    const lossMessage = `The inbox webhook did not receive enquiry 7 (status ${code}). It is in the inbox.`;
    expect(getLogged()).toBe(lossMessage);
  },
);

test.each<[string, Answer, number]>([
  ['does not answer', () => undefined, 2],
  ['never ends its answer', (response) => response.writeHead(500).write('…'), 6],
])('a receiver that %s does not delay the shutdown', async (_title, badAnswer, maxRequests) => {
  const { forwardAll, stop } = createTestWebhook(badAnswer, { stopMs: 50 });
  forwardAll(1, 2);
  await waitForRequests(1);
  const startTime = Date.now();
  await stop();
  expect(Date.now() - startTime).toBeLessThan(2000);
  expect(bodies.length).toBeLessThanOrEqual(maxRequests);
  expect(getLogged()).toMatch(/enquiry 1 .*\n.*enquiry 2 /);
  expect(getLogged()).not.toMatch(/secret|Ayesha|0300|127\.0/);
});

test('stopping ends a pause and tries waiting enquiries once more', async () => {
  const failFirst: Answer = (response, count) => response.writeHead(count < 2 ? 500 : 200).end();
  const { forwardAll, stop } = createTestWebhook(failFirst, { pausesMs: [60_000] });
  const pause = jest.spyOn(timers, 'setTimeout');
  forwardAll(1);
  while (pause.mock.calls.length === 0) await new Promise(setImmediate);
  await stop();
  expect([bodies.length, getLogged()]).toEqual([2, '']);
});

test('logs enquiries that do not fit into the queue', async () => {
  const { forwardAll, stop } = createTestWebhook(() => undefined, {
    maxQueueLength: 2,
    pausesMs: [],
    stopMs: 1,
  });
  forwardAll(1, 2, 3, 4);
  await new Promise(setImmediate);
  const lossMessage =
    'The inbox webhook did not receive enquiry 4 (the queue is full). It is in the inbox.';
  expect(getLogged()).toBe(lossMessage);
  await stop();
});

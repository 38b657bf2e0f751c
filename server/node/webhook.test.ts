import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import timers from 'node:timers/promises';
import { createStoredEnquiry, createOrderMessage } from '../testing/storedEnquiry';
import { createWebhook, type WebhookLimits } from './webhook';

const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const getLoggedText = () => errorSpy.mock.calls.flat().join('\n');
/** Answers a request. `count` is the number of requests so far, including this one. */
type AnswerRequest = (response: ServerResponse, count: number) => void;
let answerRequest: AnswerRequest;
let receivedBodies: unknown[] = [];
const receiver = createServer((request, response) => {
  // If the body of a request arrives only during the next test, it must not count there.
  const testBodies = receivedBodies;
  void json(request).then((body) => answerRequest(response, testBodies.push(body)));
});
const waitForRequests = async (count: number) => {
  while (receivedBodies.length < count) await new Promise(setImmediate);
};
let url = '';

beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=secret`;
});
beforeEach(() => {
  receivedBodies = [];
  errorSpy.mockClear();
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

function createTestWebhook(answerNextRequest: AnswerRequest, limits: Partial<WebhookLimits> = {}) {
  answerRequest = answerNextRequest;
  const testLimits = { pausesMs: [1, 1], timeoutMs: 10_000, stopMs: 10_000 };
  const { forward, stop } = createWebhook(url, { ...testLimits, ...limits });
  const forwardAll = (...ids: number[]) =>
    ids.forEach((enquiryId) => forward(createStoredEnquiry({ enquiryId })));
  return { forward, forwardAll, stop };
}

test('posts orders and enquiries one after the other, as JSON', async () => {
  const { forward, stop } = createTestWebhook((response) => response.end('ok'));
  const enquiry = createStoredEnquiry();
  const { enquiryId, createdAt, ...fields } = enquiry;
  const order = { contactMessage: createOrderMessage() };
  forward(enquiry);
  forward({ ...enquiry, enquiryId: 2, ...order });
  await stop();
  const receivedAt = createdAt.toISOString();
  expect(receivedBodies).toEqual([
    { id: enquiryId, kind: 'enquiry', receivedAt, ...fields },
    { id: 2, kind: 'order', reference: 'DD-20261121-7F3K', receivedAt, ...fields, ...order },
  ]);
  expect(getLoggedText()).toBe('');
});

test('posts an enquiry after the queue has been empty', async () => {
  const { forwardAll, stop } = createTestWebhook((response) => response.end());
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  forwardAll(1);
  await fetchSpy.mock.results[0]?.value;
  fetchSpy.mockRestore();
  await new Promise(setImmediate);
  forwardAll(2);
  await stop();
  expect(receivedBodies).toMatchObject([{ id: 1 }, { id: 2 }]);
});

test.each([500, 404, 307])(
  'after status %d it retries twice, logs the enquiry number and continues',
  async (status) => {
    const expectedIds = [7, 7, 7, 8];
    const redirectHeader = { Location: '/elsewhere' };
    const { forwardAll, stop } = createTestWebhook((response, count) =>
      response.writeHead(count < expectedIds.length ? status : 200, redirectHeader).end(),
    );
    forwardAll(7, 8);
    await waitForRequests(expectedIds.length);
    await stop();
    expect(receivedBodies).toMatchObject(expectedIds.map((id) => ({ id })));
    const lossMessage = `The inbox webhook did not receive enquiry 7 (status ${status}). It is in the inbox.`;
    expect(getLoggedText()).toBe(lossMessage);
  },
);

test.each<[string, AnswerRequest, number]>([
  ['does not answer', () => undefined, 2],
  ['never ends its answer', (response) => response.writeHead(500).write('…'), 6],
])('a receiver that %s does not delay the shutdown', async (_title, answerBadly, maxRequests) => {
  const { forwardAll, stop } = createTestWebhook(answerBadly, { stopMs: 50 });
  forwardAll(1, 2);
  await waitForRequests(1);
  const startTime = Date.now();
  await stop();
  expect(Date.now() - startTime).toBeLessThan(2000);
  expect(receivedBodies.length).toBeLessThanOrEqual(maxRequests);
  expect(getLoggedText()).toMatch(/enquiry 1 .*\n.*enquiry 2 /);
  expect(getLoggedText()).not.toMatch(/secret|Ayesha|0300|127\.0/);
});

test('stopping ends a pause and tries waiting enquiries once more', async () => {
  const failFirstRequest: AnswerRequest = (response, count) =>
    response.writeHead(count < 2 ? 500 : 200).end();
  const { forwardAll, stop } = createTestWebhook(failFirstRequest, { pausesMs: [60_000] });
  const pauseSpy = jest.spyOn(timers, 'setTimeout');
  forwardAll(1);
  while (pauseSpy.mock.calls.length === 0) await new Promise(setImmediate);
  await stop();
  expect([receivedBodies.length, getLoggedText()]).toEqual([2, '']);
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
  expect(getLoggedText()).toBe(lossMessage);
  await stop();
});

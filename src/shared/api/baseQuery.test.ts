/** @jest-environment ./src/testing/environment.ts */

import type { FetchArgs } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { sessionKeys } from '@/shared/storage/webStorage';
import { configureShop } from '@/testing/configureShop';
import { baseQuery } from './baseQuery';
import type { ApiOptions } from './apiOptions';
import { readTimeout } from './tokenRequest';

const blogsPath = '/api/WAP/Blog/GetAll';
const writeRequest = { url: '/api/review/add', method: 'POST', body: { rating: 5 } };

interface CallOptions extends ApiOptions {
  args?: string | FetchArgs;
}

/** Sends a query, or a mutation if the arguments contain an HTTP method. */
async function sendCall({ args = blogsPath, ...options }: CallOptions = {}) {
  const isWrite = typeof args === 'object' && args.method !== undefined;
  const api = {
    signal: new AbortController().signal,
    type: isWrite ? 'mutation' : 'query',
    getState: () => ({ api: { queries: {} }, stale: {}, auth: { authToken: 'of-the-user' } }),
  };
  return baseQuery(args, api as Parameters<typeof baseQuery>[1], {
    failureMessage: 'Failed',
    ...options,
  });
}

type AnswerFactory = () => Response | Promise<Response>;

/**
 * Mocks the back end: the first requests get the given answers in turn, and later requests succeed
 * with the data `network`.
 * @returns a list to which each arriving request is added
 */
function mockNetwork(...answers: AnswerFactory[]): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => {
      requests.push(request.clone());
      return answers[requests.length - 1]?.() ?? HttpResponse.json({ data: 'network' });
    }),
  );
  return requests;
}
const createStatusAnswer = (code: number) => () => new HttpResponse(null, { status: code });
const createNetworkError = () => HttpResponse.error();
/**
 * Returns a function that creates an HTML page, as a CDN or captive portal sends it in place of the
 * back end's answer.
 */
const createHtmlPageAnswer = (code: number) => () =>
  HttpResponse.html('<!doctype html><p>Checking your browser</p>', { status: code });
const networkResult = { data: { data: 'network' } };

/** Returns a function that creates an answer whose body is cut off in the middle. */
const createCutAnswer = (responseInit?: ResponseInit) => () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":"ha')),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
    responseInit,
  );

beforeEach(() => {
  sessionStorage.setItem(sessionKeys.accessToken, 'cached');
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(Date.now() + 600_000));
});

describe('a request', () => {
  const accept = 'application/json';
  const jsonHeaders = { accept, 'content-type': accept };
  const searchRequest = { url: '/api/x', params: { Id: 'a&b', name: 'ä ?' } };

  test.each<[CallOptions, string, Record<string, string>, string]>([
    [{ auth: 'access' }, `GET ${blogsPath}`, { accept, authorization: 'Bearer cached' }, ''],
    [{}, `GET ${blogsPath}`, { accept }, ''],
    [{ args: searchRequest }, 'GET /api/x?Id=a%26b&name=%C3%A4+%3F', { accept }, ''],
    [{ args: { url: '/api/x', headers: jsonHeaders } }, 'GET /api/x', jsonHeaders, ''],
    [{ args: writeRequest }, 'POST /api/review/add', jsonHeaders, '{"rating":5}'],
  ])('for %j is sent to the back end as %s', async (callOptions, requestLine, headers, body) => {
    configureShop({ apiBaseUrl: 'https://api.test' });
    const requests = mockNetwork();
    await sendCall({ auth: 'none', ...callOptions });
    const [request] = requests;
    const [method, address] = requestLine.split(' ');
    expect(request).toMatchObject({ method, url: `https://api.test${String(address)}` });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual(headers);
    expect(await request?.text()).toBe(body);
  });

  test.each([
    ['https://api.test', 'Bearer cached', 'of-the-user'],
    ['https://api.test.evil.example', null, null],
    ['http://api.test', null, null],
  ])('to %s has the tokens %s and %s', async (origin, ...expectedTokens) => {
    configureShop({ apiBaseUrl: 'https://api.test' });
    const requests = mockNetwork();
    await sendCall({ args: origin + blogsPath, sendsUserToken: true });
    const sentTokens = ['authorization', 'x-user-token'].map((name) =>
      requests[0]?.headers.get(name),
    );
    expect(sentTokens).toEqual(expectedTokens);
  });
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['Deleted', 'Deleted'],
  [' \n', null],
])('reads the body %j of the answer to a write as %j', async (body, data) => {
  mockNetwork(() => new HttpResponse(body));
  expect((await sendCall({ args: writeRequest })).data).toEqual(data);
});

test('the back end must confirm an answer in the browser’s HTTP cache', async () => {
  const requests = mockNetwork();
  await sendCall();
  expect(requests[0]?.cache).toBe('no-cache');
});

describe('a query bypasses the browser’s HTTP cache', () => {
  test.each<[string, AnswerFactory]>([
    ['an HTML page', createHtmlPageAnswer(200)],
    ['a 401 in the body', () => HttpResponse.json({ statusCode: 401 })],
  ])('after %s, which the cache may contain', async (_title, createAnswer) => {
    const requests = mockNetwork(createAnswer, () =>
      HttpResponse.json({ statusCode: 200, data: 'fresh' }),
    );
    expect((await sendCall()).error).toBeUndefined();
    expect(requests.filter(({ url }) => url.endsWith(blogsPath)).at(-1)?.cache).toBe('reload');
  });
});

describe('a call fails if each answer is', () => {
  const read: CallOptions = {};
  const write: CallOptions = { args: writeRequest };
  const withoutToken: CallOptions = { auth: 'none' };
  const showsMessage: CallOptions = { preferServerMessage: 'message' };
  const showsError: CallOptions = { preferServerMessage: 'error' };
  const showsStatus: CallOptions = { failureMessage: (status) => `status ${status}` };
  const hasNoText: CallOptions = { failureMessage: undefined };
  const generalText = 'Something went wrong. Please try again.';

  const create401InBody = () => HttpResponse.json({ statusCode: 401 });
  const createErrorAnswer = (body: object) => () => HttpResponse.json(body, { status: 400 });
  const createReason = createErrorAnswer({ message: 'said', error: 'also said' });
  const createNestedReason = createErrorAnswer({ message: ' ', error: { message: 'too long' } });

  // Each row has: the answer, the call, the status and the text of its error, how often the call is
  // sent, and how many tokens are requested.
  test.each<[string, AnswerFactory, CallOptions, number | string, string, number, number]>([
    ['500', createStatusAnswer(500), read, 500, 'Failed', 4, 0],
    ['500, without retries', createStatusAnswer(500), { retry: false }, 500, 'Failed', 1, 0],
    ['500 for a write', createStatusAnswer(500), write, 500, 'Failed', 1, 0],
    ['404', createStatusAnswer(404), read, 404, 'Failed', 1, 0],
    ['404, cut off', createCutAnswer({ status: 404 }), read, 404, 'Failed', 1, 0],
    ['401', createStatusAnswer(401), read, 401, 'Failed', 2, 1],
    ['401 for a write', createStatusAnswer(401), write, 401, 'Failed', 2, 1],
    ['401 without a token', createStatusAnswer(401), withoutToken, 401, 'Failed', 1, 0],
    ['401 in the body', create401InBody, read, 401, 'Failed', 2, 1],
    ['a dropped connection', createNetworkError, read, 'FETCH_ERROR', 'Failed', 4, 0],
    ['a dropped connection of a write', createNetworkError, write, 'FETCH_ERROR', 'Failed', 1, 0],
    ['a body that is cut off', createCutAnswer(), read, 'FETCH_ERROR', 'Failed', 4, 0],
    ['a cut-off body for a write', createCutAnswer(), write, 'FETCH_ERROR', 'Failed', 1, 0],
    ['an HTML page', createHtmlPageAnswer(200), read, 'FETCH_ERROR', 'Failed', 4, 0],
    ['204', createStatusAnswer(204), read, 'FETCH_ERROR', 'Failed', 4, 0],
    ['an empty body', () => new HttpResponse(''), read, 'FETCH_ERROR', 'Failed', 4, 0],
    ['400 with a reason', createReason, read, 400, 'Failed', 1, 0],
    ['400 with a reason to show', createReason, showsMessage, 400, 'said', 1, 0],
    ['400 with an error to show', createReason, showsError, 400, 'also said', 1, 0],
    ['400 with a blank reason', createNestedReason, showsMessage, 400, 'too long', 1, 0],
    ['400 without a reason', createStatusAnswer(400), showsMessage, 400, 'Failed', 1, 0],
    ['404 that is shown', createStatusAnswer(404), showsStatus, 404, 'status 404', 1, 0],
    ['400 without a text of the call', createReason, hasNoText, 400, generalText, 1, 0],
  ])('%s', async (_title, createAnswer, callOptions, status, message, sentCount, tokenCount) => {
    const requests = mockNetwork(...Array<AnswerFactory>(9).fill(createAnswer));
    const tokenRequests: Request[] = [];
    server.use(
      http.get('*/api/Login/GenerateToken', ({ request }) => {
        tokenRequests.push(request);
        return HttpResponse.json({ statusCode: 200, data: 'new' });
      }),
    );
    expect((await sendCall(callOptions)).error).toMatchObject({ status, message });
    expect([requests.length, tokenRequests.length]).toEqual([sentCount, tokenCount]);
  });
});

test('a read succeeds if its second retry is answered', async () => {
  const requests = mockNetwork(createStatusAnswer(500), createNetworkError);
  expect(await sendCall()).toMatchObject(networkResult);
  expect(requests).toHaveLength(3);
});

test('does not retry after broken JSON', async () => {
  const requests = mockNetwork(() => new HttpResponse('{"data":['));
  expect((await sendCall()).data).toBe('{"data":[');
  expect(requests).toHaveLength(1);
});

test('marks a refusal that is an HTML page', async () => {
  mockNetwork(createHtmlPageAnswer(403));
  expect((await sendCall()).error).toEqual({ status: 403, message: 'Failed', isMarkup: true });
});

describe('with a slow back end', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });

  const createBusyAnswer = () =>
    new HttpResponse(null, { status: 503, headers: { 'retry-after': '7' } });

  test.each([
    ['call', 'cached'],
    ['token call', ''],
  ])('a retry of the %s waits as long as the Retry-After header says', async (_title, token) => {
    if (!token) expectConsole(/Failed to fetch token: 503/);
    sessionStorage.setItem(sessionKeys.accessToken, token);
    const requests = mockNetwork(createBusyAnswer, () =>
      HttpResponse.json({ statusCode: 200, data: 'fresh' }),
    );
    const resultPromise = sendCall();
    await jest.advanceTimersByTimeAsync(6900);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect((await resultPromise).error).toBeUndefined();
  });

  test('a call without an answer ends at the time limit', async () => {
    mockNetwork(() => new Promise<Response>(() => undefined));
    const onAnswer = jest.fn();
    void sendCall({ retry: false }).then(onAnswer);
    await jest.advanceTimersByTimeAsync(readTimeout - 1);
    expect(onAnswer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const error = { status: 'TIMEOUT_ERROR', message: 'Failed' };
    expect(onAnswer.mock.lastCall).toMatchObject([{ error }]);
  });

  test('a token call without an answer ends at its own time limit', async () => {
    expectConsole(/Unable to generate access token/);
    sessionStorage.clear();
    const timeoutController = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
    const requests = mockNetwork(() => new Promise<Response>(() => undefined));
    const resultPromise = sendCall({ retry: false, noTokenMessage: 'No token' });
    await jest.advanceTimersByTimeAsync(1);
    timeoutController.abort();
    expect((await resultPromise).error).toEqual({ status: 'FETCH_ERROR', message: 'No token' });
    expect(requests).toHaveLength(1);
  });
});

test('a query is not retried while the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mockNetwork(createNetworkError, createStatusAnswer(503));
  expect((await sendCall()).error?.message).toBe('Failed');
  expect(await sendCall()).toMatchObject(networkResult);
});

/** @jest-environment ./src/testing/environment.ts */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { http, HttpResponse, passthrough } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { sessionKeys } from '@/shared/lib/webStorage';
import { baseApi } from './baseApi';
import { baseQuery } from './baseQuery';
import type { ApiOptions } from './send';
import { requestTimeout } from './tokenRequest';
import { onEveryVisit } from './visit';

const path = '/api/WAP/Blog/GetAll';
const write = { url: '/api/review/add', method: 'POST', body: { rating: 5 } };

interface Call extends ApiOptions {
  args?: string | FetchArgs;
  signal?: AbortSignal;
}

/** A query, or a mutation where the arguments name another method. */
async function call({ args = path, signal, ...options }: Call = {}) {
  const isWrite = typeof args === 'object' && args.method !== undefined;
  const api = {
    signal: signal ?? new AbortController().signal,
    type: isWrite ? 'mutation' : 'query',
  };
  return baseQuery(args, api as Parameters<typeof baseQuery>[1], { failure: 'Failed', ...options });
}

type Answer = () => Response | Promise<Response>;

/** Answers with these in turn, then as it should. @returns the requests, as they come */
function network(...answers: Answer[]): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => {
      requests.push(request.clone());
      return answers[requests.length - 1]?.() ?? HttpResponse.json({ data: 'network' });
    }),
  );
  return requests;
}
const status = (code: number) => () => new HttpResponse(null, { status: code });
const broken = () => HttpResponse.error();
const never = () => new Promise<never>(() => undefined);
const arrived = { data: { data: 'network' } };

/** An answer of which only the first half comes. */
const cutHalfWay = (init?: ResponseInit) => () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":"ha')),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
    init,
  );

/** What the early script has under way. */
const early = (answer: Response) => {
  const address = new URL(path, window.location.origin).href;
  window.storefrontEarly = { responses: new Map([[address, Promise.resolve(answer)]]) };
};

beforeEach(() => {
  sessionStorage.setItem(sessionKeys.accessToken, 'cached');
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(Date.now() + 600_000));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  runtimeConfig().apiBaseUrl = '';
  delete window.storefrontEarly;
});

describe('what is sent', () => {
  const accept = 'application/json';
  const typed = { accept, 'content-type': accept };
  const search = { url: '/api/x', params: { Id: 'a&b', name: 'ä ?' } };

  test.each<[Call, string, Record<string, string>, string]>([
    [{ auth: 'access' }, `GET ${path}`, { accept, authorization: 'Bearer cached' }, ''],
    [{}, `GET ${path}`, { accept }, ''],
    [{ args: search }, 'GET /api/x?Id=a%26b&name=%C3%A4+%3F', { accept }, ''],
    // Calls 14 and 15 name a type, though they have no body.
    [{ args: '/api/WAP/Banner/GetAll' }, 'GET /api/WAP/Banner/GetAll', typed, ''],
    [{ args: '/api/ADM/ClientSetting/GetData' }, 'GET /api/ADM/ClientSetting/GetData', typed, ''],
    [{ args: write }, 'POST /api/review/add', typed, '{"rating":5}'],
    [{ args: { url: '/api/x', method: 'DELETE' } }, 'DELETE /api/x', { accept }, ''],
  ])('for %j is %s, to the back end', async (asked, line, headers, body) => {
    runtimeConfig().apiBaseUrl = 'https://api.test';
    const requests = network();
    await call({ auth: 'none', ...asked });
    const [request] = requests;
    const [method, address] = line.split(' ');
    expect(request).toMatchObject({ method, url: `https://api.test${String(address)}` });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual(headers);
    expect(await request?.text()).toBe(body);
  });

  test('what the early script asked for is taken over once, by a read', async () => {
    early(HttpResponse.json({ data: 'early' }));
    const requests = network();
    await call({ args: { url: path, method: 'POST' } });
    expect(requests).toHaveLength(1);
    expect(await call()).toMatchObject({ data: { data: 'early' } });
    expect(requests).toHaveLength(1);
    expect(await call()).toMatchObject(arrived);
    early(cutHalfWay()());
    expect(await call()).toMatchObject(arrived);
    expect(requests).toHaveLength(3);
  });

  test('a caller that has given up before sends nothing', async () => {
    const requests = network();
    expect(await call({ signal: AbortSignal.abort() })).toMatchObject({
      error: { status: 'FETCH_ERROR' },
    });
    expect(requests).toEqual([]);
  });
});

test.each([
  ['JSON', '{"a":1}', { a: 1 }],
  ['any words', 'Deleted', 'Deleted'],
  ['nothing', null, null],
  ['blanks', ' \n', null],
])('a body may be %s', async (_what, body, data) => {
  network(() => new HttpResponse(body));
  expect((await call()).data).toEqual(data);
});

describe('the words of an error', () => {
  const saying = (body: object) => () => HttpResponse.json(body, { status: 400 });
  const both = saying({ message: 'said', error: 'also said' });
  const byStatus = (code: number | string) => `status ${String(code)}`;

  test.each<[string, Answer, ApiOptions, number | string, string]>([
    ['are those of the call', both, {}, 400, 'Failed'],
    ['may tell the status', status(404), { failure: byStatus }, 404, 'status 404'],
    [
      'may tell that there is none',
      broken,
      { failure: byStatus },
      'FETCH_ERROR',
      'status FETCH_ERROR',
    ],
    ['may be the server’s', both, { preferServerMessage: 'message' }, 400, 'said'],
    ['in the field named', both, { preferServerMessage: 'error' }, 400, 'also said'],
    [
      'or in the other one',
      saying({ message: ' ', error: { message: 'too long' } }),
      { preferServerMessage: 'message' },
      400,
      'too long',
    ],
    ['unless it says nothing', status(400), { preferServerMessage: 'message' }, 400, 'Failed'],
    [
      'are general where the call has none',
      status(404),
      { failure: undefined },
      404,
      'Something went wrong. Please try again.',
    ],
  ])('%s', async (_what, answer, options, code, message) => {
    network(answer);
    expect((await call({ retry: false, ...options })).error).toEqual({ status: code, message });
  });
});

describe('another try', () => {
  test.each<[string, Answer]>([
    ['no connection', broken],
    ['a body that is cut half-way', cutHalfWay()],
    ['500', status(500)],
  ])('follows %s', async (_what, answer) => {
    const requests = network(answer, answer);
    expect(await call()).toMatchObject(arrived);
    expect(requests).toHaveLength(3);
  });

  test('follows three times', async () => {
    const requests = network(...Array<Answer>(5).fill(status(500)));
    expect((await call()).error).toEqual({ status: 500, message: 'Failed' });
    expect(requests).toHaveLength(4);
  });

  test.each<[string, Answer, Call, number | string]>([
    ['400', status(400), {}, 400],
    ['a refusal that is cut half-way', cutHalfWay({ status: 404 }), {}, 404],
    ['a call that says so', status(500), { retry: false }, 500],
    ['a write', status(500), { args: write }, 500],
    ['a write whose answer is cut half-way', cutHalfWay(), { args: write }, 'FETCH_ERROR'],
  ])('does not follow %s', async (_what, answer, asked, code) => {
    const requests = network(answer);
    expect((await call({ auth: 'none', ...asked })).error).toEqual({
      status: code,
      message: 'Failed',
    });
    expect(requests).toHaveLength(1);
  });
});

describe('in time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });

  const busy = () => new HttpResponse(null, { status: 503, headers: { 'retry-after': '7' } });

  test.each([
    ['call', 'cached'],
    ['token call', ''],
  ])('another try waits as long as Retry-After of the %s asks', async (_which, token) => {
    if (!token) expectConsole(/Failed to fetch token: 503/);
    sessionStorage.setItem(sessionKeys.accessToken, token);
    const requests = network(busy, () => HttpResponse.json({ statusCode: 200, data: 'fresh' }));
    const ended = call();
    await jest.advanceTimersByTimeAsync(6900);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect((await ended).error).toBeUndefined();
  });

  test('a caller that gives up meanwhile gets the error, and nothing more is sent', async () => {
    const requests = network(busy);
    const caller = new AbortController();
    const ended = call({ signal: caller.signal });
    await jest.advanceTimersByTimeAsync(1000);
    caller.abort();
    expect(await ended).toMatchObject({ error: { status: 503 } });
    expect(requests).toHaveLength(1);
  });

  /** What has come of the call a moment before the limit, and after it. */
  async function throughLimit(ended: ReturnType<typeof call>) {
    let outcome: unknown = 'nothing yet';
    void ended.then((answer) => (outcome = answer));
    await jest.advanceTimersByTimeAsync(requestTimeout - 1);
    const before = outcome;
    await jest.advanceTimersByTimeAsync(100);
    return [before, outcome];
  }
  const atTheLimit = ['nothing yet', { error: { status: 'TIMEOUT_ERROR' } }];

  test('an answer that never comes is given up', async () => {
    network(never);
    expect(await throughLimit(call({ retry: false }))).toMatchObject(atTheLimit);
  });

  test('so is one that never ends', async () => {
    const origin = createServer((_request, response) => {
      response.write('{"data":"ha');
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const { port } = origin.address() as AddressInfo;
    const asked = new Promise((resolve) => origin.once('request', resolve));
    runtimeConfig().apiBaseUrl = `http://127.0.0.1:${String(port)}`;
    server.use(http.all('*/api/*', () => passthrough()));
    const ended = call({ retry: false });
    await asked;
    const outcomes = await throughLimit(ended);
    origin.closeAllConnections();
    origin.close();
    expect(outcomes).toMatchObject(atTheLimit);
  });
});

describe('where the browser is offline', () => {
  const offline = (isOffline: boolean) =>
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  const gone = Array<Answer>(4).fill(broken);

  test('a query gives up at its first failure', async () => {
    offline(true);
    const requests = network(...gone);
    expect((await call()).error?.message).toBe('Failed');
    expect(requests).toHaveLength(1);
  });

  test('wrongly, a busy server is asked again', async () => {
    offline(true);
    network(status(503));
    expect(await call()).toMatchObject(arrived);
  });

  test.each<[string, boolean, Answer, string]>([
    ['Failed to send', true, broken, 'Failed to send. You are offline.'],
    ['Please try again.', true, broken, 'Please try again. You are offline.'],
    ['Failed to send', true, status(500), 'Failed to send'],
    ['Failed to send', false, broken, 'Failed to send'],
  ])('the words of a write, %j, say so: %s', async (failure, isOffline, answer, message) => {
    offline(isOffline);
    network(answer);
    expect((await call({ args: write, failure })).error?.message).toBe(message);
  });
});

describe('a query that was refused', () => {
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      getOnce: build.query<unknown, void>({ query: () => path, extraOptions: { failure: 'No' } }),
      getPerVisit: build.query<unknown, void>({ query: () => path, ...onEveryVisit }),
    }),
  });
  const { getOnce, getPerVisit } = api.endpoints;
  const newStore = () =>
    configureStore({
      reducer: { api: baseApi.reducer },
      middleware: (defaults) => defaults().concat(baseApi.middleware),
    });

  test.each([400, 403, 404])('with %d is not sent again, but by Retry', async (code) => {
    const requests = network(status(code));
    const store = newStore();
    const ask = (forceRefetch?: true) =>
      store.dispatch(getOnce.initiate(undefined, { forceRefetch }));
    expect((await ask()).error).toEqual({ status: code, message: 'No' });
    expect((await ask()).error).toEqual({ status: code, message: 'No' });
    expect(requests).toHaveLength(1);
    expect(await ask(true)).toMatchObject({ isSuccess: true, ...arrived });
    expect(requests).toHaveLength(2);
  });

  test('is not sent again on the next visit, but on the next load', async () => {
    const requests = network(status(404), status(404));
    const store = newStore();
    await store.dispatch(getPerVisit.initiate());
    await store.dispatch(getPerVisit.initiate());
    expect(requests).toHaveLength(1);
    await newStore().dispatch(getPerVisit.initiate());
    expect(requests).toHaveLength(2);
  });

  test('holds up no other, and one that failed otherwise is sent again', async () => {
    const requests = network(status(404), ...Array<Answer>(4).fill(status(500)));
    const store = newStore();
    await store.dispatch(getOnce.initiate());
    expect((await store.dispatch(getPerVisit.initiate())).isError).toBe(true);
    expect((await store.dispatch(getPerVisit.initiate())).isSuccess).toBe(true);
    expect(requests).toHaveLength(6);
  });
});

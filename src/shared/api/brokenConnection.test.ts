import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse, passthrough } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { sessionKeys } from '@/shared/lib/webStorage';
import { baseQuery } from './baseQuery';
import type { ApiOptions } from './send';
import { requestTimeout } from './tokenRequest';

const path = '/api/WAP/Banner/GetAll';
const failure = (status: number | string) => `Failed: ${String(status)}`;

const call = (
  options: ApiOptions = {},
  type: 'query' | 'mutation' = 'query',
  signal = new AbortController().signal,
) => {
  const args = type === 'query' ? path : { url: path, method: 'POST', body: { rating: 5 } };
  const api = { signal, type } as Parameters<typeof baseQuery>[1];
  return Promise.resolve(baseQuery(args, api, { failure, ...options }));
};

const never = () => new Promise<never>(() => undefined);

/** An answer whose first half comes; then nothing more, or the end of the connection. */
const half = (end: 'stall' | 'cut', init?: ResponseInit) =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"data":"ha'));
      },
      pull: (stream) => {
        if (end === 'cut') stream.error(new TypeError('terminated'));
      },
    }),
    init,
  );

const busy = () => new HttpResponse(null, { status: 503, headers: { 'retry-after': '7' } });

/** What the early script has under way. */
const early = (answer: Promise<Response>) => {
  window.storefrontEarly = {
    responses: new Map([[`${window.location.origin}${path}`, answer]]),
  };
};

/** Answers the call and the token call with these in turn, then as they should; counts them. */
function network(answers: (() => Response | Promise<Response>)[], tokens: typeof answers = []) {
  const seen = { calls: 0, tokens: 0 };
  server.use(
    http.all(`*${path}`, () => {
      seen.calls += 1;
      return answers[seen.calls - 1]?.() ?? HttpResponse.json({ data: 'network' });
    }),
    http.get('*/api/Login/GenerateToken', () => {
      seen.tokens += 1;
      return tokens[seen.tokens - 1]?.() ?? HttpResponse.json({ statusCode: 200, data: 'fresh' });
    }),
  );
  return seen;
}

beforeEach(() => {
  sessionStorage.setItem(sessionKeys.accessToken, 'cached');
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(Date.now() + 600_000));
});

afterEach(() => {
  jest.useRealTimers();
  delete window.storefrontEarly;
});

describe('the time limit', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });

  /** Whether the call has ended a moment before the limit, and its end after it. */
  async function throughLimit(ended: ReturnType<typeof call>) {
    let isOver = false;
    void ended.then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(requestTimeout - 1);
    const before = isOver;
    await jest.advanceTimersByTimeAsync(100);
    return { before, outcome: await ended };
  }

  const timedOut = { status: 'TIMEOUT_ERROR', message: 'Failed: TIMEOUT_ERROR' };

  test('ends an answer that never comes', async () => {
    network([never]);
    expect(await throughLimit(call({ retry: false }))).toMatchObject({
      before: false,
      outcome: { error: timedOut },
    });
  });

  test('ends an answer that never ends', async () => {
    const origin = createServer((_request, response) => {
      response.write('{"data":"ha');
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const { port } = origin.address() as AddressInfo;
    const asked = new Promise((resolve) => origin.once('request', resolve));
    server.use(http.all(`http://127.0.0.1:${String(port)}/*`, () => passthrough()));
    const config = runtimeConfig();
    config.apiBaseUrl = `http://127.0.0.1:${String(port)}`;
    const ended = call({ retry: false });
    await asked;
    config.apiBaseUrl = '';
    expect(await throughLimit(ended)).toMatchObject({
      before: false,
      outcome: { error: timedOut },
    });
    origin.closeAllConnections();
    origin.close();
  });

  test('Retry-After of the call is heeded', async () => {
    const seen = network([busy]);
    const ended = call();
    await jest.advanceTimersByTimeAsync(6900);
    expect(seen.calls).toBe(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(await ended).toMatchObject({ data: { data: 'network' } });
  });

  test('Retry-After of the token call is heeded', async () => {
    expectConsole(/Failed to fetch token: 503/);
    sessionStorage.clear();
    const seen = network([], [busy]);
    const ended = call();
    await jest.advanceTimersByTimeAsync(6900);
    expect(seen.tokens).toBe(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(await ended).toMatchObject({ data: { data: 'network' } });
  });

  test('a caller that has given up before sends nothing', async () => {
    const seen = network([]);
    expect(await call({}, 'query', AbortSignal.abort())).toMatchObject({
      error: { status: 'FETCH_ERROR' },
    });
    expect(seen.calls).toBe(0);
  });
});

describe('a body that is cut half-way', () => {
  test('is a failed connection: a query asks again', async () => {
    const seen = network([() => half('cut'), () => half('cut')]);
    expect(await call()).toMatchObject({ data: { data: 'network' } });
    expect(seen.calls).toBe(3);
  });

  test('from the early script, too', async () => {
    const seen = network([]);
    early(Promise.resolve(half('cut')));
    expect(await call()).toMatchObject({ data: { data: 'network' } });
    expect(seen.calls).toBe(1);
  });

  test('a write is not sent again, and fails by its own words', async () => {
    const seen = network([() => half('cut')]);
    expect(await call({}, 'mutation')).toMatchObject({
      error: { status: 'FETCH_ERROR', message: 'Failed: FETCH_ERROR' },
    });
    expect(seen.calls).toBe(1);
  });

  test('what refused the call is still known by its status', async () => {
    const seen = network([() => half('cut', { status: 404 })]);
    expect(await call()).toMatchObject({ error: { status: 404 } });
    expect(seen.calls).toBe(1);
  });

  test('of the token call: the token is asked for again', async () => {
    expectConsole(/Unable to generate access token/);
    sessionStorage.clear();
    const seen = network([], [() => half('cut')]);
    expect(await call()).toMatchObject({ data: { data: 'network' } });
    expect(seen).toEqual({ calls: 1, tokens: 2 });
  });
});

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { sessionKeys } from '@/shared/lib/webStorage';
import { readBody } from './apiRequest';
import type { ApiRequest } from './apiRequest';
import { baseQuery } from './baseQuery';
import { requestTimeout } from './timeLimit';

const path = '/api/WAP/Banner/GetAll';
const banners: ApiRequest = {
  url: path,
  failure: (status) => `Failed: ${String(status)}`,
  read: readBody(v.object({ data: v.string() })),
};
const save: ApiRequest = { ...banners, method: 'POST', body: { rating: 5 } };

const call = (request: ApiRequest, type: 'query' | 'mutation' = 'query') => {
  const api = { signal: new AbortController().signal, type };
  return Promise.resolve(baseQuery(request, api as Parameters<typeof baseQuery>[1], {}));
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
const early = (answer: Promise<Response>, token?: Promise<Response>) => {
  window.storefrontEarly = {
    responses: new Map([[`${window.location.origin}${path}`, answer]]),
    ...(token && { token }),
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

  test.each([
    ['an early answer that never comes', never],
    ['an early answer that never ends', () => Promise.resolve(half('stall'))],
  ])('ends %s, and the network is asked', async (_what, answer) => {
    const seen = network([]);
    early(answer());
    expect(await throughLimit(call(banners))).toMatchObject({
      before: false,
      outcome: { data: { data: 'network' } },
    });
    expect(seen.calls).toBe(1);
  });

  test.each([
    ['never comes', never],
    ['never ends', () => half('stall')],
  ])('ends an answer that %s: a TIMEOUT_ERROR', async (_what, answer) => {
    network([answer]);
    expect(await throughLimit(call({ ...banners, retry: false }))).toEqual({
      before: false,
      outcome: { error: { status: 'TIMEOUT_ERROR', message: 'Failed: TIMEOUT_ERROR' }, meta: {} },
    });
  });

  test.each([
    ['an early token that never comes', never],
    ['an early token that never ends', () => Promise.resolve(half('stall'))],
  ])('ends %s, and the network is asked for one', async (_what, token) => {
    expectConsole(/Unable to generate access token/);
    sessionStorage.clear();
    const seen = network([]);
    early(never(), token());
    window.storefrontEarly?.responses.clear();
    expect(await throughLimit(call(banners))).toMatchObject({
      before: false,
      outcome: { data: { data: 'network' } },
    });
    expect(seen).toEqual({ calls: 1, tokens: 1 });
  });

  test('Retry-After of the call is heeded', async () => {
    const seen = network([busy]);
    const ended = call(banners);
    await jest.advanceTimersByTimeAsync(6900);
    expect(seen.calls).toBe(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(await ended).toMatchObject({ data: { data: 'network' } });
  });

  test('Retry-After of the token call is heeded', async () => {
    expectConsole(/Failed to fetch token: 503/);
    sessionStorage.clear();
    const seen = network([], [busy]);
    const ended = call(banners);
    await jest.advanceTimersByTimeAsync(6900);
    expect(seen.tokens).toBe(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(await ended).toMatchObject({ data: { data: 'network' } });
  });

  test('a caller that has given up before sends nothing', async () => {
    const seen = network([]);
    const api = { signal: AbortSignal.abort(), type: 'query' } as Parameters<typeof baseQuery>[1];
    expect(await baseQuery(banners, api, {})).toMatchObject({ error: { status: 'FETCH_ERROR' } });
    expect(seen.calls).toBe(0);
  });

  test('a caller that gives up ends an early answer that never comes', async () => {
    early(never());
    const caller = new AbortController();
    const api = { signal: caller.signal, type: 'query' } as Parameters<typeof baseQuery>[1];
    const ended = Promise.resolve(baseQuery(banners, api, {}));
    await jest.advanceTimersByTimeAsync(1);
    caller.abort(new DOMException('not wanted any more', 'AbortError'));
    expect(await ended).toMatchObject({ error: { status: 'FETCH_ERROR' } });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a body that is cut half-way', () => {
  test('is a failed connection: a query asks again', async () => {
    const seen = network([() => half('cut'), () => half('cut')]);
    expect(await call(banners)).toMatchObject({ data: { data: 'network' } });
    expect(seen.calls).toBe(3);
  });

  test('from the early script, too', async () => {
    const seen = network([]);
    early(Promise.resolve(half('cut')));
    expect(await call(banners)).toMatchObject({ data: { data: 'network' } });
    expect(seen.calls).toBe(1);
  });

  test('a write is not sent again, and fails by its own words', async () => {
    const seen = network([() => half('cut')]);
    expect(await call(save, 'mutation')).toMatchObject({
      error: { status: 'FETCH_ERROR', message: 'Failed: FETCH_ERROR' },
    });
    expect(seen.calls).toBe(1);
  });

  test('what refused the call is still known by its status', async () => {
    const seen = network([() => half('cut', { status: 404 })]);
    expect(await call(banners)).toMatchObject({ error: { status: 404 } });
    expect(seen.calls).toBe(1);
  });

  test('of the token call: the token is asked for again', async () => {
    expectConsole(/Unable to generate access token/);
    sessionStorage.clear();
    const seen = network([], [() => half('cut')]);
    expect(await call(banners)).toMatchObject({ data: { data: 'network' } });
    expect(seen).toEqual({ calls: 1, tokens: 2 });
  });

  test('broken JSON that came whole is no failed connection', async () => {
    const seen = network([() => new HttpResponse('{"data":"ha')]);
    expect(await call(banners)).toMatchObject({ error: { status: 'PARSING_ERROR' } });
    expect(seen.calls).toBe(1);
  });
});

import { http, HttpResponse } from 'msw';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { sessionKeys } from '@/shared/lib/webStorage';
import { baseQuery } from './baseQuery';
import { errorMessages } from './errorMessages';
import type { ApiOptions } from './send';

const url = '/api/WAP/Banner/GetAll';
const body = { data: [{ name: 'one' }] };

const call = (
  options: ApiOptions = {},
  type: 'query' | 'mutation' = 'query',
  args: Parameters<typeof baseQuery>[0] = url,
) => {
  const signal = new AbortController().signal;
  const api = { signal, type } as unknown as Parameters<typeof baseQuery>[1];
  return Promise.resolve(baseQuery(args, api, { failure: errorMessages.banners, ...options }));
};

/** A back end that counts, issues `token-1`, `token-2` … and takes only what `accepts` allows. */
function backEnd(accepts: (bearer: string | null) => boolean) {
  const seen = { tokens: 0, calls: [] as (string | null)[] };
  server.use(
    http.get('*/api/Login/GenerateToken', () => {
      seen.tokens += 1;
      return HttpResponse.json({
        statusCode: 200,
        data: `token-${String(seen.tokens)}`,
        expiresIn: 60,
      });
    }),
    http.get('*/api/WAP/Banner/GetAll', ({ request }) => {
      const bearer = request.headers.get('authorization');
      seen.calls.push(bearer);
      return accepts(bearer) ? HttpResponse.json(body) : new HttpResponse(null, { status: 401 });
    }),
  );
  return seen;
}

const cacheToken = (token: string, expiry = Date.now() + 60_000) => {
  sessionStorage.setItem(sessionKeys.accessToken, token);
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(expiry));
};

describe('access token', () => {
  test('is fetched once for concurrent callers and cached with its expiry', async () => {
    const seen = backEnd(() => true);
    const before = Date.now();
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.map((answer) => answer.data)).toEqual(Array(3).fill(body));
    expect(seen.tokens).toBe(1);
    expect(seen.calls).toEqual(Array(3).fill('Bearer token-1'));
    expect(sessionStorage.getItem('accessToken')).toBe('token-1');
    expect(Number(sessionStorage.getItem('tokenExpiry'))).toBeGreaterThanOrEqual(before + 60_000);
  });

  test('is reused before its expiry and replaced after it', async () => {
    const seen = backEnd(() => true);
    cacheToken('cached');
    await call();
    cacheToken('stale', Date.now() - 1);
    await call();
    expect(seen.calls).toEqual(['Bearer cached', 'Bearer token-1']);
  });

  test.each([undefined, 'soon', ''])('a broken expiry (%p) counts as none', async (expiry) => {
    const seen = backEnd(() => true);
    sessionStorage.setItem('accessToken', 'old');
    if (expiry !== undefined) sessionStorage.setItem('tokenExpiry', expiry);
    await call();
    expect(seen.calls).toEqual(['Bearer token-1']);
  });

  test('lives 3600 s where the response names no lifetime', async () => {
    backEnd(() => true);
    server.use(
      http.get('*/api/Login/GenerateToken', () =>
        HttpResponse.json({ statusCode: 200, data: 't' }),
      ),
    );
    await call();
    const left = Number(sessionStorage.getItem('tokenExpiry')) - Date.now();
    expect(left).toBeGreaterThan(3_590_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
  });

  test.each([
    ['a status', () => new HttpResponse(null, { status: 403 }), 'Failed to fetch token: 403'],
    ['an unusable body', () => HttpResponse.json({ statusCode: 200 }), 'Token response invalid'],
    ['a message', () => HttpResponse.json({ statusCode: 500, message: 'closed' }), 'closed'],
  ])('%s is logged with its text, and no call is made', async (_name, answer, text) => {
    expectConsole(new RegExp(`Unable to generate access token ${text}`));
    const seen = backEnd(() => true);
    server.use(http.get('*/api/Login/GenerateToken', answer));
    const { error } = await call();
    expect(error).toEqual({ status: 'NO_TOKEN', message: 'Failed to fetch banners' });
    expect(seen.calls).toEqual([]);
  });
});

test.each([
  ['no connection', () => HttpResponse.error(), 'FETCH_ERROR'],
  ['a server that is down', () => new HttpResponse(null, { status: 503 }), 503],
  ['a refusal', () => new HttpResponse(null, { status: 403 }), 'NO_TOKEN'],
])('without a token for %s, the words are those of the call', async (_why, answer, status) => {
  expectConsole(/Unable to generate access token/);
  backEnd(() => true);
  server.use(http.get('*/api/Login/GenerateToken', answer));
  expect((await call({ noTokenMessage: 'No token' })).error).toEqual({
    status,
    message: 'No token',
  });
  expect((await call({ retry: false })).error).toEqual({
    status,
    message: 'Failed to fetch banners',
  });
});

describe('a 401', () => {
  test('refreshes once and retries once', async () => {
    cacheToken('revoked');
    const seen = backEnd((bearer) => bearer === 'Bearer token-1');
    expect((await call()).data).toEqual(body);
    expect(seen.calls).toEqual(['Bearer revoked', 'Bearer token-1']);
  });

  test('a second 401 is returned, not retried', async () => {
    const seen = backEnd(() => false);
    const { error } = await call();
    expect(error).toEqual({ status: 401, message: 'Failed to fetch banners' });
    expect(seen.calls).toHaveLength(2);
    expect(seen.tokens).toBe(2);
  });

  test.each([
    ['without a bearer', { auth: 'none' }],
    ['with the user’s own', { auth: 'user' }],
  ] as const)('of a call %s is the answer', async (_what, options) => {
    cacheToken('t');
    sessionStorage.setItem(sessionKeys.authToken, 'user');
    const seen = backEnd(() => false);
    expect((await call({ ...options })).error?.status).toBe(401);
    expect(seen.calls).toHaveLength(1);
    expect(seen.tokens).toBe(0);
  });

  test('many at once cause one refresh, and all succeed', async () => {
    cacheToken('revoked');
    const seen = backEnd((bearer) => bearer === 'Bearer token-1');
    const answers = await Promise.all(Array.from({ length: 8 }, () => call()));
    expect(answers.every((answer) => answer.error === undefined)).toBe(true);
    expect(seen.tokens).toBe(1);
  });

  test('a late one, sent with an older token, retries with the current one', async () => {
    cacheToken('old');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const seen = backEnd((bearer) => bearer === 'Bearer new');
    server.use(
      http.get('*/api/WAP/Banner/GetAll', async ({ request }) => {
        if (request.headers.get('authorization') !== 'Bearer old') return undefined;
        await held;
        return new HttpResponse(null, { status: 401 });
      }),
    );
    const late = call();
    await new Promise((resolve) => setTimeout(resolve, 20));
    cacheToken('new');
    release();
    expect((await late).data).toEqual(body);
    expect(seen.tokens).toBe(0);
  });

  test('of a token that is gone meanwhile brings a new one', async () => {
    cacheToken('old');
    const seen = backEnd((bearer) => {
      if (bearer === 'Bearer old') sessionStorage.clear();
      return bearer === 'Bearer token-1';
    });
    expect((await call()).data).toEqual(body);
    expect(seen.calls).toEqual(['Bearer old', 'Bearer token-1']);
  });

  test('a failed refresh gives each waiter its error, and the next call tries again', async () => {
    expectConsole(/Unable to refresh access token/);
    cacheToken('revoked');
    const seen = backEnd((bearer) => bearer === 'Bearer token-1');
    server.use(
      http.get('*/api/Login/GenerateToken', () => new HttpResponse(null, { status: 403 }), {
        once: true,
      }),
    );
    const failed = await Promise.all([call(), call()]);
    expect(failed.map((answer) => answer.error?.message)).toEqual([
      'Failed to fetch banners',
      'Failed to fetch banners',
    ]);
    expect(failed[0].error).not.toBe(failed[1].error);
    expect((await call()).data).toEqual(body);
    expect(seen.tokens).toBe(1);
  });
});

test('the bearer is not sent with reviews', async () => {
  cacheToken('secret');
  const bearers: (string | null)[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => {
      bearers.push(request.headers.get('authorization'));
      return HttpResponse.json([]);
    }),
  );
  await call({ auth: 'none' }, 'query', '/api/review/1');
  expect(bearers).toEqual([null]);
});

describe('retries', () => {
  const answers = (...statuses: number[]) => {
    cacheToken('t');
    const seen = { calls: 0 };
    server.use(
      http.all('*/api/WAP/Banner/GetAll', () => {
        const status = statuses[Math.min(seen.calls, statuses.length - 1)] ?? 200;
        seen.calls += 1;
        return status === 0
          ? HttpResponse.error()
          : HttpResponse.json({ data: [] }, { status, headers: { 'retry-after': '0' } });
      }),
    );
    return seen;
  };

  test.each([[0], [408], [429], [500], [503]])('status %d is tried again', async (status) => {
    const seen = answers(status, status, 200);
    expect((await call()).error).toBeUndefined();
    expect(seen.calls).toBe(3);
  });

  test('end after three', async () => {
    const seen = answers(500);
    expect((await call()).error).toEqual({ status: 500, message: 'Failed to fetch banners' });
    expect(seen.calls).toBe(4);
  });

  test.each([[400], [403], [404], [422]])('status %d is final', async (status) => {
    const seen = answers(status);
    await call();
    expect(seen.calls).toBe(1);
  });

  test('mutations, and calls that say so, are sent once', async () => {
    const seen = answers(500);
    await call({}, 'mutation', { url, method: 'POST', body: {} });
    await call({ retry: false });
    expect(seen.calls).toBe(2);
  });
});

test("the server's own words are used only where the contract says so", async () => {
  cacheToken('t');
  server.use(
    http.all(`*${url}`, () =>
      HttpResponse.json({ error: { message: 'too long' } }, { status: 400 }),
    ),
  );
  expect((await call()).error?.message).toBe('Failed to fetch banners');
  expect((await call({ preferServerMessage: 'message' })).error?.message).toBe('too long');
});

test('an empty success body is null', async () => {
  cacheToken('t');
  server.use(http.all(`*${url}`, () => new HttpResponse(null)));
  expect((await call()).data).toBeNull();
});

test('what the early script started is taken over once', async () => {
  cacheToken('t');
  const seen = backEnd(() => true);
  window.storefrontEarly = {
    responses: new Map([
      [window.location.origin + url, Promise.resolve(HttpResponse.json({ data: 'early' }))],
    ]),
  };
  expect((await call()).data).toEqual({ data: 'early' });
  expect(seen.calls).toHaveLength(0);
  expect((await call()).data).toEqual(body);
});

test("a token that the early script is fetching is everybody's token", async () => {
  const seen = backEnd(() => true);
  window.storefrontEarly = {
    responses: new Map(),
    token: Promise.resolve(HttpResponse.json({ statusCode: 200, data: 'early' })),
  };
  await Promise.all([call(), call()]);
  expect(seen.tokens).toBe(0);
  expect(seen.calls).toEqual(['Bearer early', 'Bearer early']);
});

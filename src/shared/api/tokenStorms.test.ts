import { delay, http, HttpResponse } from 'msw';
import { sessionKeys } from '@/shared/lib/webStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { baseQuery } from './baseQuery';

const path = '/api/WAP/Banner/GetAll';
const storm = 200;
const day = 86_400_000;

type BaseQuery = typeof baseQuery;

const call = async (query: BaseQuery = baseQuery) => {
  const api = { signal: new AbortController().signal, type: 'query' } as Parameters<BaseQuery>[1];
  return query(path, api, { failure: 'Failed' });
};
const calls = (query?: BaseQuery) => Promise.all(Array.from({ length: storm }, () => call(query)));
const failedOf = (answers: Awaited<ReturnType<typeof calls>>) =>
  answers.filter(({ error }) => error).length;

const hold = (token: string, expiry = Date.now() + 3_600_000) => {
  sessionStorage.setItem(sessionKeys.accessToken, token);
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(expiry));
};

const issued = (data: string, more: object = {}) =>
  HttpResponse.json({ statusCode: 200, data, ...more });

type Answer = (nth: number) => Response | Promise<Response>;

/** Answers the token call so, and takes the bearers that it is told to; counts both. */
function backEnd(issue: Answer, takes: (bearer: string) => boolean, answerAfter = () => 0) {
  const seen = { tokens: 0, calls: 0 };
  server.use(
    http.get('*/api/Login/GenerateToken', () => issue((seen.tokens += 1))),
    http.get(`*${path}`, async ({ request }) => {
      seen.calls += 1;
      const isTaken = takes(request.headers.get('authorization') ?? '');
      await delay(answerAfter());
      return isTaken ? HttpResponse.json({ data: [] }) : new HttpResponse(null, { status: 401 });
    }),
  );
  return seen;
}

const half = () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"statusCode":2')),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
  );

afterEach(() => {
  jest.restoreAllMocks();
});

test.each<[string, () => void]>([
  ['none', () => undefined],
  ['one that is over', () => hold('new', Date.now() - 1)],
  ['one that no header can carry', () => hold('a\nb')],
  ['one without an expiry', () => sessionStorage.setItem(sessionKeys.accessToken, 'new')],
])(
  '200 calls with a stored token that is %s: one refresh, each sent once',
  async (_what, store) => {
    store();
    const seen = backEnd(
      () => issued('new'),
      (bearer) => bearer === 'Bearer new',
    );
    expect(failedOf(await calls())).toBe(0);
    expect(seen).toEqual({ tokens: 1, calls: storm });
  },
);

test.each<[string, Answer]>([
  ['at once', () => issued('new')],
  ['slowly', async () => delay(300).then(() => issued('new'))],
])('200 calls that are answered 401, the refresh %s: one refresh for all', async (_how, issue) => {
  hold('revoked');
  const seen = backEnd(issue, (bearer) => bearer === 'Bearer new');
  expect(failedOf(await calls())).toBe(0);
  expect(seen).toEqual({ tokens: 1, calls: 2 * storm });
});

test('the refresh may bring the same token, however late each 401 comes', async () => {
  hold('same');
  let isTaken = false;
  let nth = 0;
  const seen = backEnd(
    () => {
      isTaken = true;
      return issued('same');
    },
    () => isTaken,
    () => ((nth += 1) % 20) * 10,
  );
  expect(failedOf(await calls())).toBe(0);
  expect(seen.tokens).toBe(1);
});

test('a refresh that brings an expired token: each call is sent twice, and its 401 stands', async () => {
  hold('old');
  const seen = backEnd(
    () => issued('over', { expiresIn: -1 }),
    () => false,
  );
  const answers = await calls();
  expect(answers).toEqual(Array(storm).fill(answers[0]));
  expect(answers[0]).toMatchObject({ error: { status: 401 } });
  expect(seen).toEqual({ tokens: 1, calls: 2 * storm });
});

test('a refresh that is refused: one for all, and the next call tries again', async () => {
  expectConsole(/Unable to refresh access token Failed to fetch token: 403/);
  hold('revoked');
  const seen = backEnd(
    async (nth) => {
      // Whoever is answered 401 later tries again.
      if (nth === 1) await delay(2000);
      return nth === 1 ? new HttpResponse(null, { status: 403 }) : issued('new');
    },
    (bearer) => bearer === 'Bearer new',
  );
  expect(failedOf(await calls())).toBe(storm);
  expect(seen).toEqual({ tokens: 1, calls: storm });
  expect(await call()).toMatchObject({ data: { data: [] } });
  expect(seen.tokens).toBe(2);
});

test.each<[string, () => Response]>([
  ['is cut half-way', half],
  ['finds no connection', () => HttpResponse.error()],
  ['finds the server busy', () => new HttpResponse(null, { status: 503 })],
])('a refresh that %s is tried again, once for all', async (_what, broken) => {
  expectConsole(/Unable to refresh access token/);
  hold('revoked');
  const seen = backEnd(
    (nth) => (nth === 1 ? broken() : issued('new')),
    (bearer) => bearer === 'Bearer new',
  );
  expect(failedOf(await calls())).toBe(0);
  expect(seen.tokens).toBe(2);
});

test.each([day, -day])('a clock that is put %d ms further brings one new token', async (skew) => {
  const taken = backEnd(
    (nth) => issued(`new-${String(nth)}`),
    () => true,
  );
  await call();
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + skew);
  expect(failedOf(await calls())).toBe(0);
  expect(taken).toEqual({ tokens: 2, calls: 1 + storm });
});

test('a clock that is wrong all the time is no matter', async () => {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 400 * day);
  const seen = backEnd(
    () => issued('new', { expiresIn: 3600 }),
    () => true,
  );
  await call();
  await calls();
  expect(seen.tokens).toBe(1);
});

test('a token that is over before its call is answered is refreshed', async () => {
  const over = Date.now() + 30;
  hold('short', over);
  const seen = backEnd(
    () => issued('new'),
    (bearer) => bearer === 'Bearer new',
    () => 50,
  );
  expect(failedOf(await calls())).toBe(0);
  expect(Date.now()).toBeGreaterThan(over);
  expect(seen.tokens).toBe(1);
});

test.each([0, -1, 1e308, 'soon', null])(
  'a token with the lifetime %p serves the next storm, too',
  async (expiresIn) => {
    const seen = backEnd(
      () => issued('new', { expiresIn }),
      () => true,
    );
    await calls();
    await calls();
    expect(seen).toEqual({ tokens: 1, calls: 2 * storm });
  },
);

test('two tabs, of which one is a copy: each refreshes once, and takes no harm from the other', async () => {
  hold('revoked');
  const seen = backEnd(
    (nth) => issued(`new-${String(nth)}`),
    (bearer) => bearer.startsWith('Bearer new'),
  );
  await jest.isolateModulesAsync(async () => {
    const other = (await import('./baseQuery')).baseQuery;
    expect(other).not.toBe(baseQuery);
    const answers = await Promise.all([calls(), calls(other)]);
    expect(answers.map(failedOf)).toEqual([0, 0]);
  });
  expect(seen.tokens).toBeLessThanOrEqual(2);
});

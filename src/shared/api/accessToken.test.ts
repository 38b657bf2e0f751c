/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { TokenResponse } from '@/shared/contract/token';
import { sessionKeys } from '@/shared/lib/webStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { ensureAccessToken } from './accessToken';
import { baseQuery } from './baseQuery';
import type { ApiOptions } from './send';
import { readAccessToken } from './tokenRequest';

const path = '/api/WAP/Banner/GetAll';
const day = 86_400;
const body = { data: [{ name: 'one' }] };

const hold = (token: string, expiry: string | number = Date.now() + 60_000) => {
  sessionStorage.setItem(sessionKeys.accessToken, token);
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(expiry));
};

const call = async (options: ApiOptions = {}) => {
  const api = { signal: new AbortController().signal, type: 'query' };
  return baseQuery(path, api as Parameters<typeof baseQuery>[1], { failure: 'Failed', ...options });
};
const callsAtOnce = (count: number) => Promise.all(Array.from({ length: count }, () => call()));

const issued = (data: string, more: object = {}) =>
  HttpResponse.json({ statusCode: 200, data, ...more });
const refused = (status: number) => new HttpResponse(null, { status });
const brokenOff = () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"statusCode":2')),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
  );

type Answer = (nth: number) => Response | Promise<Response>;
type Taken = (bearer: string | null, nth: number) => boolean | Promise<boolean>;

/** Issues `token-1`, `token-2` … or what it is told to, and takes the bearers that it is told to. */
function backEnd(takes: Taken, issue: Answer = (nth) => issued(`token-${String(nth)}`)) {
  const seen = { tokens: 0, bearers: [] as (string | null)[] };
  server.use(
    http.get('*/api/Login/GenerateToken', () => issue((seen.tokens += 1))),
    http.get(`*${path}`, async ({ request }) => {
      const bearer = request.headers.get('authorization');
      const nth = seen.bearers.push(bearer);
      return (await takes(bearer, nth)) ? HttpResponse.json(body) : refused(401);
    }),
  );
  return seen;
}

const takesAll = () => true;

const parse = (response: object) => v.safeParse(TokenResponse, { statusCode: 200, ...response });

describe('a token', () => {
  test.each([
    ['empty', '', false],
    ['with a letter of its own', 'tok\u0113n', false],
    ['in two lines', 'a\nb', false],
    ['too long for any server', 'x'.repeat(8001), false],
    ['of one letter', 'a', true],
    ['of RFC 6750', 'a.b-c_d~e+f/g==', true],
    ['of two words', 'two words', true],
    ['of 8,000 letters', 'x'.repeat(8000), true],
  ])('%s is taken from storage and from a response: %s', (_what, data, isTaken) => {
    hold(data);
    expect(readAccessToken()).toBe(isTaken ? data : undefined);
    expect(parse({ data }).success).toBe(isTaken);
  });

  test('that is stored can be sent, or is none, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (token) => {
        hold(token);
        const read = readAccessToken();
        expect([undefined, token]).toContain(read);
        expect(() => new Headers({ authorization: `Bearer ${String(read)}` })).not.toThrow();
      }),
    );
  });

  test('that is stored counts for no longer than a day ahead, and not from its expiry on', () => {
    const now = Date.now();
    const readWith = (expiry: string | number) => {
      hold('abc', expiry);
      return readAccessToken(now);
    };
    expect(readWith(now + day * 1000)).toBe('abc');
    expect(readWith(now + day * 1000 + 1)).toBeUndefined();
    expect(readWith(now + 1)).toBe('abc');
    expect(readWith(now)).toBeUndefined();
    expect(readWith('soon')).toBeUndefined();
    sessionStorage.removeItem(sessionKeys.tokenExpiry);
    expect(readAccessToken(now)).toBeUndefined();
  });

  test.each([500, '200', undefined])('with the statusCode %p is none', (statusCode) => {
    expect(parse({ data: 't', statusCode }).success).toBe(false);
  });

  const issuedFor = (expiresIn: unknown) =>
    v.parse(TokenResponse, { statusCode: 200, data: ' t\n', expiresIn });

  test.each([
    [undefined, 3600],
    [null, 3600],
    [' ', 3600],
    ['soon', 3600],
    [NaN, 3600],
    [[60], 3600],
    ['1800', 1800],
    [1800, 1800],
    [0, 60],
    ['-5', 60],
    [59.9, 60],
    [day, day],
    [day + 1, day],
    [Infinity, day],
  ])('with expiresIn %p lives %d s, without the blanks around it', (expiresIn, seconds) => {
    expect(issuedFor(expiresIn)).toMatchObject({ data: 't', expiresIn: seconds });
  });

  test('lives 60 s to a day, whatever its response says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.double().map(String)), (said) => {
        const { expiresIn } = issuedFor(said);
        expect(expiresIn).toBeGreaterThanOrEqual(60);
        expect(expiresIn).toBeLessThanOrEqual(day);
      }),
    );
  });
});

describe('without a token', () => {
  test('one is asked for with the account of the web client, past caches and referrers', async () => {
    const sent: Request[] = [];
    backEnd(takesAll);
    server.use(
      http.get('*/api/Login/GenerateToken', ({ request }) => {
        sent.push(request);
      }),
    );
    await call();
    const [request] = sent;
    expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toEqual({
      LoginId: 'webclient',
      LoginPassword: 'webclient-demo',
    });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({ accept: 'application/json' });
    expect(request).toMatchObject({ cache: 'no-store', referrerPolicy: 'no-referrer' });
  });

  test.each<[string, () => void]>([
    ['none is stored', () => undefined],
    ['the stored one is over', () => hold('old', Date.now() - 1)],
    ['the stored one cannot be sent', () => hold('a\nb')],
  ])('where %s, one is fetched for all who ask, and kept', async (_why, store) => {
    store();
    const seen = backEnd(takesAll, () => issued('new', { expiresIn: 100 }));
    const before = Date.now();
    const answers = await callsAtOnce(8);
    expect(answers.map(({ data }) => data)).toEqual(Array(8).fill(body));
    await call();
    expect(seen).toEqual({ tokens: 1, bearers: Array(9).fill('Bearer new') });
    const left = Number(sessionStorage.getItem('tokenExpiry')) - before;
    expect(left).toBeGreaterThanOrEqual(100_000);
    expect(left).toBeLessThan(130_000);
    expect(sessionStorage.getItem('accessToken')).toBe('new');
  });

  test('that which the early script is fetching is everybody’s', async () => {
    const seen = backEnd(takesAll);
    window.storefrontEarly = { responses: new Map(), token: Promise.resolve(issued('early')) };
    await callsAtOnce(2);
    expect(seen).toEqual({ tokens: 0, bearers: ['Bearer early', 'Bearer early'] });
  });

  test.each([
    ['no connection', 'FETCH_ERROR', () => HttpResponse.error(), 'Unable to generate access token'],
    ['a server that is down', 503, () => refused(503), 'Failed to fetch token: 503'],
    ['a refusal', 'NO_TOKEN', () => refused(403), 'Failed to fetch token: 403'],
    ['nonsense', 'NO_TOKEN', () => issued('a\nb'), 'Token response invalid'],
    [
      'the server’s own words',
      'NO_TOKEN',
      () => HttpResponse.json({ statusCode: 500, message: 'closed' }),
      'closed',
    ],
  ])('for %s, nothing is sent: %s', async (_why, status, answer, logged) => {
    expectConsole(new RegExp(`Unable to generate access token ${logged}`));
    const seen = backEnd(takesAll, answer);
    const told = await call({ noTokenMessage: 'No token', retry: false });
    expect(told.error).toEqual({ status, message: 'No token' });
    const usual = await call({ retry: false });
    expect(usual.error).toEqual({ status, message: 'Failed' });
    expect(seen.bearers).toEqual([]);
    expect(sessionStorage.getItem(sessionKeys.accessToken)).toBeNull();
  });
});

describe('a 401', () => {
  test('that comes a second time stands', async () => {
    hold('revoked');
    const seen = backEnd(() => false);
    expect((await call()).error).toEqual({ status: 401, message: 'Failed' });
    expect(seen).toEqual({ tokens: 1, bearers: ['Bearer revoked', 'Bearer token-1'] });
  });

  test.each([
    ['the user’s own token', 'user', 'u-1', 'Bearer u-1'],
    ['a user’s token that no header can carry', 'user', 'tök\u0113n', null],
    ['no token', 'none', 'u-1', null],
  ] as const)('of a call with %s is the answer', async (_what, auth, token, bearer) => {
    hold('t');
    sessionStorage.setItem(sessionKeys.authToken, token);
    const seen = backEnd(() => false);
    expect((await call({ auth })).error?.status).toBe(401);
    expect(seen).toEqual({ tokens: 0, bearers: [bearer] });
  });

  test.each([1, 200])('of %d calls at once brings one refresh for all', async (count) => {
    hold('revoked');
    const seen = backEnd((bearer) => bearer === 'Bearer token-1');
    const answers = await callsAtOnce(count);
    expect(answers.map(({ data }) => data)).toEqual(Array(count).fill(body));
    expect(seen.tokens).toBe(1);
    expect(seen.bearers).toHaveLength(2 * count);
  });

  test.each([
    ['another token', 'new'],
    ['the same token again', 'old'],
  ])('that is late, after a refresh brought %s, brings no other', async (_what, fresh) => {
    hold('old');
    let release: (isTaken: boolean) => void = () => undefined;
    const late = new Promise<boolean>((resolve) => (release = resolve));
    const seen = backEnd(
      (_bearer, nth) => (nth === 1 ? late : nth > 2),
      () => issued(fresh),
    );
    const first = call();
    // Both have sent the old token before the refresh.
    expect((await call()).data).toEqual(body);
    release(false);
    expect((await first).data).toEqual(body);
    expect(seen.tokens).toBe(1);
    expect(seen.bearers.at(-1)).toBe(`Bearer ${fresh}`);
  });

  test('of a token that is gone meanwhile brings a new one', async () => {
    hold('old');
    const seen = backEnd((bearer) => {
      if (bearer === 'Bearer old') sessionStorage.clear();
      return bearer === 'Bearer token-1';
    });
    expect((await call()).data).toEqual(body);
    expect(seen.bearers).toEqual(['Bearer old', 'Bearer token-1']);
  });

  test('whose refresh is refused is an error to each who waits, and the next one tries again', async () => {
    expectConsole(/Unable to refresh access token Failed to fetch token: 403/);
    hold('revoked');
    const seen = backEnd(takesAll, (nth) => (nth === 1 ? refused(403) : issued('new')));
    const waiting = Array.from({ length: 3 }, () => ensureAccessToken('revoked'));
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(await ensureAccessToken('revoked')).toBe('new');
    expect(seen.tokens).toBe(2);
  });

  test.each<[string, () => Response]>([
    ['is cut half-way', brokenOff],
    ['finds no connection', () => HttpResponse.error()],
    ['finds the server busy', () => refused(503)],
  ])('whose refresh %s is tried again, once for all', async (_what, broken) => {
    expectConsole(/Unable to refresh access token/);
    hold('revoked');
    const seen = backEnd(
      (bearer) => bearer === 'Bearer token-2',
      (nth) => (nth === 1 ? broken() : issued(`token-${String(nth)}`)),
    );
    const answers = await callsAtOnce(20);
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(seen.tokens).toBe(2);
  });
});

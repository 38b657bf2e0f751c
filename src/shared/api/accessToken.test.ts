import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { TokenResponse } from '@/shared/contract/token';
import { sessionKeys } from '@/shared/lib/webStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { ensureAccessToken } from './accessToken';
import { baseQuery } from './baseQuery';
import { readAccessToken } from './tokenRequest';

const day = 86_400;

const store = (token: string, expiry: string | number = Date.now() + 60_000) => {
  sessionStorage.setItem(sessionKeys.accessToken, token);
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(expiry));
};

const isSendable = (token: string) => {
  try {
    new Headers({ authorization: `Bearer ${token}` });
    return true;
  } catch {
    return false;
  }
};

const unusable: [string, string][] = [
  ['empty', ''],
  ['blank', ' '],
  ['with a letter of its own', 'tok\u0113n'],
  ['in two lines', 'a\nb'],
  ['with a NUL', 'a\u0000b'],
  ['in another script', '代币'],
  ['too long for any server', 'x'.repeat(8001)],
];
const answerWith = (body: Record<string, unknown>) => {
  server.use(http.get('*/api/Login/GenerateToken', () => HttpResponse.json(body)));
};

describe('a stored token', () => {
  test.each(unusable)('that no header can carry is none: %s', (_what, token) => {
    store(token);
    expect(readAccessToken()).toBeUndefined();
  });

  test.each([
    ['of one letter', 'a'],
    ['of RFC 6750', 'a.b-c_d~e+f/g=='],
    ['of two words', 'two words'],
    ['of 8,000 letters', 'x'.repeat(8000)],
  ])('%s is read', (_what, token) => {
    store(token);
    expect(readAccessToken()).toBe(token);
  });

  test('is one that can be sent, or none, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (token) => {
        store(token);
        const read = readAccessToken();
        expect(read === undefined || (read === token && isSendable(read))).toBe(true);
      }),
    );
  });

  test('counts for no longer than a day ahead, and not from its expiry on', () => {
    const now = Date.now();
    const readWith = (expiry: string | number) => {
      store('abc', expiry);
      return readAccessToken(now);
    };
    expect(readWith(now + day * 1000)).toBe('abc');
    expect(readWith(now + day * 1000 + 1)).toBeUndefined();
    expect(readWith(now + 1)).toBe('abc');
    expect(readWith(now)).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (expiry) => {
        const left = Number(expiry) - now;
        expect(readWith(expiry)).toBe(left > 0 && left <= day * 1000 ? 'abc' : undefined);
      }),
    );
  });

  test('that is not there is none, whatever its expiry', () => {
    sessionStorage.setItem(sessionKeys.tokenExpiry, String(Date.now() + 60_000));
    expect(readAccessToken()).toBeUndefined();
  });

  test('that no header can carry is replaced before a call is made', async () => {
    store('a\nb');
    answerWith({ statusCode: 200, data: 'fresh' });
    expect(await ensureAccessToken()).toBe('fresh');
  });
});

describe('a token just received', () => {
  test.each(unusable)(
    'that no header can carry is an invalid response: %s',
    async (_what, data) => {
      expectConsole(/Unable to generate access token Token response invalid/);
      answerWith({ statusCode: 200, data });
      await expect(ensureAccessToken()).rejects.toThrow('Token response invalid');
      expect(sessionStorage.getItem(sessionKeys.accessToken)).toBeNull();
    },
  );

  test.each([500, undefined])(
    'with the statusCode %p is an invalid response',
    async (statusCode) => {
      expectConsole(/Unable to generate access token Token response invalid/);
      answerWith({ statusCode, data: 't' });
      await expect(ensureAccessToken()).rejects.toThrow('Token response invalid');
    },
  );

  test('is kept without the blanks around it', async () => {
    answerWith({ statusCode: 200, data: ' t\n' });
    expect(await ensureAccessToken()).toBe('t');
    expect(sessionStorage.getItem(sessionKeys.accessToken)).toBe('t');
  });

  test('was asked for with the account of the web client, past caches and referrers', async () => {
    const sent: Request[] = [];
    server.use(
      http.get('*/api/Login/GenerateToken', ({ request }) => {
        sent.push(request);
        return HttpResponse.json({ statusCode: 200, data: 't' });
      }),
    );
    await ensureAccessToken();
    const [request] = sent;
    expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toEqual({
      LoginId: 'webclient',
      LoginPassword: 'webclient-demo',
    });
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(request).toMatchObject({ cache: 'no-store', referrerPolicy: 'no-referrer' });
  });

  const lifetimeOf = (expiresIn: unknown) =>
    v.parse(TokenResponse, { statusCode: 200, data: 't', expiresIn }).expiresIn;

  test.each([
    [undefined, 3600],
    [null, 3600],
    ['', 3600],
    [' ', 3600],
    ['soon', 3600],
    [NaN, 3600],
    [true, 3600],
    [{}, 3600],
    [[60], 3600],
    ['1800', 1800],
    [1800, 1800],
    [0, 60],
    [-5, 60],
    ['0', 60],
    [59.9, 60],
    [60, 60],
    [day, day],
    [day + 1, day],
    [1e300, day],
    [Infinity, day],
    ['99999999999', day],
  ])('lives, with expiresIn %p, %d s', (expiresIn, seconds) => {
    expect(lifetimeOf(expiresIn)).toBe(seconds);
  });

  test('lives 60 s to a day, whatever the response says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.double().map(String)), (expiresIn) => {
        const seconds = lifetimeOf(expiresIn);
        expect(seconds).toBeGreaterThanOrEqual(60);
        expect(seconds).toBeLessThanOrEqual(day);
      }),
    );
  });

  test('that claims to be over at once does not cause a fetch for every call', async () => {
    let fetched = 0;
    server.use(
      http.get('*/api/Login/GenerateToken', () => {
        fetched += 1;
        return HttpResponse.json({ statusCode: 200, data: 't', expiresIn: 0 });
      }),
    );
    await ensureAccessToken();
    await ensureAccessToken();
    expect(fetched).toBe(1);
  });
});

test.each([
  ['t-1', 'Bearer t-1'],
  ['tök\u0113n', null],
  ['a\nb', null],
])('the user’s token %j is sent as %p', async (token, expected) => {
  sessionStorage.setItem(sessionKeys.authToken, token);
  const bearers: (string | null)[] = [];
  server.use(
    http.post('*/api/review/add', ({ request }) => {
      bearers.push(request.headers.get('authorization'));
      return HttpResponse.json({});
    }),
  );
  const api = { signal: new AbortController().signal, type: 'mutation' } as const;
  await baseQuery(
    { url: '/api/review/add', method: 'POST', body: {} },
    api as unknown as Parameters<typeof baseQuery>[1],
    { auth: 'user' },
  );
  expect(bearers).toEqual([expected]);
});

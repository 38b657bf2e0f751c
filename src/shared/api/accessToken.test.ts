/** @jest-environment ./src/testing/environment.ts */

import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { TokenResponse } from '@/shared/contract/token';
import { sessionKeys } from '@/shared/storage/webStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { ensureAccessToken } from './accessToken';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';
import type { ApiOptions } from './apiOptions';
import { readAccessToken, createTokenRequest } from './tokenRequest';

const bannersPath = '/api/WAP/Banner/GetAll';
const secondsPerDay = 86_400;
const answerBody = { data: [{ name: 'one' }] };

const storeToken = (token: string, expiry: string | number = Date.now() + 60_000) => {
  sessionStorage.setItem(sessionKeys.accessToken, token);
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(expiry));
};

const sendQuery = async (options: ApiOptions = {}) => {
  const api: Partial<BaseQueryApi> = {
    signal: new AbortController().signal,
    type: 'query',
    getState: () => ({ auth: { authToken: 'u-1' } }),
  };
  return baseQuery(bannersPath, api as BaseQueryApi, {
    failureMessage: 'Failed',
    ...options,
  });
};
const sendConcurrentQueries = (count: number) =>
  Promise.all(Array.from({ length: count }, () => sendQuery()));

const createTokenAnswer = (data: string, extraFields: object = {}) =>
  HttpResponse.json({ statusCode: 200, data, ...extraFields });
const createRefusal = (status: number) => new HttpResponse(null, { status });
type AnswerFactory = (requestNumber: number) => Response | Promise<Response>;
type TokenCheck = (bearer: string | null, requestNumber: number) => boolean | Promise<boolean>;

/**
 * Mocks a back end. By default, it issues the tokens `token-1`, `token-2` and so on. It answers a
 * call successfully if `acceptsBearer` returns true for its bearer token, and with 401 otherwise.
 * @returns a log of the token requests and of the bearer tokens that the calls sent
 */
function mockBackEnd(
  acceptsBearer: TokenCheck,
  issueToken: AnswerFactory = (requestNumber) =>
    createTokenAnswer(`token-${String(requestNumber)}`),
) {
  const callLog = { requests: [] as Request[], bearers: [] as (string | null)[] };
  server.use(
    http.get('*/api/Login/GenerateToken', ({ request }) =>
      issueToken(callLog.requests.push(request)),
    ),
    http.get(`*${bannersPath}`, async ({ request }) => {
      const bearer = request.headers.get('authorization');
      const requestNumber = callLog.bearers.push(bearer);
      return (await acceptsBearer(bearer, requestNumber))
        ? HttpResponse.json(answerBody)
        : createRefusal(401);
    }),
  );
  return callLog;
}

const acceptAll = () => true;

const parseTokenResponse = (response: object) =>
  v.safeParse(TokenResponse, { statusCode: 200, ...response });

describe('a token', () => {
  test.each([
    ['that is empty', '', false],
    ['with a letter outside ASCII', 'tok\u0113n', false],
    ['with more than 8,000 letters', 'x'.repeat(8001), false],
    ['with all characters of RFC 6750', 'a.b-c_d~e+f/g==', true],
    ['with 8,000 letters', 'x'.repeat(8000), true],
  ])('%s is valid in storage if and only if it is valid in a response', (_title, data, isValid) => {
    storeToken(data);
    expect(readAccessToken()).toBe(isValid ? data : undefined);
    expect(parseTokenResponse({ data }).success).toBe(isValid);
  });

  const now = Date.now();
  test.each([
    ['in a second', now + 1000, 'abc'],
    ['in a year', now + 365 * secondsPerDay * 1000, 'abc'],
    ['now', now, undefined],
    ['not a time', 'soon', undefined],
  ])('is read from storage only before its expiry (%s)', (_title, expiry, expectedToken) => {
    storeToken('abc', expiry);
    expect(readAccessToken(now)).toBe(expectedToken);
  });

  test.each([500, '500', 'OK', '', null, undefined])(
    'is invalid with the statusCode %p',
    (statusCode) => {
      expect(parseTokenResponse({ data: 't', statusCode }).success).toBe(false);
    },
  );

  test('is valid with the statusCode 200 as text', () => {
    expect(parseTokenResponse({ data: 't', statusCode: '200' }).success).toBe(true);
  });

  test.each([
    [undefined, 3600],
    ['soon', 3600],
    ['1800', 1800],
    [59.9, 59.9],
    [30 * secondsPerDay, 30 * secondsPerDay],
    [0, 3600],
    [-5, 3600],
    ['', 3600],
    [null, 3600],
  ])(
    'with expiresIn %p is valid for %d s and loses surrounding white space',
    (expiresIn, seconds) => {
      const tokenResponse = { statusCode: 200, data: ' t\n', expiresIn };
      expect(v.parse(TokenResponse, tokenResponse)).toMatchObject({
        data: 't',
        expiresIn: seconds,
      });
    },
  );
});

describe('without a token', () => {
  test('a call requests a token if the stored token is not allowed in a header', async () => {
    storeToken('a\nb');
    const callLog = mockBackEnd(acceptAll, () => createTokenAnswer('new'));
    expect((await sendQuery()).data).toEqual(answerBody);
    expect(callLog.requests).toHaveLength(1);
    expect(callLog.bearers).toEqual(['Bearer new']);
  });

  test('concurrent calls request only one token', async () => {
    const callLog = mockBackEnd(acceptAll, () => createTokenAnswer('new'));
    const answers = await sendConcurrentQueries(8);
    expect(answers.map(({ data }) => data)).toEqual(Array(8).fill(answerBody));
    expect(callLog.bearers).toEqual(Array(8).fill('Bearer new'));
    expect(callLog.requests).toHaveLength(1);
  });

  test('a call requests a token that the next call also uses', async () => {
    const callLog = mockBackEnd(acceptAll, () => createTokenAnswer('new'));
    await sendQuery();
    await sendQuery();
    expect(callLog.bearers).toEqual(['Bearer new', 'Bearer new']);
    expect(callLog.requests).toHaveLength(1);
  });

  test('a call requests a token with the credentials of the web client', async () => {
    const callLog = mockBackEnd(acceptAll);
    await sendQuery();
    expect(callLog.requests[0]?.url).toMatch(/\?LoginId=webclient&LoginPassword=webclient-demo$/);
  });

  test('a call requests a token without using HTTP caches', async () => {
    const callLog = mockBackEnd(acceptAll);
    await sendQuery();
    expect(callLog.requests[0]?.cache).toBe('no-store');
  });

  test('a call requests a token with only the accept header', async () => {
    const callLog = mockBackEnd(acceptAll);
    await sendQuery();
    expect(Object.fromEntries(callLog.requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
    });
  });

  test('the token request sends no referrer', () => {
    const request = createTokenRequest('http://localhost', getRuntimeConfig().webClient);
    expect(request.referrerPolicy).toBe('no-referrer');
  });

  test('the address of a token call does not stay in the timings', async () => {
    mockBackEnd(acceptAll);
    const clearSpy = jest.spyOn(performance, 'clearResourceTimings');
    await ensureAccessToken();
    expect(clearSpy).toHaveBeenCalled();
  });

  test('the address of a refused token call does not stay in the timings', async () => {
    expectConsole(/Unable to generate access token/);
    mockBackEnd(acceptAll, () => createRefusal(403));
    const clearSpy = jest.spyOn(performance, 'clearResourceTimings');
    await expect(ensureAccessToken()).rejects.toThrow();
    expect(clearSpy).toHaveBeenCalled();
  });

  test('a call stores the new token', async () => {
    mockBackEnd(acceptAll, () => createTokenAnswer('new'));
    await sendQuery();
    expect(sessionStorage.getItem('accessToken')).toBe('new');
  });

  test('a call stores the expiry of the new token', async () => {
    mockBackEnd(acceptAll, () => createTokenAnswer('new', { expiresIn: 100 }));
    const startTime = Date.now();
    await sendQuery();
    const lifetime = Number(sessionStorage.getItem('tokenExpiry')) - startTime;
    expect(lifetime).toBeGreaterThanOrEqual(100_000);
    expect(lifetime).toBeLessThan(130_000);
  });

  const unavailableText = 'Unable to generate access token';
  const createServerError = () => HttpResponse.json({ statusCode: 500, message: 'closed' });
  test.each<[string, ApiError['status'], () => Response, string]>([
    ['a network error', 'FETCH_ERROR', () => HttpResponse.error(), unavailableText],
    ['a server error', 503, () => createRefusal(503), 'Failed to fetch token: 503'],
    ['a refusal', 'NO_TOKEN', () => createRefusal(403), 'Failed to fetch token: 403'],
    ['an invalid token', 'NO_TOKEN', () => createTokenAnswer('a\nb'), 'Token response invalid'],
    ['a refusal with a message', 'NO_TOKEN', createServerError, 'closed'],
  ])('a call is not sent after %s: %s', async (_title, status, createAnswer, loggedText) => {
    expectConsole(new RegExp(`${unavailableText} ${loggedText}`));
    const callLog = mockBackEnd(acceptAll, createAnswer);
    const firstResult = await sendQuery({ noTokenMessage: 'No token', retry: false });
    expect(firstResult.error).toEqual({ status, message: 'No token' });
    expect((await sendQuery({ retry: false })).error).toEqual({ status, message: 'Failed' });
    expect(callLog.bearers).toEqual([]);
    expect(sessionStorage.getItem(sessionKeys.accessToken)).toBeNull();
  });
});

describe('a token response without JSON', () => {
  test.each([
    ['an HTML page', () => new HttpResponse('<h1>Sign in to this network</h1>')],
    ['an empty body', () => new HttpResponse(null, { status: 204 })],
  ])('is followed by a retry of the token request: %s', async (_title, createAnswer) => {
    expectConsole(/Token response invalid/);
    const callLog = mockBackEnd(acceptAll, (requestNumber) =>
      requestNumber === 1 ? createAnswer() : createTokenAnswer('new'),
    );
    expect((await sendQuery()).data).toEqual(answerBody);
    expect(callLog.requests).toHaveLength(2);
  });
});

describe('a 401', () => {
  test('in the body of a successful answer leads to one token refresh and one retry', async () => {
    storeToken('revoked');
    const callLog = mockBackEnd(acceptAll);
    server.use(
      http.get(`*${bannersPath}`, ({ request }) => {
        const bearer = request.headers.get('authorization');
        callLog.bearers.push(bearer);
        return HttpResponse.json(bearer === 'Bearer token-1' ? answerBody : { statusCode: '401' });
      }),
    );
    expect((await sendQuery()).data).toEqual(answerBody);
    expect(callLog.bearers).toEqual(['Bearer revoked', 'Bearer token-1']);
    expect(callLog.requests).toHaveLength(1);
  });

  test('in the body is returned to the caller if the retry gets it again', async () => {
    storeToken('revoked');
    const callLog = mockBackEnd(acceptAll);
    server.use(http.get(`*${bannersPath}`, () => HttpResponse.json({ statusCode: 401 })));
    expect((await sendQuery()).error).toEqual({ status: 401, message: 'Failed' });
    expect(callLog.requests).toHaveLength(1);
  });

  test('is returned to the caller if the retry gets it again', async () => {
    storeToken('revoked');
    const callLog = mockBackEnd(() => false);
    expect((await sendQuery()).error).toEqual({ status: 401, message: 'Failed' });
    expect(callLog.bearers).toEqual(['Bearer revoked', 'Bearer token-1']);
  });

  test.each([
    ['the user’s own token', 'user', 'Bearer u-1'],
    ['no token', 'none', null],
  ] as const)('is returned without a refresh for a call with %s', async (_title, auth, bearer) => {
    storeToken('t');
    const callLog = mockBackEnd(() => false);
    expect((await sendQuery({ auth })).error?.status).toBe(401);
    expect(callLog).toEqual({ requests: [], bearers: [bearer] });
  });

  test("that arrives after another call's refresh leads to no second refresh", async () => {
    storeToken('old');
    let decideFirstCall: (isAccepted: boolean) => void = () => undefined;
    const lateDecisionPromise = new Promise<boolean>((resolve) => (decideFirstCall = resolve));
    const callLog = mockBackEnd(
      (_bearer, requestNumber) => (requestNumber === 1 ? lateDecisionPromise : requestNumber > 2),
      () => createTokenAnswer('new'),
    );
    const firstResultPromise = sendQuery();
    // Both calls send the old token. The second call refreshes it before the first 401 arrives.
    expect((await sendQuery()).data).toEqual(answerBody);
    decideFirstCall(false);
    expect((await firstResultPromise).data).toEqual(answerBody);
    expect(callLog.requests).toHaveLength(1);
    expect(callLog.bearers.at(-1)).toBe('Bearer new');
  });

  test('is an error for every waiting caller if the refresh is refused', async () => {
    expectConsole(/Unable to refresh access token Failed to fetch token: 403/);
    storeToken('revoked');
    const callLog = mockBackEnd(acceptAll, (requestNumber) =>
      requestNumber === 1 ? createRefusal(403) : createTokenAnswer('new'),
    );
    const tokenPromises = Array.from({ length: 3 }, () => ensureAccessToken('revoked'));
    const outcomes = await Promise.allSettled(tokenPromises);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(await ensureAccessToken('revoked')).toBe('new');
    expect(callLog.requests).toHaveLength(2);
  });

  test('of many concurrent calls leads to one refresh for all of them', async () => {
    expectConsole(/Unable to refresh access token/);
    storeToken('revoked');
    const callLog = mockBackEnd(
      (bearer) => bearer === 'Bearer token-2',
      (requestNumber) =>
        requestNumber === 1
          ? HttpResponse.error()
          : createTokenAnswer(`token-${String(requestNumber)}`),
    );
    const answers = await sendConcurrentQueries(50);
    expect(answers.map(({ data }) => data)).toEqual(Array(50).fill(answerBody));
    expect(callLog.requests).toHaveLength(2);
  });
});

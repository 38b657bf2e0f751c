/** @jest-environment ./src/testing/environment.ts */

import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { makeStore } from '@/app/store';
import { withCaches } from '@/testing/cacheStorage';
import { server } from '@/testing/mswServer';
import { baseApi } from './baseApi';
import { keepCopy, lastCopy } from './lastCopy';
import { listSchema } from './responseSchemas';
import { retryPolicy } from './retryPolicy';
import type { ApiOptions, Send, SendMeta } from './send';
import { withLastCopy } from './withLastCopy';

withCaches();

type Answer = QueryReturnValue<unknown, FetchBaseQueryError, SendMeta>;

const path = '/api/x';
const address = 'http://localhost/api/x?Id=7';
const keptAt = Date.now() - 5000;
const kept = { data: ['kept'], meta: { keptAt } };
const none: Answer = { error: { status: 'FETCH_ERROR', error: 'no line' } };

const ask = async (send: Send, options: ApiOptions = { keepsCopy: true }, forced = false) => {
  const api = { type: 'query', forced } as BaseQueryApi;
  return withLastCopy(send)({ url: path, params: { Id: '7' } }, api, options);
};
/** An answer that comes a moment after nobody has the patience to wait for it. */
const late: Send = async () => {
  await new Promise((resolve) => setTimeout(resolve, retryPolicy.patience + 1));
  return { data: 'fresh' };
};
const fresh = { data: 'fresh', meta: { copyAs: address } };

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await keepCopy(address, new Response('["kept"]'), keptAt);
});
afterEach(() => {
  jest.useRealTimers();
});

test.each<FetchBaseQueryError>([
  { status: 'FETCH_ERROR', error: 'no line' },
  { status: 'TIMEOUT_ERROR', error: 'too long' },
  { status: 'CUSTOM_ERROR', error: 'no token' },
  { status: 503, data: null },
  { status: 429, data: null },
])('where the answer is %j, the last one stands in', async (error) => {
  expect(await ask(() => ({ error }))).toEqual(kept);
});

test.each([400, 401, 403, 404])('a refusal (%i) is the answer', async (status) => {
  const refusal = { error: { status, data: null } };
  expect(await ask(() => refusal)).toEqual(refusal);
});

test('an answer passes, with where its copy goes', async () => {
  expect(await ask(() => ({ data: 'fresh' }))).toEqual(fresh);
});

test.each([
  ['is not waited for', false, kept],
  ['is, where it is asked for by force', true, fresh],
])('an answer that is long in coming %s', async (_what, forced, answer) => {
  const asked = ask(late, { keepsCopy: true }, forced);
  await jest.advanceTimersByTimeAsync(retryPolicy.patience + 1);
  expect(await asked).toEqual(answer);
});

test('without a copy, whatever comes is the answer', async () => {
  await caches.delete('answers');
  expect(await ask(() => none)).toEqual(none);
  const asked = ask(late);
  await jest.advanceTimersByTimeAsync(retryPolicy.patience + 1);
  expect(await asked).toEqual(fresh);
});

test('calls that do not say so have no copy, and none is needed to go on', async () => {
  expect(await ask(() => none, {})).toEqual(none);
  Object.assign(window.caches, { open: () => Promise.reject(new Error('blocked')) });
  expect(await ask(() => none)).toEqual(none);
  Reflect.deleteProperty(window, 'caches');
  expect(await ask(() => none)).toEqual(none);
});

test('in the shop, what met its schema is kept; a broken answer takes neither its place nor its part', async () => {
  jest.useRealTimers();
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (build) => ({
      getNames: build.query<string[], void>({
        query: () => path,
        extraOptions: { auth: 'none', retry: false, keepsCopy: true },
        responseSchema: listSchema(v.string()),
      }),
    }),
  });
  const copy = () => lastCopy('http://localhost/api/x');
  const askAnew = async (answer: Response) => {
    server.use(http.get(`*${path}`, () => answer));
    const { dispatch, getState } = makeStore();
    const result = await dispatch(endpoints.getNames.initiate());
    // The copy is written after the answer was given.
    await new Promise((resolve) => setTimeout(resolve));
    return { ...result, ages: Object.values(getState().copies) };
  };
  const good = await askAnew(HttpResponse.json({ data: ['one'] }));
  expect(good).toMatchObject({ data: ['one'], ages: [] });
  const written = await copy();
  expect(written?.body).toEqual({ data: ['one'] });

  const broken = await askAnew(HttpResponse.json({ rows: [] }));
  expect(broken.error).toMatchObject({ status: 'PARSING_ERROR' });
  expect(await copy()).toEqual(written);

  const away = await askAnew(HttpResponse.error());
  expect(away).toMatchObject({ data: ['one'], ages: [written?.keptAt] });
});

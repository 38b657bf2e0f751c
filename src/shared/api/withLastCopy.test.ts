import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { withCaches } from '@/testing/cacheStorage';
import { keepCopy } from './lastCopy';
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

const ask = (send: Send, options: ApiOptions = { keepsCopy: true }, forced = false) => {
  const api = { type: 'query', forced } as BaseQueryApi;
  return withLastCopy(send)({ url: path, params: { Id: '7' } }, api, options);
};
const never = new Promise<Answer>(() => undefined);

beforeEach(async () => {
  retryPolicy.patience = 20;
  await keepCopy(address, new Response('["kept"]'), keptAt);
});

test('an answer passes, with where its copy goes', async () => {
  expect(await ask(() => ({ data: 3 }))).toEqual({ data: 3, meta: { copyAs: address } });
});

test.each<FetchBaseQueryError>([
  { status: 'FETCH_ERROR', error: 'no line' },
  { status: 'TIMEOUT_ERROR', error: 'too long' },
  { status: 'CUSTOM_ERROR', error: 'no token' },
  { status: 500, data: null },
  { status: 503, data: null },
  { status: 429, data: null },
])('where the answer is %j, the last one stands in', async (error) => {
  expect(await ask(() => ({ error }))).toEqual(kept);
});

test.each([400, 401, 403, 404])('a refusal (%i) is the answer', async (status) => {
  const refusal = { error: { status, data: null } };
  expect(await ask(() => refusal)).toEqual(refusal);
});

test('an answer that is long in coming is not waited for, but where it is asked for by force', async () => {
  expect(await ask(() => never)).toEqual(kept);
  const late = async (): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return { data: 'fresh' };
  };
  expect(await ask(late, { keepsCopy: true }, true)).toMatchObject({ data: 'fresh' });
});

test('without a copy, whatever comes is the answer', async () => {
  await caches.delete('answers');
  expect(await ask(() => none)).toEqual(none);
  const late = async (): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return { data: 'fresh' };
  };
  expect(await ask(late)).toEqual({ data: 'fresh', meta: { copyAs: address } });
});

test('calls that do not say so have no copy, and none is needed to go on', async () => {
  expect(await ask(() => none, {})).toEqual(none);
  Object.assign(window.caches, { open: () => Promise.reject(new Error('blocked')) });
  expect(await ask(() => none)).toEqual(none);
  Reflect.deleteProperty(window, 'caches');
  expect(await ask(() => none)).toEqual(none);
});

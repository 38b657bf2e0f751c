/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import type { BaseQueryApi, FetchBaseQueryError, QueryReturnValue } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { makeStore } from '@/app/store';
import { cacheNames } from '@/shared/storage/offlineCaches';
import { mockCacheStorage } from '@/testing/cacheStorage';
import { holdAnswers, mockAnswer, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import type { RawBaseQuery, RawMeta } from './apiOptions';
import { baseApi } from './baseApi';
import { createListSchema } from './responseSchemas';
import { retryPolicy } from './retryPolicy';
import { provideUnansweredTags, selectOldestCachedAt } from './staleAnswers';
import { readStaleCache, withStaleCache, writeStaleCache } from './withStaleCache';

mockCacheStorage();

const productPath = '/api/ISPM/Product/GetWebProductById';
const productAddress = `http://localhost${productPath}?Id=7`;
const dayInMs = 24 * 60 * 60 * 1000;
const testStart = Date.now();

describe('a stale answer', () => {
  test('is read as it was stored, with its time', async () => {
    const body = { data: [{ name: 'ڈبہ' }, null] };
    await writeStaleCache(productAddress, body, testStart - 29 * dayInMs);
    const meta = { cachedAt: testStart - 29 * dayInMs };
    expect(await readStaleCache(productAddress, testStart)).toEqual({ data: body, meta });
  });

  test.each([
    ['with a time in the future', testStart + dayInMs],
    ['that is older than 30 days', testStart - 31 * dayInMs],
  ])('%s is not used', async (_title, cachedAt) => {
    await writeStaleCache(productAddress, [1], cachedAt);
    expect(await readStaleCache(productAddress, testStart)).toBeUndefined();
  });

  test('replaces the previous answer, and only the latest sixty answers are kept', async () => {
    const urls = Array.from({ length: 65 }, (_, index) => `${productAddress}${String(index)}`);
    for (const url of [...urls, `${productAddress}10`])
      await writeStaleCache(url, [url], testStart);
    const storedRequests = await (await caches.open(cacheNames.answers)).keys();
    expect(storedRequests.map(({ url }) => url)).toEqual([
      ...urls.slice(5, 10),
      ...urls.slice(11),
      urls[10],
    ]);
  });
});

describe('a call', () => {
  type Answer = QueryReturnValue<unknown, FetchBaseQueryError, RawMeta>;
  const cachedAt = testStart - 5000;
  const staleAnswer = { data: ['stale'], meta: { cachedAt } };
  const freshAnswer = { data: ['fresh'], meta: { storeAnswer: expect.any(Function) as unknown } };
  const noAnswer: Answer = { error: { status: 'FETCH_ERROR', error: 'no line' } };

  /**
   * Time at which the shown answer was received, in ms since 1970, or `undefined` if no answer is
   * shown.
   */
  let answeredAt: number | undefined;

  const queryCacheKey = 'getProduct("7")';
  const sendCall = async (
    baseQuery: RawBaseQuery,
    forced = false,
    isPublic = true,
    url = productPath,
  ) => {
    const getState = () => ({ api: { queries: {} }, stale: { [queryCacheKey]: answeredAt } });
    const api = { type: 'query', forced, queryCacheKey, getState } as BaseQueryApi;
    const options = { isPublic, hasPrices: url === productPath };
    return withStaleCache(baseQuery)({ url, params: { Id: '7' } }, api, options);
  };
  const sendLateCall = async (isForced: boolean) => {
    const delay = retryPolicy.networkTimeout + 1;
    const lateAnswerPromise = sendCall(async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return { data: ['fresh'] };
    }, isForced);
    await jest.advanceTimersByTimeAsync(delay);
    return lateAnswerPromise;
  };

  beforeEach(async () => {
    answeredAt = undefined;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await writeStaleCache(productAddress, ['stale'], cachedAt);
  });

  test.each([
    ['FETCH_ERROR', staleAnswer],
    ['CUSTOM_ERROR', staleAnswer],
    [503, staleAnswer],
    [401, undefined],
    [404, undefined],
  ])(
    'that fails with %p returns a stale answer unless it was refused',
    async (status, expectedAnswer) => {
      const failedAnswer = { error: { status } as FetchBaseQueryError };
      expect(await sendCall(() => failedAnswer)).toEqual(expectedAnswer ?? failedAnswer);
      expect(await sendCall(() => failedAnswer, true)).toEqual(failedAnswer);
    },
  );

  test('returns a late answer if the call is forced or no stale answer is stored', async () => {
    expect(await sendCall(() => ({ data: ['fresh'] }))).toEqual(freshAnswer);
    expect(await sendLateCall(false)).toEqual({ ...staleAnswer, meta: { cachedAt, isLate: true } });
    expect(await sendLateCall(true)).toEqual(freshAnswer);
    await caches.delete('answers');
    expect(await sendLateCall(false)).toEqual(freshAnswer);
    expect(await sendCall(() => noAnswer)).toEqual(noAnswer);
  });

  test('returns no stale answer that is older than what the shop shows', async () => {
    answeredAt = cachedAt + 1;
    expect(await sendCall(() => noAnswer)).toEqual(noAnswer);
  });

  test('of a list returns a stale answer even if a visit forces the call', async () => {
    await writeStaleCache('http://localhost/api/list?Id=7', ['stale'], cachedAt);
    expect(await sendCall(() => noAnswer, true, true, '/api/list')).toEqual(staleAnswer);
  });

  test('returns a stale answer if a CDN refuses the call with an HTML page', async () => {
    const pageAnswer = { error: { status: 403, data: '<p>Checking your browser</p>' } };
    expect(await sendCall(() => pageAnswer)).toEqual(staleAnswer);
    expect(await sendCall(() => pageAnswer, true)).toEqual(pageAnswer);
  });

  test('returns no stale answer if the call is not public or there is no cache', async () => {
    expect(await sendCall(() => noAnswer, false, false)).toEqual(noAnswer);
    Object.assign(window.caches, { open: () => Promise.reject(new Error('blocked')) });
    expect(await sendCall(() => noAnswer)).toEqual(noAnswer);
    Reflect.deleteProperty(window, 'caches');
    expect(await sendCall(() => noAnswer)).toEqual(noAnswer);
  });
});

/** Creates an endpoint that requests names at a path. */
const createNamesEndpoint = (path: string) =>
  baseApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      getNames: build.query<string[], void>({
        query: () => path,
        providesTags: provideUnansweredTags,
        extraOptions: { auth: 'none', retry: false, isPublic: true },
        responseSchema: createListSchema(v.string(), String),
      }),
    }),
  }).endpoints.getNames;

test('the shop does not store an invalid answer in place of a valid answer', async () => {
  const getNames = createNamesEndpoint(productPath);
  const requestNames = async (body: object) => {
    server.use(mockAnswer(productPath, body));
    const result = await makeStore().dispatch(getNames.initiate());
    // The shop stores an answer only after returning it, so the test waits.
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  };
  expect((await requestNames({ data: ['one'] })).data).toEqual(['one']);
  expect((await requestNames({ rows: [] })).error).toMatchObject({ status: 'PARSING_ERROR' });
  expect(await readStaleCache(`http://localhost${productPath}`)).toMatchObject({
    data: { data: ['one'] },
  });
});

describe.each(['/api/list', productPath])('a late answer from %s', (path) => {
  const address = `http://localhost${path}`;

  async function getLateAnswer() {
    jest.replaceProperty(retryPolicy, 'networkTimeout', 1);
    await writeStaleCache(address, { data: ['stale'] }, testStart);
    server.use(mockAnswer(path, { data: ['fresh'] }));
    const release = holdAnswers(path);
    const requests = recordRequestsOf(path);
    const getNames = createNamesEndpoint(path);
    const { dispatch, getState } = makeStore();
    expect((await dispatch(getNames.initiate())).data).toEqual(['stale']);
    release();
    await waitFor(() => expect(selectOldestCachedAt(getState())).toBeUndefined());
    return { shownNames: getNames.select()(getState()).data, requests };
  }

  test('is shown in place of the stale answer', async () => {
    expect((await getLateAnswer()).shownNames).toEqual(['fresh']);
  });

  test('is not requested a second time', async () => {
    expect((await getLateAnswer()).requests).toHaveLength(1);
  });

  test('is stored in place of the stale answer', async () => {
    await getLateAnswer();
    await waitFor(async () =>
      expect(await readStaleCache(address)).toMatchObject({ data: { data: ['fresh'] } }),
    );
  });
});

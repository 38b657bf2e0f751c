/** @jest-environment ./src/testing/environment.ts */

import type { BaseQueryApi, FetchBaseQueryError, QueryReturnValue } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { clearKept } from '@/app/layout/menu/keptCopies';
import { makeStore } from '@/app/store';
import { cacheNames } from '@/shared/storage/offlineCaches';
import { withCaches } from '@/testing/cacheStorage';
import { answering, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { baseApi } from './baseApi';
import { keepCopy, lastCopy, openCopies } from './lastCopy';
import { listSchema } from './responseSchemas';
import { retryPolicy } from './retryPolicy';
import type { Send, SendMeta } from './send';
import { withLastCopy } from './withLastCopy';

withCaches();

const path = '/api/x';
const address = 'http://localhost/api/x?Id=7';
const day = 24 * 60 * 60 * 1000;
const start = Date.now();
const answer = (body: unknown) => new Response(JSON.stringify(body));

describe('a copy', () => {
  test('comes back as it was, with its time', async () => {
    const body = { data: [{ name: 'ڈبہ' }, null] };
    await keepCopy(await openCopies(), address, answer(body), start - 29 * day);
    expect(await lastCopy(address, start)).toEqual({ body, keptAt: start - 29 * day });
  });

  test.each([
    ['of the future', '[1]', String(start + day)],
    ['that is too old', '[1]', String(start - 31 * day)],
    ['that is empty', '', String(start)],
    ['that is a page of the network', '<p>Sign in to this network</p>', String(start)],
  ])('%s is not used', async (_what, body, keptAt) => {
    const cache = await caches.open(cacheNames.answers);
    await cache.put(address, new Response(body, { headers: { 'x-kept-at': keptAt } }));
    expect(await lastCopy(address, start)).toBeUndefined();
  });

  test('takes the place of the one before, and is one of sixty at most, of which the oldest go', async () => {
    const all = Array.from({ length: 65 }, (_, index) => `${address}${String(index)}`);
    for (const url of [...all, `${address}10`])
      await keepCopy(await openCopies(), url, answer([url]));
    const kept = await (await caches.open(cacheNames.answers)).keys();
    expect(kept.map(({ url }) => url)).toEqual([...all.slice(5, 10), ...all.slice(11), all[10]]);
  });
});

describe('a call', () => {
  type Answer = QueryReturnValue<unknown, FetchBaseQueryError, SendMeta>;
  const keptAt = start - 5000;
  const kept = { data: ['kept'], meta: { keptAt } };
  const fresh = { data: 'fresh', meta: { keep: expect.any(Function) as unknown } };
  const none: Answer = { error: { status: 'FETCH_ERROR', error: 'no line' } };

  const ask = async (send: Send, forced = false, keepsCopy = true) => {
    const api = { type: 'query', forced } as BaseQueryApi;
    return withLastCopy(send)({ url: path, params: { Id: '7' } }, api, { keepsCopy });
  };
  /** The answer comes a moment after nobody has the patience to wait for it. */
  const askLate = async (forced: boolean) => {
    const asked = ask(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryPolicy.patience + 1));
      return { data: 'fresh' };
    }, forced);
    await jest.advanceTimersByTimeAsync(retryPolicy.patience + 1);
    return asked;
  };

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await keepCopy(await openCopies(), address, answer(['kept']), keptAt);
  });

  test.each([
    ['FETCH_ERROR', kept],
    ['CUSTOM_ERROR', kept],
    [503, kept],
    [401, undefined],
    [404, undefined],
  ])(
    'that fails with %p has the last answer instead, unless it is refused',
    async (status, copy) => {
      const failed = { error: { status } as FetchBaseQueryError };
      expect(await ask(() => failed)).toEqual(copy ?? failed);
    },
  );

  test('that is answered can be kept; late, only where it is asked by force or has none', async () => {
    expect(await ask(() => ({ data: 'fresh' }))).toEqual(fresh);
    expect(await askLate(false)).toEqual(kept);
    expect(await askLate(true)).toEqual(fresh);
    await caches.delete('answers');
    expect(await askLate(false)).toEqual(fresh);
    expect(await ask(() => none)).toEqual(none);
  });

  test('that does not say so has no copy, and none is needed to go on', async () => {
    expect(await ask(() => none, false, false)).toEqual(none);
    Object.assign(window.caches, { open: () => Promise.reject(new Error('blocked')) });
    expect(await ask(() => none)).toEqual(none);
    Reflect.deleteProperty(window, 'caches');
    expect(await ask(() => none)).toEqual(none);
  });
});

describe('in the shop', () => {
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (build) => ({
      getNames: build.query<string[], void>({
        query: () => path,
        extraOptions: { auth: 'none', retry: false, keepsCopy: true },
        responseSchema: listSchema(v.string()),
      }),
    }),
  });
  const kept = () => lastCopy(`http://localhost${path}`);
  const ask = async () => {
    const result = await makeStore().dispatch(endpoints.getNames.initiate());
    // The copy is written after the answer was given.
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  };
  const askAnew = (body: object) => {
    server.use(answering(path, body));
    return ask();
  };

  test('what met its schema is kept, and a broken answer does not take its place', async () => {
    expect((await askAnew({ data: ['one'] })).data).toEqual(['one']);
    expect((await askAnew({ rows: [] })).error).toMatchObject({ status: 'PARSING_ERROR' });
    expect(await kept()).toMatchObject({ body: { data: ['one'] } });
  });

  test('an answer to what was asked before the copies were cleared is not kept, one after is', async () => {
    const held = holding(path);
    server.use(...held.handlers, answering(path, { data: ['before'] }));
    const isSent = new Promise((resolve) => server.events.on('request:start', resolve));
    const asked = ask();
    await isSent;
    await clearKept();
    held.release();
    expect((await asked).data).toEqual(['before']);
    expect(await kept()).toBeUndefined();
    await askAnew({ data: ['after'] });
    expect(await kept()).toMatchObject({ body: { data: ['after'] } });
  });
});

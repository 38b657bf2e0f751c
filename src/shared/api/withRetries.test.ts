import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiOptions, Send } from './send';
import { withRetries } from './withRetries';

/** Fails so with each of these statuses, then answers; `asked` says what the state holds of the query. */
function line(statuses: number[], asked: Partial<BaseQueryApi> = {}) {
  let sent = 0;
  const send: Send = () => {
    const status = statuses[sent];
    sent += 1;
    return status === undefined ? { data: 'done' } : { error: { status, data: null } };
  };
  const api = {
    signal: new AbortController().signal,
    type: 'query',
    getState: () => ({ api: { queries: { key: { error: { status: 404, message: 'no' } } } } }),
    ...asked,
  } as BaseQueryApi;
  const call = async (options: ApiOptions = {}) =>
    withRetries(send)({ url: '/api/x' }, api, options);
  return { call, sent: () => sent };
}

test.each([
  ['what may pass is tried again', [500, 429, 408], {}, {}, 4],
  ['three times', [500, 500, 500, 500], {}, {}, 4],
  ['a refusal stands', [400], {}, {}, 1],
  ['a call that says so is sent once', [500], {}, { retry: false }, 1],
  ['a mutation is sent once', [500], { type: 'mutation' }, {}, 1],
  ['nobody waits any more', [500], { signal: AbortSignal.abort() }, {}, 1],
  ['what was refused before is not asked again', [], { queryCacheKey: 'key' }, {}, 0],
  ['but by Retry', [], { queryCacheKey: 'key', forced: true }, {}, 1],
  ['nor is another query held up', [], { queryCacheKey: 'other' }, {}, 1],
] as const)('%s', async (_what, statuses, asked, options, times) => {
  const { call, sent } = line([...statuses], asked);
  await call(options);
  expect(sent()).toBe(times);
});

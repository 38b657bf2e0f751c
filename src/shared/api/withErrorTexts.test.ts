import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { TokenError } from './accessToken';
import type { ApiOptions, SendMeta } from './send';
import { withErrorTexts } from './withErrorTexts';

type Answer = QueryReturnValue<unknown, FetchBaseQueryError, SendMeta>;

const after = async (answer: Answer, options?: ApiOptions) => {
  const api = { type: 'query' } as BaseQueryApi;
  return withErrorTexts(() => answer)('/api/x', api, options as ApiOptions);
};

test('an answer passes, with what is said of its call beside it', async () => {
  const options = { failure: 'no' };
  expect(await after({ data: 3 }, options)).toEqual({ data: 3, meta: { options } });
});

test.each<[string, Answer, ApiOptions | undefined, unknown]>([
  [
    'the text of the call',
    { error: { status: 500, data: { message: 'said' } } },
    { failure: 'no rows' },
    { status: 500, message: 'no rows' },
  ],
  [
    'a text by status',
    { error: { status: 503, data: null } },
    { failure: (status) => `status ${String(status)}` },
    { status: 503, message: 'status 503' },
  ],
  [
    'the server’s words where they come first',
    { error: { status: 400, data: { message: 'said' } } },
    { failure: 'no', preferServerMessage: 'message' },
    { status: 400, message: 'said' },
  ],
  [
    'a lost connection',
    { error: { status: 'FETCH_ERROR', error: 'TypeError' } },
    { failure: 'no', preferServerMessage: 'message' },
    { status: 'FETCH_ERROR', message: 'no' },
  ],
  [
    'no token',
    {
      error: { status: 'CUSTOM_ERROR', error: 'x' },
      meta: { tokenError: new TokenError('x', 403) },
    },
    { failure: 'no', noTokenMessage: 'no token' },
    { status: 'NO_TOKEN', message: 'no token' },
  ],
  [
    'an endpoint that says nothing',
    { error: { status: 500, data: null } },
    undefined,
    { status: 500, message: 'Something went wrong. Please try again.' },
  ],
])('%s', async (_what, answer, options, error) => {
  expect((await after(answer, options)).error).toEqual(error);
});

import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { sessionKeys } from '@/shared/lib/webStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import type { ApiOptions, Send, SendOptions } from './send';
import { withToken } from './withToken';

function back(taken: string) {
  const bearers: (string | undefined)[] = [];
  const send: Send = (_args, _api, { headers }: SendOptions) => {
    bearers.push(headers?.['authorization']);
    return headers?.['authorization'] === `Bearer ${taken}`
      ? { data: 'done' }
      : { error: { status: 401, data: null } };
  };
  const call = async (options: ApiOptions = {}) =>
    withToken(send)({ url: '/api/x' }, {} as BaseQueryApi, options);
  return { call, bearers };
}

beforeEach(() => {
  sessionStorage.setItem(sessionKeys.accessToken, 'old');
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(Date.now() + 60_000));
  sessionStorage.setItem(sessionKeys.authToken, 'user');
});

const issuing = (answer: () => Response) => {
  server.use(http.get('*/api/Login/GenerateToken', answer));
};

test('a token that is taken is sent once', async () => {
  const { call, bearers } = back('old');
  expect(await call()).toEqual({ data: 'done' });
  expect(bearers).toEqual(['Bearer old']);
});

test('a 401 brings one refresh and one more try', async () => {
  issuing(() => HttpResponse.json({ statusCode: 200, data: 'new' }));
  const { call, bearers } = back('new');
  expect(await call()).toEqual({ data: 'done' });
  const other = back('another');
  expect(await other.call()).toEqual({ error: { status: 401, data: null } });
  expect([bearers, other.bearers]).toEqual([
    ['Bearer old', 'Bearer new'],
    ['Bearer new', 'Bearer new'],
  ]);
});

test('the user’s own token, or none, is never refreshed', async () => {
  const { call, bearers } = back('x');
  await call({ auth: 'user' });
  await call({ auth: 'none' });
  expect(bearers).toEqual(['Bearer user', undefined]);
});

test.each([
  [503, { status: 503, data: undefined }],
  [403, { status: 'CUSTOM_ERROR', error: 'Failed to fetch token: 403' }],
])('without a token for a %d, nothing is sent', async (status, error) => {
  expectConsole(/Unable to generate access token/);
  sessionStorage.clear();
  issuing(() => new HttpResponse(null, { status }));
  const { call, bearers } = back('x');
  expect(await call()).toMatchObject({ error, meta: { tokenError: { status } } });
  expect(bearers).toEqual([]);
});

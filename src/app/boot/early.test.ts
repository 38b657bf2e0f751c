/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mswServer';

/** The header of call 14 and 15 that no body asks for, and what else must be alike. */
const names = ['accept', 'authorization', 'content-type'];

/** What each call was sent with, by path, in turn. */
function listen(token: object = { statusCode: '200', data: ' web-client\n' }) {
  const sent: Record<string, (string | null)[][]> = {};
  server.use(
    http.get('*/api/Login/GenerateToken', () => HttpResponse.json(token)),
    http.get('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      (sent[pathname] ??= []).push(names.map((name) => request.headers.get(name)));
      return HttpResponse.json({ data: [] });
    }),
  );
  return sent;
}

const asJson = ['application/json', 'Bearer web-client', 'application/json'];
const plain = ['application/json', 'Bearer web-client', null];

const calls = [
  '/api/WAP/Banner/GetAll',
  '/api/WAP/ProductWebLink/GetAll',
  '/api/ADM/Client/GetByLoginClient',
];

/** Runs the script as a page does, after the inline one. @returns what it has under way */
async function runEarly(asked = calls) {
  jest.resetModules();
  // In a page it stands on the script's own tag.
  document.body.dataset['calls'] = asked.join(' ');
  window.storefrontEarly ??= new Map();
  await import('./early');
  return window.storefrontEarly;
}

test('the early script sends what the base query sends, the content type of call 14 included', async () => {
  const sent = listen();
  await Promise.all((await runEarly()).values());
  expect(sent).toEqual({
    '/api/WAP/Banner/GetAll': [asJson],
    '/api/WAP/ProductWebLink/GetAll': [plain],
    '/api/ADM/Client/GetByLoginClient': [plain],
  });
  expect(document.documentElement.dataset['plain']).toBeUndefined();
});

test('the early script reads prices past the browser’s HTTP cache, and nothing else', async () => {
  const modes: RequestCache[] = [];
  listen();
  server.use(
    http.get(/WAP|ISPM/, ({ request }) => {
      modes.push(request.cache);
      return HttpResponse.json({ data: [] });
    }),
  );
  const product = '/api/ISPM/Product/GetWebProductById?Id=7';
  await Promise.all((await runEarly([calls[0] ?? '', product])).values());
  expect(modes).toEqual(['default', 'reload']);
});

test.each([
  ['statusCode', { statusCode: 401, data: 'revoked' }],
  ['token', { statusCode: 200, data: 'a\nb' }],
])('nothing is sent with a token answer whose %s is not valid', async (_what, token) => {
  const sent = listen(token);
  await Promise.allSettled((await runEarly([calls[0] ?? ''])).values());
  expect(sent).toEqual({});
});

test('of a page that was written for another address it asks for nothing but the token', async () => {
  const sent = listen();
  document.documentElement.dataset['plain'] = 'page';
  const [token, ...others] = (await runEarly()).values();
  expect((await token)?.ok).toBe(true);
  expect(others).toEqual([]);
  expect(sent).toEqual({});
});

test('a script is loaded from this origin alone', async () => {
  listen();
  let rules: TrustedTypePolicyOptions = {};
  const createPolicy = (_name: string, given: TrustedTypePolicyOptions) => (rules = given);
  Object.assign(window, { trustedTypes: { createPolicy } });
  await runEarly();
  Reflect.deleteProperty(window, 'trustedTypes');
  const others = ['//evil/a.js', '/\\evil/a.js', '/\t/evil/a.js', 'https://evil/a.js', 'data:,x'];
  const taken = ['/a.js', ...others].filter((src) => rules.createScriptURL?.(src));
  expect(taken).toEqual(['/a.js']);
});

test('the bundle is asked for once the HTML is there, ahead of pictures', async () => {
  listen();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const insert = jest.spyOn(document.head, 'append').mockReturnValue(undefined);
  document.body.dataset['entry'] = '/assets/main.js';
  await runEarly();
  expect(insert).not.toHaveBeenCalled();
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await waitFor(() => expect(insert).toHaveBeenCalledTimes(1));
  expect(insert.mock.calls[0]?.[0]).toMatchObject({
    src: 'http://localhost/assets/main.js',
    fetchPriority: 'high',
  });
  insert.mockRestore();
  delete document.body.dataset['entry'];
});

test('a token of this session is used, and none asked for', async () => {
  listen();
  sessionStorage.setItem('accessToken', 'cached');
  sessionStorage.setItem('tokenExpiry', String(Date.now() + 60_000));
  const early = await runEarly([calls[0] ?? '']);
  expect([...early.keys()]).toEqual([`http://localhost${String(calls[0])}`]);
  expect((await [...early.values()][0])?.ok).toBe(true);
});

test.each([
  ['token', '*/GenerateToken'],
  ['answer', '*/api/WAP/*'],
])('a %s that never comes is given up after 20 s', async (_what, path) => {
  listen();
  const isAsked = jest.fn(() => new Promise<never>(() => undefined));
  server.use(http.get(path, isAsked));
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const [, answer] = (await runEarly([calls[0] ?? ''])).values();
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  expect(timeout.mock.calls).toEqual([[20_000], [20_000]]);
  limit.abort(new DOMException('', 'TimeoutError'));
  await expect(answer).rejects.toBeDefined();
});

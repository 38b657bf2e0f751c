import type { FetchArgs } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mswServer';
import { baseQuery } from './baseQuery';

window.storefrontConfig = {
  ...(window.storefrontConfig as object),
  apiBaseUrl: 'https://api.test',
};

/** The request as it went out. */
async function sent(args: string | FetchArgs): Promise<Request> {
  const requests: Request[] = [];
  server.use(
    http.all('*/api/*', ({ request: seen }) => {
      requests.push(seen.clone());
      return HttpResponse.json({});
    }),
  );
  const api = { signal: new AbortController().signal, type: 'mutation' };
  await baseQuery(args, api as Parameters<typeof baseQuery>[1], { auth: 'none' });
  return requests[0] ?? new Request('https://nothing.test');
}

test('goes to the back end, with its parameters encoded', async () => {
  const { url, method } = await sent({ url: '/api/x', params: { Id: 'a&b', name: 'ä ?' } });
  expect(url).toBe('https://api.test/api/x?Id=a%26b&name=%C3%A4+%3F');
  expect(method).toBe('GET');
});

test('a body is sent as JSON', async () => {
  const request = await sent({ url: '/api/x', method: 'PUT', body: { rating: 5 } });
  expect(request.method).toBe('PUT');
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
  });
  expect(await request.json()).toEqual({ rating: 5 });
  expect((await sent({ url: '/api/x', method: 'DELETE' })).body).toBeNull();
});

test('a read has no header but the one for its answer', async () => {
  const { headers } = await sent('/api/x');
  expect(Object.fromEntries(headers)).toEqual({ accept: 'application/json' });
});

test('a write never takes what was asked for early', async () => {
  const early = {
    responses: new Map([['https://api.test/api/x', Promise.resolve(new Response())]]),
  };
  window.storefrontEarly = early;
  expect((await sent({ url: '/api/x', method: 'POST' })).url).toBe('https://api.test/api/x');
  delete window.storefrontEarly;
});

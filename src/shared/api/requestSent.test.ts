import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mswServer';
import type { ApiRequest } from './apiRequest';
import { baseQuery, requestUrl } from './baseQuery';

window.storefrontConfig = {
  ...(window.storefrontConfig as object),
  apiBaseUrl: 'https://api.test',
  uploadBaseUrl: 'https://files.test',
};

/** The request as it went out. */
async function sent(request: Omit<ApiRequest, 'failure'>): Promise<Request> {
  const requests: Request[] = [];
  server.use(
    http.all('*/api/*', ({ request: seen }) => {
      requests.push(seen.clone());
      return HttpResponse.json({});
    }),
  );
  const api = { signal: new AbortController().signal, type: 'mutation' };
  const call = { auth: 'none', failure: '', ...request } as const;
  await baseQuery(call, api as Parameters<typeof baseQuery>[1], {});
  return requests[0] ?? new Request('https://nothing.test');
}

test('goes to the back end, with its parameters encoded', async () => {
  const { url, method } = await sent({ url: '/api/x', params: { Id: 'a&b', name: 'ä ?' } });
  expect(url).toBe('https://api.test/api/x?Id=a%26b&name=%C3%A4+%3F');
  expect(method).toBe('GET');
});

test('an upload alone goes to the upload host', () => {
  expect(requestUrl({ url: '/api/upload', host: 'upload' })).toBe('https://files.test/api/upload');
  expect(requestUrl({ url: '/api/upload' })).toBe('https://api.test/api/upload');
});

test('a body is sent as JSON', async () => {
  const request = await sent({ url: '/api/x', method: 'PUT', body: { rating: 5 } });
  expect(request.method).toBe('PUT');
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(await request.json()).toEqual({ rating: 5 });
  expect((await sent({ url: '/api/x', method: 'DELETE' })).body).toBeNull();
});

test('a call may have a header of its own', async () => {
  const { headers } = await sent({ url: '/api/x', headers: { 'x-own': '1' } });
  expect(headers.get('x-own')).toBe('1');
  expect(headers.get('accept')).toBe('application/json');
});

test('credentials in the query stay out of caches and referrers', async () => {
  const [secret, plain] = [
    await sent({ url: '/api/x', secret: true }),
    await sent({ url: '/api/x' }),
  ];
  expect(secret).toMatchObject({ cache: 'no-store', referrerPolicy: 'no-referrer' });
  expect(plain.cache).not.toBe('no-store');
});

test('a write never takes what was asked for early', async () => {
  const early = {
    responses: new Map([['https://api.test/api/x', Promise.resolve(new Response())]]),
  };
  window.storefrontEarly = early;
  expect((await sent({ url: '/api/x', method: 'POST' })).url).toBe('https://api.test/api/x');
  delete window.storefrontEarly;
});

import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mswServer';
import { baseQuery } from './baseQuery';
import { retryPolicy } from './retryPolicy';

const connection = jest.spyOn(navigator, 'onLine', 'get');

/** A line that carries nothing, or answers with a status. */
function line(status?: number) {
  const seen = { calls: 0 };
  server.use(
    http.all('*/api/x', () => {
      seen.calls += 1;
      return status === undefined ? HttpResponse.error() : new HttpResponse(null, { status });
    }),
  );
  return seen;
}
const call = async (type: 'query' | 'mutation', failure = 'Failed to send message') => {
  const api = { signal: new AbortController().signal, type } as unknown as Parameters<
    typeof baseQuery
  >[1];
  const { error } = await baseQuery('/api/x', api, { auth: 'none', failure });
  return error?.message;
};

beforeEach(() => {
  connection.mockReturnValue(false);
});

test('a query gives up at its first failure, and is retried where the browser is online', async () => {
  const seen = line();
  expect(await call('query')).toBe('Failed to send message');
  expect(seen.calls).toBe(1);
  connection.mockReturnValue(true);
  await call('query');
  expect(seen.calls).toBe(1 + 1 + retryPolicy.maxRetries);
});

test('a browser that wrongly says so still gets its answer, and a busy server its retries', async () => {
  const answering = line(204);
  expect(await call('query')).toBeUndefined();
  expect(answering.calls).toBe(1);
  const busy = line(503);
  await call('query');
  expect(busy.calls).toBe(1 + retryPolicy.maxRetries);
});

test('the words of a write say why, and end their sentence first', async () => {
  line();
  expect(await call('mutation')).toBe('Failed to send message. You are offline.');
  expect(await call('mutation', 'Please try again.')).toBe('Please try again. You are offline.');
});

test('nothing is added where a server answered or the browser is online', async () => {
  line(500);
  expect(await call('mutation')).toBe('Failed to send message');
  connection.mockReturnValue(true);
  line();
  expect(await call('mutation')).toBe('Failed to send message');
});

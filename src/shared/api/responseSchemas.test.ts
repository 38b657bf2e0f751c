/** @jest-environment ./src/testing/environment.ts */

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { makeStore } from '@/app/store';
import { sessionKeys } from '@/shared/lib/webStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { baseApi } from './baseApi';
import { outcomeSchema } from './outcomeSchema';
import { bareListSchema, dataSchema, listSchema } from './responseSchemas';

const Row = v.object({ name: v.string() });
type Row = v.InferOutput<typeof Row>;
const Other = v.object({ size: v.number() });

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRows: build.query<Row[], void>({
      query: () => '/api/rows',
      extraOptions: { failure: 'Failed to fetch rows', retry: false },
      responseSchema: listSchema(Row),
    }),
    getOthers: build.query<Row[], void>({
      query: () => '/api/rows',
      // @ts-expect-error an endpoint's type and its schema cannot differ
      responseSchema: listSchema(Other),
    }),
  }),
});

const ask = (answer: () => Response) => {
  sessionStorage.setItem(sessionKeys.accessToken, 't');
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(Date.now() + 60_000));
  server.use(http.get('*/api/rows', answer));
  return makeStore().dispatch(testApi.endpoints.getRows.initiate());
};

test('a broken row is left out, and the console tells how many', async () => {
  expectConsole(/left out: 2/);
  const rows = [{ name: 'good' }, { name: 7 }, null];
  expect((await ask(() => HttpResponse.json({ data: rows }))).data).toEqual([{ name: 'good' }]);
});

test.each([
  ['no JSON', () => new HttpResponse('<html>')],
  ['no list', () => HttpResponse.json({ data: 'x' })],
  ['a bare list', () => HttpResponse.json([])],
  ['nothing', () => new HttpResponse(null)],
])('%s is a clear error', async (_name, answer) => {
  expect((await ask(answer)).error).toEqual({
    status: 'PARSING_ERROR',
    message: 'Failed to fetch rows',
  });
});

test('a status in the body tells how it failed', async () => {
  const { error } = await ask(() => HttpResponse.json({ statusCode: 404, data: null }));
  expect(error).toEqual({ status: 404, message: 'Failed to fetch rows' });
});

const parse = (schema: v.GenericSchema, body: unknown) => {
  const { success, output } = v.safeParse(schema, body);
  return success ? output : 'refused';
};

test.each([
  ['bare', [{ name: 'a' }], [{ name: 'a' }]],
  ['wrapped', { data: [{ name: 'a' }] }, [{ name: 'a' }]],
  ['neither', { rows: [] }, 'refused'],
])('a list may be bare: %s', (_what, body, expected) => {
  expect(parse(bareListSchema(Row), body)).toEqual(expected);
});

test.each([
  ['an object', { data: { name: 'a' } }, { name: 'a' }],
  ['null', { data: null }, null],
  ['no text', { data: '' }, null],
  ['an empty object', { data: {} }, null],
  ['an empty list', { data: [] }, null],
  ['something else', { data: { size: 1 } }, 'refused'],
  ['no data at all', {}, 'refused'],
  ['no body', null, 'refused'],
])('the data of an envelope: %s', (_what, body, expected) => {
  expect(parse(dataSchema(Row), body)).toEqual(expected);
});

test.each([
  '',
  null,
  'Deleted',
  'Saved [1] <ok>',
  { _id: 'r1' },
  { statusCode: 200 },
  { statusCode: '200' },
  { statusCode: 'OK' },
  { error: null },
  { error: false },
  { error: ' ' },
  { error: {} },
  { error: [] },
])('as an outcome, %j is a success', (body) => {
  expect(v.is(outcomeSchema, body)).toBe(true);
});

test.each([
  { statusCode: 500 },
  { statusCode: '404' },
  { error: 'Mailbox is full' },
  { statusCode: 200, error: 'Mailbox is full' },
  { error: { message: 'Mailbox is full' } },
  { error: true },
  '<!doctype html><title>Log in to the Wi-Fi</title>',
  '\n <html>',
  '{"statusCode":2',
  '[{',
])('as an outcome, %j is a failure', (body) => {
  expect(v.is(outcomeSchema, body)).toBe(false);
});

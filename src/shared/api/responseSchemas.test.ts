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
  ['half of it', () => new HttpResponse('{"data":[')],
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
  ['nothing', ''],
  ['null', null],
  ['a word', 'Deleted'],
  ['a sentence with brackets in it', 'Saved [1] <ok>'],
  ['an object', { _id: 'r1', rating: 4 }],
  ['an empty object', {}],
  ['a statusCode of 200', { statusCode: 200 }],
  ['no statusCode', { statusCode: null }],
  ['a statusCode of 200 as text', { statusCode: '200' }],
  ['a statusCode that is a word', { statusCode: 'OK' }],
  ['no error', { error: null }],
  ['an error that is false', { error: false }],
  ['a blank error', { error: ' ' }],
  ['an empty error', { error: {} }],
  ['an empty list of errors', { error: [] }],
])('as an outcome, %s is a success', (_what, body) => {
  expect(v.is(outcomeSchema, body)).toBe(true);
});

test.each([
  ['another statusCode', { statusCode: 500 }],
  ['another statusCode as text', { statusCode: '404' }],
  ['an error text', { error: 'Mailbox is full' }],
  ['an error text beside a statusCode of 200', { statusCode: 200, error: 'Mailbox is full' }],
  ['an error with a message', { error: { message: 'Mailbox is full' } }],
  ['an error with a code', { error: { code: 7 } }],
  ['an error that is true', { error: true }],
  ['a page', '<!doctype html><title>Log in to the Wi-Fi</title>'],
  ['a page after a blank line', '\n <html>'],
  ['half an object', '{"statusCode":2'],
  ['half a list', '[{'],
])('as an outcome, %s is a failure', (_what, body) => {
  expect(v.is(outcomeSchema, body)).toBe(false);
});

import * as v from 'valibot';
import { expectConsole } from '@/testing/consoleGuard';
import { createDataSchema, createListSchema, outcomeSchema } from './responseSchemas';

/* What a body that breaks its schema is to the shopper: src/app/faults. */

const Row = v.object({ name: v.string() });
const rows = [{ name: 'a' }];

const read = (schema: v.GenericSchema, ...bodies: unknown[]) =>
  bodies.map((body) => {
    const { success, output } = v.safeParse(schema, body);
    return success ? output : 'refused';
  });

const list = createListSchema(Row, ({ name }) => name);

test('broken rows are left out, and the console tells how many', () => {
  expectConsole(/left out: 2/);
  expect(read(list, { data: [...rows, { name: 7 }, null] })).toEqual([rows]);
});

test('a list may come with or without its frame', () => {
  expect(read(list, rows, { data: rows })).toEqual([rows, rows]);
});

test('what holds no list is refused', () => {
  const refused = ['refused', 'refused', 'refused'];
  expect(read(list, { data: 'x' }, { rows }, '<html>')).toEqual(refused);
});

test('a success without data is an empty list', () => {
  const bodies = [
    { data: null },
    { statusCode: 200, data: null },
    { statusCode: '200', message: 'Success' },
    { statusCode: 200, data: {} },
    { data: '', error: null },
    {},
  ];
  expect(
    read(
      createListSchema(Row, ({ name }) => name),
      ...bodies,
    ),
  ).toEqual(bodies.map(() => []));
});

test('a failure without data is no empty list', () => {
  const bodies = [
    { statusCode: 500, data: null },
    { statusCode: 500, data: [] },
    { statusCode: '404', message: 'Closed' },
    { data: null, error: 'Closed' },
    { message: 'Closed' },
    null,
  ];
  expect(
    read(
      createListSchema(Row, ({ name }) => name),
      ...bodies,
    ),
  ).toEqual(bodies.map(() => 'refused'));
});

test.each([
  ['an object', { data: { name: 'a' } }, { name: 'a' }],
  ['no text', { data: '' }, null],
  ['an empty object', { data: {} }, null],
  ['something else', { data: { size: 1 } }, 'refused'],
  ['none', { statusCode: 200, data: null }, null],
  ['no data at all', { statusCode: 200 }, null],
  ['none, of a failure', { statusCode: 500, data: null }, 'refused'],
  ['an empty object, of a failure', { statusCode: 500, data: {} }, 'refused'],
  ['other fields', { rows: [] }, 'refused'],
])('the data of an envelope: %s', (_what, body, expected) => {
  expect(read(createDataSchema(Row), body)).toEqual([expected]);
});

test('an outcome is a success, unless it is markup, cut off, or says otherwise', () => {
  const words = ['', null, 'Deleted', 'Saved [1] <ok>', { _id: 'r1' }];
  const codes = [200, '200', 201, 299, 'OK'].map((statusCode) => ({ statusCode }));
  const noErrors = [null, false, ' ', {}, []].map((error) => ({ error }));
  const others = [
    ...[199, 300, '404'].map((statusCode) => ({ statusCode })),
    { statusCode: 200, error: 'Mailbox is full' },
  ];
  const errors = [{ error: { message: 'Mailbox is full' } }, { error: true }];
  const successes = [...words, ...codes, ...noErrors];
  const all = [...successes, ...others, ...errors, '\n <html>', '{"statusCode":2', '[{'];
  expect(all.filter((body) => v.is(outcomeSchema, body))).toEqual(successes);
});

import * as v from 'valibot';
import { expectConsole } from '@/testing/consoleGuard';
import { createDataSchema, createListSchema, outcomeSchema } from './responseSchemas';

const Row = v.object({ name: v.string() });
const rows = [{ name: 'a' }];

const parseBodies = (schema: v.GenericSchema, ...bodies: unknown[]) =>
  bodies.map((body) => {
    const { success, output } = v.safeParse(schema, body);
    return success ? output : 'refused';
  });

const listSchema = createListSchema(Row, ({ name }) => name);

test('drops broken rows and reports their number in the console', () => {
  expectConsole(/left out: 2/);
  expect(parseBodies(listSchema, { data: [...rows, { name: 7 }, null] })).toEqual([rows]);
});

test('reads a list that is the whole body or its field `data`', () => {
  expect(parseBodies(listSchema, rows, { data: rows })).toEqual([rows, rows]);
});

test('refuses a body without a list', () => {
  const refusals = ['refused', 'refused', 'refused'];
  expect(parseBodies(listSchema, { data: 'x' }, { rows }, '<html>')).toEqual(refusals);
});

test('reads a success without data as an empty list', () => {
  const bodies = [
    { data: null },
    { statusCode: 200, data: null },
    { statusCode: '200', message: 'Success' },
    { statusCode: 200, data: {} },
    { data: '', error: null },
    {},
  ];
  expect(
    parseBodies(
      createListSchema(Row, ({ name }) => name),
      ...bodies,
    ),
  ).toEqual(bodies.map(() => []));
});

test('does not read a failure without data as an empty list', () => {
  const bodies = [
    { statusCode: 500, data: null },
    { statusCode: 500, data: [] },
    { statusCode: '404', message: 'Closed' },
    { data: null, error: 'Closed' },
    { message: 'Closed' },
    null,
  ];
  expect(
    parseBodies(
      createListSchema(Row, ({ name }) => name),
      ...bodies,
    ),
  ).toEqual(bodies.map(() => 'refused'));
});

test.each([
  ['an object', { data: { name: 'a' } }, { name: 'a' }],
  ['an empty text', { data: '' }, null],
  ['an empty object', { data: {} }, null],
  ['an object with other fields', { data: { size: 1 } }, 'refused'],
  ['null', { statusCode: 200, data: null }, null],
  ['a missing field', { statusCode: 200 }, null],
  ['null in a failure', { statusCode: 500, data: null }, 'refused'],
  ['an empty object in a failure', { statusCode: 500, data: {} }, 'refused'],
  ['a body with other fields', { rows: [] }, 'refused'],
])('reads or refuses the data of a body: %s', (_title, body, expected) => {
  expect(parseBodies(createDataSchema(Row), body)).toEqual([expected]);
});

test('refuses a body that is markup, cut off, or a reported failure', () => {
  const bodiesWithoutStatus = ['', null, 'Deleted', 'Saved [1] <ok>', { _id: 'r1' }];
  const successStatusBodies = [200, '200', 201, 299, 'OK'].map((statusCode) => ({ statusCode }));
  const emptyErrorBodies = [null, false, ' ', {}, []].map((error) => ({ error }));
  const failureBodies = [
    ...[199, 300, '404'].map((statusCode) => ({ statusCode })),
    { statusCode: 200, error: 'Mailbox is full' },
  ];
  const errorBodies = [{ error: { message: 'Mailbox is full' } }, { error: true }];
  const successBodies = [...bodiesWithoutStatus, ...successStatusBodies, ...emptyErrorBodies];
  const allBodies = [
    ...successBodies,
    ...failureBodies,
    ...errorBodies,
    '\n <html>',
    '{"statusCode":2',
    '[{',
  ];
  expect(allBodies.filter((body) => v.is(outcomeSchema, body))).toEqual(successBodies);
});

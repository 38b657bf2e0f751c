import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createApp } from './createApp';
import { createMemoryStore } from './testing/memoryStore';
import { createCaller, getRefusal } from './testing/caller';
import { demoOptions, demoRows } from './testing/testApp';

const consoleErrorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => consoleErrorSpy.mockClear());
const getLoggedText = () => consoleErrorSpy.mock.calls.flat().map(String).join(' ');

const callPath = '/api/WAP/Blog/GetAll';
function callFailingRoute(error: Error) {
  const store = { ...createMemoryStore(demoRows), blogs: () => Promise.reject(error) };
  return createCaller(createApp(store, demoOptions)).get(callPath);
}
const query = 'insert into "app_user" values ($1, $2)';
const createQueryError = (message: string, fields: object) =>
  new DrizzleQueryError(query, ['a', 'secret-hash'], Object.assign(new Error(message), fields));

it('logs a database error with its query but without the query’s values', async () => {
  const fields = { code: '22021', severity: 'ERROR', detail: 'Key (user_email)=(secret-hash)' };
  const response = await callFailingRoute(createQueryError('invalid input: "secret-hash"', fields));
  expect(await getRefusal(response)).toEqual([500, 'Something went wrong. Please try again.']);
  expect(getLoggedText()).toBe(`GET ${callPath}: database error 22021 in: ${query}`);
});

it.each([
  ['Query read timeout', {}],
  ['connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }],
  ['canceling statement due to statement timeout', { code: '57014', severity: 'ERROR' }],
  ['sorry, too many clients already', { code: '53300', severity: 'FATAL' }],
])('answers the database error "%s" with 503 and Retry-After', async (message, fields) => {
  const response = await callFailingRoute(createQueryError(message, fields));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(getLoggedText()).not.toContain('secret-hash');
});

it('logs a database error on one line, even if the address contains a line break', async () => {
  const store = {
    ...createMemoryStore(demoRows),
    file: () => Promise.reject(createQueryError('', {})),
  };
  await createApp(store, demoOptions).request('/uploads/a%0Aforged.webp?LoginPassword=secret');
  expect(getLoggedText()).toMatch(/^GET \/uploads\/a%0Aforged.webp: database error/);
  expect(getLoggedText()).not.toMatch(/\n|secret/);
});

it('logs the API call and the message of any other error', async () => {
  expect((await callFailingRoute(new TypeError('x is not a function'))).status).toBe(500);
  expect(getLoggedText()).toMatch(/GetAll: .*TypeError: x is not a function/);
});

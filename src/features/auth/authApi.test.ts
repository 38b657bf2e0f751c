/** @jest-environment ./src/testing/environment.ts */

import { makeStore } from '@/app/store';
import { configureShop } from '@/testing/configureShop';
import { mockAnswer, getRequests } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { logIn, signUp, updateProfile, uploadImage } from './authApi';

const run = (
  call: ReturnType<typeof logIn | typeof signUp | typeof updateProfile | typeof uploadImage>,
) =>
  makeStore({ auth: { authUser: { userId: 7 }, authToken: 't-1' } }).dispatch(
    call as ReturnType<typeof logIn>,
  );

const login = '/api/ADM/User/UserValidate';
const save = '/api/ADM/User/WebSave';
const update = '/api/ADM/User/WebUpdate';

const password = 'p&ss wörd+?#';
const sana = {
  loginId: 'sana@example.com',
  appUserName: 'Sana',
  userCellNo: '03001234567',
  userEmail: 'sana@example.com',
  userImageURL: '/uploads/a.png',
};
const account = { ...sana, loginPassword: password };
const picture = { fileBase64String: 'aGk=', fileName: 'hi.png' };
const profile = { ...sana, userId: 7, loginPassword: '' as const, ...picture };
const calls = {
  [login]: () => run(logIn({ email: 'sana+shop@example.com', password })),
  [save]: () => run(signUp(account)),
  [update]: () => run(updateProfile(profile)),
};

/** Makes the API call of a path with a successful answer. Returns the request that was sent. */
async function getSentRequest(path: keyof typeof calls) {
  server.use(mockAnswer(path, { statusCode: 200, message: 'ok' }));
  const requests = getRequests(path);
  await calls[path]();
  return requests[0] as Request;
}

beforeEach(() => {
  server.use(mockAnswer('/api/Login/GenerateToken', { statusCode: 200, data: 'web-client' }));
});

test('login sends the credentials URL-encoded in the query', async () => {
  const { method, url } = await getSentRequest(login);
  expect(method).toBe('GET');
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    LoginId: 'sana+shop@example.com',
    LoginPassword: password,
  });
  expect(url).not.toContain(password);
});

test('login sends no bearer token', async () => {
  const { headers } = await getSentRequest(login);
  expect(headers.get('authorization')).toBeNull();
});

test('login sends its URL without caching and without a referrer', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await getSentRequest(login);
  const [{ cache, referrerPolicy }] = fetched.mock.lastCall as [Request];
  expect([cache, referrerPolicy]).toEqual(['no-store', 'no-referrer']);
});

test('login returns the response and its token without password fields', async () => {
  const response = { statusCode: 200, token: 't-1', userId: 7, data: { role: 'admin' } };
  const data = { role: 'admin', Password: password };
  server.use(mockAnswer(login, { ...response, loginPassword: password, data }));
  expect(await calls[login]()).toEqual({ data: { response, token: 't-1' } });
});

test.each([
  ['only a user, the statusCode as text', { statusCode: '200', data: { userId: 7 } }, null],
  ['a token alone', { token: 't' }, 't'],
  ['a token under data', { statusCode: 200, data: { token: 't' } }, 't'],
])('login accepts %s', async (_title, response, token) => {
  server.use(mockAnswer(login, response));
  expect(await calls[login]()).toEqual({ data: { response, token } });
});

const profileHeaders = {
  accept: 'application/json',
  authorization: 'Bearer web-client',
  'content-type': 'application/json',
};

test('a profile update sends the headers of the contract', async () => {
  configureShop({ userTokenHeader: '' });
  const { headers } = await getSentRequest(update);
  expect(Object.fromEntries(headers)).toEqual(profileHeaders);
});

test('a profile update sends the user’s token in the header that config.js names', async () => {
  configureShop({ userTokenHeader: 'X-Shopper' });
  const { headers } = await getSentRequest(update);
  expect(Object.fromEntries(headers)).toEqual({ ...profileHeaders, 'x-shopper': 't-1' });
});

test('a profile update sends the complete profile', async () => {
  const request = await getSentRequest(update);
  expect(await request.json()).toEqual(profile);
});

describe.each([
  [undefined, 'http://localhost', '/1.png'],
  ['https://files.test', 'https://files.test', 'https://files.test/1.png'],
])('picture upload with uploadBaseUrl %s', (uploadBaseUrl, host, address) => {
  async function upload() {
    if (uploadBaseUrl) configureShop({ uploadBaseUrl });
    const requests = getRequests('/api/upload');
    server.use(mockAnswer('/api/upload', { url: '/1.png' }));
    const file = new File(['\x89PNG'], 'me.png', { type: 'image/png' });
    const outcome = await run(uploadImage(file));
    return { outcome, request: requests[0] as Request };
  }

  test('sends the file to the upload host', async () => {
    const { request } = await upload();
    expect(new URL(request.url).origin).toBe(host);
  });

  test('returns the address on that host', async () => {
    const { outcome } = await upload();
    expect(outcome).toEqual({ data: address });
  });

  test('sends no token', async () => {
    const { request } = await upload();
    expect(request.headers.get('authorization')).toBeNull();
  });

  test('sends the file in the field named file', async () => {
    const { request } = await upload();
    const [[name, file] = []] = await request.formData();
    expect(name).toBe('file');
    expect(file).toMatchObject({ name: 'me.png', type: 'image/png' });
  });
});

const rejectedText = 'Invalid email or password';
const failedText = 'Something went wrong. Please try again.';
const notCreatedText = 'Failed to create account';

// The tests in `src/app/faults` cover plain HTTP errors for every API call.
test.each([
  ['HTTP status 404 and a text', login, 404, { message: 'No such user' }, 404, 'No such user'],
  ['404 in the body, as text', login, 200, { statusCode: '404' }, 404, rejectedText],
  ['neither a token nor a user', login, 200, { token: '', data: {} }, 'PARSING_ERROR', failedText],
  ['a leaked password, 404', login, 404, { message: `${password} is wrong` }, 404, rejectedText],
  ['a leaked password', login, 200, { message: `${password}?` }, 'PARSING_ERROR', failedText],
  ['an unexpected statusCode', login, 200, { statusCode: 201, token: 't' }, 201, failedText],
  ['an unexpected statusCode', save, 200, { statusCode: 201 }, 201, notCreatedText],
  ['statusCode 409', save, 200, { statusCode: 409, message: 'Taken' }, 409, 'Taken'],
  ['no statusCode', save, 200, { message: '' }, 'PARSING_ERROR', notCreatedText],
  ['an error and code 200', save, 200, { statusCode: 200, error: 'No' }, 'PARSING_ERROR', 'No'],
  ['a leaked password', save, 400, { message: `Bad: ${password}` }, 400, notCreatedText],
  ['a statusCode without a message', update, 200, { statusCode: 400 }, 400, 'Update failed'],
] as const)('an answer with %s makes %s fail', async (_case, path, http, body, status, message) => {
  server.use(mockAnswer(path, body, http));
  expect(await calls[path]()).toEqual({ error: { status, message } });
});

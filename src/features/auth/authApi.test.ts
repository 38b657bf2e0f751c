/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { configureShop } from '@/testing/configureShop';
import {
  holdAnswers,
  mockAnswer,
  mockConnectionError,
  mockFailure,
  recordRequestsOf,
} from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { logIn, signUp, updateProfile, uploadImage } from './authApi';

const dispatchCall = (
  thunk: ReturnType<typeof logIn | typeof signUp | typeof updateProfile | typeof uploadImage>,
) =>
  makeStore({ auth: { authUser: { userId: 7 }, authToken: 't-1' } }).dispatch(
    thunk as ReturnType<typeof logIn>,
  );

const loginPath = '/api/ADM/User/UserValidate';
const savePath = '/api/ADM/User/WebSave';
const updatePath = '/api/ADM/User/WebUpdate';

const password = 'p&ss wörd+?#';
const sana = {
  loginId: 'sana@example.com',
  appUserName: 'Sana',
  userCellNo: '03001234567',
  userEmail: 'sana@example.com',
  userImageURL: '/uploads/a.png',
};
const account = { ...sana, loginPassword: password };
const pictureFields = { fileBase64String: 'aGk=', fileName: 'hi.png' };
const profile = { ...sana, userId: 7, loginPassword: '' as const, ...pictureFields };
const callsByPath = {
  [loginPath]: () => dispatchCall(logIn({ email: 'sana+shop@example.com', password })),
  [savePath]: () => dispatchCall(signUp(account)),
  [updatePath]: () => dispatchCall(updateProfile(profile)),
};

/** Makes the shop's API call at this path, mocks its success, and returns the sent request. */
async function getSentRequest(path: keyof typeof callsByPath) {
  server.use(mockAnswer(path, { statusCode: 200, message: 'ok' }));
  const requests = recordRequestsOf(path);
  await callsByPath[path]();
  return requests[0] as Request;
}

beforeEach(() => {
  server.use(mockAnswer('/api/Login/GenerateToken', { statusCode: 200, data: 'web-client' }));
});

test('login sends the credentials URL-encoded in the query', async () => {
  const { method, url } = await getSentRequest(loginPath);
  expect(method).toBe('GET');
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    LoginId: 'sana+shop@example.com',
    LoginPassword: password,
  });
  expect(url).not.toContain(password);
});

test('login sends no bearer token', async () => {
  const { headers } = await getSentRequest(loginPath);
  expect(headers.get('authorization')).toBeNull();
});

test('the login request is not cached and sends no referrer', async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  await getSentRequest(loginPath);
  const [{ cache, referrerPolicy }] = fetchSpy.mock.lastCall as [Request];
  expect([cache, referrerPolicy]).toEqual(['no-store', 'no-referrer']);
});

test.each([
  ['accepted', mockAnswer(loginPath, { statusCode: 200, userId: 7 })],
  ['refused', mockFailure(loginPath, 404)],
  ['without an answer', mockConnectionError(loginPath)],
])('the address of a login that is %s does not stay in the timings', async (_title, answer) => {
  server.use(answer);
  const clearSpy = jest.spyOn(performance, 'clearResourceTimings');
  await callsByPath[loginPath]();
  expect(clearSpy).toHaveBeenCalledTimes(1);
});

// Browsers list a cancelled call only after a moment.
test('a login that is cancelled does not stay in the timings', async () => {
  const release = holdAnswers(loginPath);
  const clearSpy = jest.spyOn(performance, 'clearResourceTimings');
  const call = callsByPath[loginPath]();
  call.abort();
  await call;
  clearSpy.mockClear();
  await waitFor(() => expect(clearSpy).toHaveBeenCalled());
  release();
});

test('login returns the response and its token without password fields', async () => {
  const response = { statusCode: 200, token: 't-1', userId: 7, data: { role: 'admin' } };
  const data = { role: 'admin', Password: password };
  server.use(mockAnswer(loginPath, { ...response, loginPassword: password, data }));
  expect(await callsByPath[loginPath]()).toEqual({ data: { response, token: 't-1' } });
});

test.each([
  ['a user alone, statusCode as text', { statusCode: '200', data: { userId: 7 } }, null],
  ['a token alone', { token: 't' }, 't'],
  ['a token under data', { statusCode: 200, data: { token: 't' } }, 't'],
])('login accepts %s', async (_title, response, token) => {
  server.use(mockAnswer(loginPath, response));
  expect(await callsByPath[loginPath]()).toEqual({ data: { response, token } });
});

const profileHeaders = {
  accept: 'application/json',
  authorization: 'Bearer web-client',
  'content-type': 'application/json',
};

test('a profile update sends the headers that the API contract specifies', async () => {
  configureShop({ userTokenHeader: '' });
  const { headers } = await getSentRequest(updatePath);
  expect(Object.fromEntries(headers)).toEqual(profileHeaders);
});

test('a profile update sends the user’s token in the header that config.js names', async () => {
  configureShop({ userTokenHeader: 'X-Shopper' });
  const { headers } = await getSentRequest(updatePath);
  expect(Object.fromEntries(headers)).toEqual({ ...profileHeaders, 'x-shopper': 't-1' });
});

test('a profile update sends the complete profile', async () => {
  const request = await getSentRequest(updatePath);
  expect(await request.json()).toEqual(profile);
});

describe.each([
  [undefined, 'http://localhost', '/1.png'],
  ['https://files.test', 'https://files.test', 'https://files.test/1.png'],
])('picture upload with uploadBaseUrl %s', (uploadBaseUrl, expectedOrigin, expectedUrl) => {
  async function upload() {
    if (uploadBaseUrl) configureShop({ uploadBaseUrl });
    const requests = recordRequestsOf('/api/upload');
    server.use(mockAnswer('/api/upload', { url: '/1.png' }));
    const file = new File(['\x89PNG'], 'me.png', { type: 'image/png' });
    const outcome = await dispatchCall(uploadImage(file));
    return { outcome, request: requests[0] as Request };
  }

  test('sends the file to the upload server', async () => {
    const { request } = await upload();
    expect(new URL(request.url).origin).toBe(expectedOrigin);
  });

  test('returns the address of the picture on that server', async () => {
    const { outcome } = await upload();
    expect(outcome).toEqual({ data: expectedUrl });
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

test.each([
  ['HTTP status 404 and a text', loginPath, 404, { message: 'No such user' }, 404, 'No such user'],
  ['404 in the body, as text', loginPath, 200, { statusCode: '404' }, 404, rejectedText],
  [
    'neither a token nor a user',
    loginPath,
    200,
    { token: '', data: {} },
    'PARSING_ERROR',
    failedText,
  ],
  [
    'status 404 and a leaked password',
    loginPath,
    404,
    { message: `${password} is wrong` },
    404,
    rejectedText,
  ],
  ['a leaked password', loginPath, 200, { message: `${password}?` }, 'PARSING_ERROR', failedText],
  ['an unexpected statusCode', loginPath, 200, { statusCode: 201, token: 't' }, 201, failedText],
  ['an unexpected statusCode', savePath, 200, { statusCode: 201 }, 201, notCreatedText],
  ['statusCode 409', savePath, 200, { statusCode: 409, message: 'Taken' }, 409, 'Taken'],
  ['no statusCode', savePath, 200, { message: '' }, 'PARSING_ERROR', notCreatedText],
  ['an error and code 200', savePath, 200, { statusCode: 200, error: 'No' }, 'PARSING_ERROR', 'No'],
  ['a leaked password', savePath, 400, { message: `Bad: ${password}` }, 400, notCreatedText],
  ['a statusCode without a message', updatePath, 200, { statusCode: 400 }, 400, 'Update failed'],
] as const)(
  'an answer with %s makes %s fail',
  async (_case, path, httpStatus, body, status, message) => {
    server.use(mockAnswer(path, body, httpStatus));
    expect(await callsByPath[path]()).toEqual({ error: { status, message } });
  },
);

import { http, HttpResponse } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { SignupPayload } from '@/shared/contract/user';
import { makeStore } from '@/app/store';
import { sessionKeys } from '@/shared/lib/webStorage';
import { answering, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { logIn, signUp, updateProfile } from './authApi';

/** Each call in a store of its own, which is looked at afterwards. */
async function run(call: ReturnType<typeof logIn | typeof signUp | typeof updateProfile>) {
  const store = makeStore();
  const { data, error } = await store.dispatch(call as ReturnType<typeof logIn>);
  expect(store.getState().api.mutations).toEqual({});
  return error ? { error } : { data };
}
const password = 'p&ss wörd+?#';
const credentials = { email: 'sana+shop@example.com', password };
const login = '/api/ADM/User/UserValidate';
const save = '/api/ADM/User/WebSave';
const update = '/api/ADM/User/WebUpdate';

const payload: SignupPayload = {
  loginId: 'sana@example.com',
  appUserName: 'Sana',
  userCellNo: '03001234567',
  userEmail: 'sana@example.com',
  loginPassword: password,
  userImageURL: '/uploads/a.png',
};

const profile = {
  userId: 7,
  appUserName: 'Sana',
  loginId: 'sana@example.com',
  loginPassword: '' as const,
  userImageURL: '',
  userEmail: 'sana@example.com',
  userCellNo: '03001234567',
  fileBase64String: 'aGk=',
  fileName: 'hi.png',
};

/** The first request to a call, as sent; the answer is a plain success. */
function capture(path: string) {
  return new Promise<Request>((resolve) => {
    server.use(
      http.all(`*${path}`, ({ request }) => {
        resolve(request.clone());
        return HttpResponse.json({ statusCode: 200, message: 'ok' });
      }),
    );
  });
}

beforeEach(() => {
  server.use(answering('/api/Login/GenerateToken', { statusCode: 200, data: 'web-client' }));
});

describe('login (call 8)', () => {
  test('sends the credentials in the query, encoded, and no bearer', async () => {
    const sent = capture(login);
    const fetched = jest.spyOn(globalThis, 'fetch');
    await run(logIn(credentials));
    const { method, url, headers } = await sent;
    const { cache, referrerPolicy } = fetched.mock.lastCall?.[0] as Request;
    expect(method).toBe('GET');
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      LoginId: credentials.email,
      LoginPassword: password,
    });
    expect(url).not.toContain(password);
    expect(headers.get('authorization')).toBeNull();
    expect([cache, referrerPolicy]).toEqual(['no-store', 'no-referrer']);
  });

  test('gives the whole response and the token in it, but no field named like a password', async () => {
    const response = { statusCode: 200, token: 't-1', userId: 7, data: { role: 'admin' } };
    server.use(
      answering(login, {
        ...response,
        loginPassword: password,
        data: { role: 'admin', Password: password },
      }),
    );
    expect(await run(logIn(credentials))).toEqual({ data: { response, token: 't-1' } });
  });

  test.each([
    ['a token alone', { token: 't' }],
    ['a user alone', { statusCode: 200, data: { userId: 7 } }],
    ['a statusCode as text', { statusCode: '200', userEmail: 'sana@example.com' }],
  ])('%s will do', async (_what, body) => {
    server.use(answering(login, body));
    expect(await run(logIn(credentials))).toMatchObject({ data: { response: body } });
  });

  test('finds the token under data as well', async () => {
    server.use(answering(login, { statusCode: 200, data: { token: 't-2' } }));
    expect(await run(logIn(credentials))).toMatchObject({ data: { token: 't-2' } });
  });

  const rejected = 'Invalid email or password';
  const failed = 'Something went wrong. Please try again.';
  test.each([
    ['404 as HTTP status, with words', 404, { message: 'No such user' }, 'No such user'],
    ['404 as HTTP status, without', 404, {}, rejected],
    ['404 in the body, with words', 200, { statusCode: 404, message: 'Unknown' }, 'Unknown'],
    ['404 in the body, without', 200, { statusCode: 404 }, rejected],
    ['404 in the body, as text', 200, { statusCode: '404' }, rejected],
    ['another code in the body', 200, { statusCode: 423, message: 'Locked' }, 'Locked'],
    ['another code, without words', 200, { statusCode: 500 }, failed],
    ['HTTP 500 with words', 500, { message: 'Down for repairs' }, 'Down for repairs'],
    ['HTTP 500 without', 500, {}, failed],
    ['a body that is no object', 200, [1], failed],
    ['neither a token nor a user', 200, { statusCode: 200, data: {} }, failed],
    ['neither, and an empty token', 200, { token: '', userId: null }, failed],
    ['neither, with words', 200, { message: 'Not activated yet' }, 'Not activated yet'],
    ['neither, with the password', 200, { message: `${password}?` }, failed],
    ['a message with the password in it', 404, { message: `${password} is wrong` }, rejected],
  ])('%s', async (_case, status, body, message) => {
    server.use(answering(login, body, status));
    expect(await run(logIn(credentials))).toMatchObject({ error: { message } });
  });

  test('no connection, and a body that is no JSON', async () => {
    server.use(unreachable(login));
    expect(await run(logIn(credentials))).toMatchObject({ error: { message: failed } });
    server.use(http.get(`*${login}`, () => new HttpResponse('<html>')));
    expect(await run(logIn(credentials))).toMatchObject({ error: { message: failed } });
  });
});

describe('signup (call 9)', () => {
  test('sends the payload as JSON with the web client’s bearer', async () => {
    const sent = capture(save);
    expect(await run(signUp(payload))).toEqual({ data: null });
    const request = await sent;
    expect(request.method).toBe('POST');
    expect(request.headers.get('authorization')).toBe('Bearer web-client');
    expect(await request.json()).toEqual(payload);
  });

  const failed = 'Failed to create account';
  test.each([
    ['a taken e-mail', 200, { statusCode: 409, message: 'Taken' }, 'Taken'],
    ['another code without words', 200, { statusCode: 500 }, failed],
    ['no code at all', 200, { message: '' }, failed],
    [
      'an error beside the code',
      200,
      { statusCode: 200, error: 'Mailbox unknown' },
      'Mailbox unknown',
    ],
    ['HTTP 400 with words', 400, { message: 'userEmail: no' }, 'userEmail: no'],
    ['HTTP 500', 500, {}, failed],
    ['a message with the password in it', 400, { message: `Bad: ${password}` }, failed],
  ])('%s', async (_case, status, body, message) => {
    server.use(answering(save, body, status));
    expect(await run(signUp(payload))).toMatchObject({ error: { message } });
  });

  test.each([
    ['HTTP status', {}, 409],
    ['statusCode in the body', { statusCode: 409 }, 200],
  ])('tells a refusal from a failure by the %s', async (_case, body, status) => {
    server.use(answering(save, body, status));
    expect(await run(signUp(payload))).toMatchObject({ error: { status: 409 } });
  });

  test('no connection, and a body that is no JSON', async () => {
    server.use(unreachable(save));
    expect(await run(signUp(payload))).toMatchObject({ error: { message: failed } });
    server.use(http.post(`*${save}`, () => new HttpResponse('<html>')));
    expect(await run(signUp(payload))).toMatchObject({ error: { message: failed } });
  });
});

describe('profile update (call 16)', () => {
  const config = runtimeConfig();
  const { userTokenHeader } = config;
  afterEach(() => {
    config.userTokenHeader = userTokenHeader;
  });

  test('sends the contract’s headers and no other where none is configured', async () => {
    config.userTokenHeader = '';
    const sent = capture(update);
    expect(await run(updateProfile(profile))).toEqual({ data: undefined });
    const request = await sent;
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer web-client',
      'content-type': 'application/json',
    });
    expect(await request.json()).toEqual(profile);
  });

  test('names the user in the header of the configuration', async () => {
    config.userTokenHeader = 'X-Shopper';
    sessionStorage.setItem(sessionKeys.authToken, 't-1');
    const sent = capture(update);
    await run(updateProfile(profile));
    const { headers } = await sent;
    expect(headers.get('x-shopper')).toBe('t-1');
    expect(headers.get('authorization')).toBe('Bearer web-client');
  });

  test('tells the saved image’s address, where the answer has it; an empty answer will do', async () => {
    server.use(answering(update, { statusCode: 200, data: { userImageURL: '/uploads/b.png' } }));
    expect(await run(updateProfile(profile))).toEqual({
      data: '/uploads/b.png',
    });
    server.use(http.post(`*${update}`, () => new HttpResponse(null)));
    expect(await run(updateProfile(profile))).toEqual({ data: undefined });
  });

  test.each([
    ['the server’s words', 409, { message: 'This e-mail is taken' }, 'This e-mail is taken'],
    ['none', 500, {}, 'Update failed'],
    ['a code in the body', 200, { statusCode: 400, message: 'Not so' }, 'Not so'],
    ['a code without words', 200, { statusCode: 400 }, 'Update failed'],
    ['an error in the body', 200, { error: { message: 'Too large' } }, 'Too large'],
  ])('failure with %s', async (_case, status, body, message) => {
    server.use(answering(update, body, status));
    expect(await run(updateProfile(profile))).toMatchObject({ error: { message } });
  });

  test.each(['<html>', '{"statusCode":2'])('a body like %s is a failure', async (text) => {
    server.use(http.post(`*${update}`, () => new HttpResponse(text)));
    expect(await run(updateProfile(profile))).toMatchObject({
      error: { message: 'Update failed' },
    });
  });
});

/** @jest-environment ./src/testing/environment.ts */

import { http, HttpResponse } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { SignupPayload } from '@/shared/contract/user';
import { makeStore } from '@/app/store';
import { sessionKeys } from '@/shared/lib/webStorage';
import { answering } from '@/testing/handlers';
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
    ['a token under data', { statusCode: 200, data: { token: 't' } }],
  ])('%s will do', async (_what, body) => {
    server.use(answering(login, body));
    const token = JSON.stringify(body).includes('"t"') ? 't' : null;
    expect(await run(logIn(credentials))).toEqual({ data: { response: body, token } });
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
});

const rejected = 'Invalid email or password';
const failed = 'Something went wrong. Please try again.';
const notCreated = 'Failed to create account';
const calls = {
  [login]: () => run(logIn(credentials)),
  [save]: () => run(signUp(payload)),
  [update]: () => run(updateProfile(profile)),
};

test.each([
  ['404 as HTTP status, with words', login, 404, { message: 'No such user' }, 404, 'No such user'],
  ['404 as HTTP status, without', login, 404, {}, 404, rejected],
  ['404 in the body, as text', login, 200, { statusCode: '404' }, 404, rejected],
  ['another code in the body', login, 200, { statusCode: 423, message: 'Locked' }, 423, 'Locked'],
  ['HTTP 500', login, 500, {}, 500, failed],
  ['neither a token nor a user', login, 200, { token: '', data: {} }, 'PARSING_ERROR', failed],
  ['the password in its words', login, 404, { message: `${password} is wrong` }, 404, rejected],
  ['and with a success', login, 200, { message: `${password}?` }, 'PARSING_ERROR', failed],
  ['a taken e-mail', save, 200, { statusCode: 409, message: 'Taken' }, 409, 'Taken'],
  ['a taken e-mail, as HTTP status', save, 409, {}, 409, notCreated],
  ['no code at all', save, 200, { message: '' }, 'PARSING_ERROR', notCreated],
  ['an error beside the code', save, 200, { statusCode: 200, error: 'No' }, 'PARSING_ERROR', 'No'],
  ['the password in its words', save, 400, { message: `Bad: ${password}` }, 400, notCreated],
  ['words', update, 409, { message: 'This e-mail is taken' }, 409, 'This e-mail is taken'],
  ['a code without words', update, 200, { statusCode: 400 }, 400, 'Update failed'],
  ['an error', update, 200, { error: { message: 'Too large' } }, 'PARSING_ERROR', 'Too large'],
] as const)('answered with %s, %s has failed', async (_case, path, http, body, status, message) => {
  server.use(answering(path, body, http));
  expect(await calls[path]()).toEqual({ error: { status, message } });
});

/** @jest-environment ./src/testing/environment.ts */

import { refusedBy, sana, told } from '@/testing/identity';
import { authMirror } from '@/app/sessionMirror';
import { makeStore } from '@/app/store';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing, holding, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { signedIn, signedOut } from './authSlice';
import { derivedPassword } from './derivedPassword';
import { loadIdentity, mayHaveIdentitySession } from './identity';
import { continueWith, identityChanged, identityChecked } from './identitySession';

/* The shop's side of Google and Facebook. */

const login = '/api/ADM/User/UserValidate';
const save = '/api/ADM/User/WebSave';

/** Calls 8 and 9, as sent. */
let calls: Promise<{ call: string; values: object }>[] = [];
beforeEach(() => {
  calls = [];
  server.use(...demoHandlers());
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [call] = /UserValidate$|WebSave$/.exec(pathname) ?? [];
    if (call === 'UserValidate')
      calls.push(Promise.resolve({ call, values: Object.fromEntries(searchParams) }));
    else if (call)
      calls.push(
        request
          .clone()
          .json()
          .then((values: object) => ({ call, values })),
      );
  });
});
afterEach(() => {
  server.events.removeAllListeners();
});
const namesOfCalls = async () => (await Promise.all(calls)).map(({ call }) => call);

const { signal } = new AbortController();
type Store = ReturnType<typeof makeStore>;
const saidBy = (store: Store) => store.getState().toast.queue.map(({ message }) => message);
const continueIn = (store: Store, provider: 'Google' | 'Facebook' = 'Google') =>
  store.dispatch(continueWith(provider, signal));

/** Somebody who has an account, in a new session. */
async function known() {
  await continueIn(makeStore());
  calls = [];
  return makeStore();
}

// The first in this file: later, the provider is there.
test('the provider is worth loading where the browser may hold a session of it', async () => {
  const databases = (names: string[]) =>
    Object.assign(window, {
      indexedDB: { databases: () => Promise.resolve(names.map((name) => ({ name }))) },
    });
  databases(['shop']);
  expect(await mayHaveIdentitySession()).toBe(false);
  databases(['firebaseLocalStorageDb']);
  expect(await mayHaveIdentitySession()).toBe(true);
  databases([]);
  localStorage.setItem('firebase:authUser', '{}');
  expect(await mayHaveIdentitySession()).toBe(true);
  localStorage.clear();
  Reflect.deleteProperty(window, 'indexedDB');
  expect(await mayHaveIdentitySession()).toBe(true);
  expect(told.opened).toBe(0);
  await Promise.all([loadIdentity(), loadIdentity()]);
  expect(told.opened).toBe(1);
});

test.each(['Google', 'Facebook'] as const)(
  '%s: nobody by that password, so a sign-up, and logged in with a token',
  async (name) => {
    const store = makeStore();
    const unwatch = (await loadIdentity()).watch((user) => {
      void store.dispatch(identityChanged(user));
    });
    expect(await continueIn(store, name)).toBe(true);
    unwatch();
    const loginPassword = derivedPassword(sana.uid);
    const login = { LoginId: sana.email, LoginPassword: loginPassword };
    const account = {
      loginId: sana.email,
      userEmail: sana.email,
      appUserName: 'Sana Malik',
      userCellNo: '',
      userImageURL: sana.userImageURL,
      loginPassword,
    };
    expect(await Promise.all(calls)).toEqual([
      { call: 'UserValidate', values: login },
      { call: 'WebSave', values: account },
      { call: 'UserValidate', values: login },
    ]);
    const { auth } = store.getState();
    expect(auth.authUser).toMatchObject({ appUserName: 'Sana Malik', identityEmail: sana.email });
    expect(auth.authToken).toBeTruthy();
    expect(saidBy(store)).toEqual([`Signed up with ${name} as Sana Malik`]);
  },
);

test('a name that is longer than an account can hold is cut', async () => {
  told.signIn = () => Promise.resolve({ ...sana, fullName: 'x'.repeat(201) });
  await continueIn(makeStore());
  const [, account] = await Promise.all(calls);
  expect(account).toMatchObject({ call: 'WebSave', values: { appUserName: 'x'.repeat(200) } });
});

test('somebody known is simply logged in, by call 8 alone', async () => {
  const store = await known();
  expect(await continueIn(store)).toBe(true);
  expect(store.getState().auth.authToken).toBeTruthy();
  expect(await namesOfCalls()).toEqual(['UserValidate']);
  expect(saidBy(store)).toEqual([]);
});

test('an account with another password: signed in, without a token, in the server’s words', async () => {
  const email = 'shopper@example.com';
  told.signIn = () => Promise.resolve({ ...sana, email });
  const store = makeStore();
  expect(await continueIn(store)).toBe(true);
  expect(saidBy(store)).toEqual(['An account with this e-mail already exists']);
  expect(store.getState().auth).toMatchObject({ authToken: null, authUser: { email } });
  expect(told.done).toEqual([]);
});

test.each([
  ['call 8 fails', failing(login), 'broken on purpose'],
  ['call 8 is not answered', unreachable(login), 'Something went wrong. Please try again.'],
  ['call 9 fails', failing(save), 'broken on purpose'],
  ['call 9 is not answered', unreachable(save), 'Failed to create account'],
  ['call 9 refuses the web client', failing(save, 401), 'broken on purpose'],
  ['no e-mail address', undefined, /^Your Google account shares no email address/],
])('%s: its words, and nobody is signed in', async (_case, handler, words) => {
  if (handler) server.use(handler);
  else told.signIn = () => Promise.resolve({ ...sana, email: '' });
  const store = makeStore();
  expect(await continueIn(store)).toBe(false);
  expect(saidBy(store)).toEqual([expect.stringMatching(words) as string]);
  expect(told.done).toEqual(['signOut']);
  expect(store.getState().auth.authUser).toBeNull();
});

test.each([
  ['popup-closed-by-user', false],
  ['user-disabled', true],
])('the provider’s refusal %s has its words; is the session over? %s', async (code, isOver) => {
  told.signIn = refusedBy(code);
  const store = makeStore();
  store.dispatch(signedIn({ response: { userId: 1 }, token: 't' }));
  expect(await continueIn(store)).toBe(false);
  expect(saidBy(store)).toHaveLength(1);
  expect(store.getState().auth.authUser === null).toBe(isOver);
});

describe('what the provider tells by itself', () => {
  const tell = (store: Store, user: typeof sana | null) => store.dispatch(identityChanged(user));

  test('the user of a new session is signed in, and has a token by call 8', async () => {
    const store = await known();
    await tell(store, sana);
    const { authUser, authToken } = store.getState().auth;
    expect(authUser).toMatchObject({ appUserName: 'Sana Malik', identityEmail: sana.email });
    expect(authToken).toBeTruthy();
    expect(await namesOfCalls()).toEqual(['UserValidate']);
    expect(saidBy(store)).toEqual([]);
  });

  test('without an account by that password, without a token, and no account is made', async () => {
    const store = makeStore();
    await tell(store, sana);
    expect(await namesOfCalls()).toEqual(['UserValidate']);
    expect(store.getState().auth).toMatchObject({
      authUser: { email: sana.email, fullName: 'Sana Malik' },
      authToken: null,
    });
    expect(saidBy(store)).toEqual([]);
  });

  test('a token that comes after the logout signs nobody in', async () => {
    const late = holding(login);
    server.use(...late.handlers, answering(login, { statusCode: 200, token: 't', userId: 9 }));
    const store = makeStore();
    const told = tell(store, sana);
    store.dispatch(signedOut());
    late.release();
    await told;
    expect(store.getState().auth).toMatchObject({ authUser: null, authToken: null });
  });

  test('the session’s user stays where it is the same e-mail, or the provider knows none', async () => {
    const stored = { userId: 1, appUserName: 'Ayesha Khan', userEmail: sana.email };
    const store = makeStore({ auth: { authUser: stored, authToken: 'of-ayesha' } });
    await tell(store, { ...sana, email: 'Sana@Gmail.example' });
    await tell(store, null);
    expect(store.getState().auth).toMatchObject({ authUser: stored, authToken: 'of-ayesha' });
    expect(calls).toEqual([]);
  });

  test('its own user goes when it says so', async () => {
    const store = makeStore();
    await tell(store, sana);
    await tell(store, null);
    expect(store.getState().auth.authUser).toBeNull();
    expect(saidBy(store)).toEqual(['Your session has ended. Please log in again.']);
  });

  test.each([
    ['user-disabled', ['This account has been disabled. Please contact us.']],
    ['network-request-failed', []],
  ])('asked, it answers %s', async (code, words) => {
    told.check = refusedBy(code);
    const store = makeStore();
    await tell(store, sana);
    await store.dispatch(identityChecked(await loadIdentity()));
    expect(saidBy(store)).toEqual(words);
    expect(store.getState().auth.authUser === null).toBe(words.length > 0);
  });
});

test('a logout, or a login by password, ends its session too; a failure goes to the console alone', async () => {
  const store = makeStore();
  const ended = () =>
    new Promise<void>((resolve) => {
      told.signOut = () => {
        resolve();
        return refusedBy('network-request-failed')();
      };
    });
  expectConsole(/Logout failed: Firebase: .*network-request-failed/);
  const byLogout = ended();
  store.dispatch(signedOut());
  await byLogout;
  const byLogin = ended();
  store.dispatch(signedIn({ response: { userId: 1 }, token: 't' }));
  await byLogin;
  expect(saidBy(store)).toEqual([]);
});

test('the id that older sessions hold is not taken over', () => {
  sessionStorage.setItem('authUser', JSON.stringify(sana));
  const { authUser } = authMirror.read();
  expect(authUser).toEqual({ ...sana, uid: undefined });
  expect(authUser).not.toHaveProperty('uid');
});

/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { rejectWithCode, sana, identityMock } from '@/testing/identity';
import { makeStore } from '@/app/store';
import { expectConsole } from '@/testing/consoleGuard';
import {
  mockAnswer,
  createDemoHandlers,
  mockFailure,
  holdAnswers,
  mockConnectionError,
} from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { signedIn, signedOut } from './authSlice';
import { derivePassword } from './derivePassword';
import { hasPossibleIdentitySession } from './identity';
import {
  signInWithProvider,
  handleIdentityChange,
  checkIdentity,
  watchIdentity,
} from './identitySession';

const loginPath = '/api/ADM/User/UserValidate';
const savePath = '/api/ADM/User/WebSave';

/** Query of each `logIn` request and body of each `signUp` request, in the order of sending. */
let requestContents: Promise<unknown>[] = [];
beforeEach(() => {
  requestContents = [];
  server.use(...createDemoHandlers());
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === loginPath)
      requestContents.push(Promise.resolve(Object.fromEntries(searchParams)));
    if (pathname === savePath) requestContents.push(request.clone().json());
  });
});

const { signal } = new AbortController();
type Store = ReturnType<typeof makeStore>;
const getToasts = (store: Store) => store.getState().toast.map(({ message }) => message);
const signInWithGoogle = (store: Store) => store.dispatch(signInWithProvider('Google', signal));
const reportIdentity = (store: Store, user: typeof sana | null) =>
  store.dispatch(handleIdentityChange(user));

const loginPassword = derivePassword(sana.uid);
const expectedLogin = { LoginId: sana.email, LoginPassword: loginPassword };

test('a stored session is detected, or assumed if the browser cannot list databases', async () => {
  const mockDatabases = (name: string) =>
    Object.assign(window, { indexedDB: { databases: () => Promise.resolve([{ name }]) } });
  mockDatabases('shop');
  expect(await hasPossibleIdentitySession()).toBe(false);
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('firebase:authUser:key', '{}');
    expect(await hasPossibleIdentitySession()).toBe(true);
    storage.clear();
  }
  mockDatabases('firebaseLocalStorageDb');
  expect(await hasPossibleIdentitySession()).toBe(true);
  Reflect.deleteProperty(window, 'indexedDB');
  expect(await hasPossibleIdentitySession()).toBe(true);
});

test('an unknown person is signed up and then logged in with a token', async () => {
  const store = makeStore();
  const stopWatching = store.dispatch(watchIdentity());
  expect(await signInWithGoogle(store)).toBe(true);
  stopWatching();
  const account = {
    loginId: sana.email,
    userEmail: sana.email,
    appUserName: 'Sana Malik',
    userCellNo: '',
    userImageURL: sana.userImageURL,
    loginPassword,
  };
  expect(await Promise.all(requestContents)).toEqual([expectedLogin, account, expectedLogin]);
  const { auth } = store.getState();
  expect(auth.authUser).toMatchObject({ appUserName: 'Sana Malik', identityEmail: sana.email });
  expect(auth.authToken).toBeTruthy();
  expect(getToasts(store)).toEqual(['Signed up with Google as Sana Malik']);
});

test('a name longer than an account allows is cut', async () => {
  identityMock.signIn = () => Promise.resolve({ ...sana, fullName: 'x'.repeat(201) });
  await signInWithGoogle(makeStore());
  expect(await requestContents[1]).toMatchObject({ appUserName: 'x'.repeat(200) });
});

test.each([
  ['who presses the button', signInWithGoogle],
  ['whom the provider reports', (store: Store) => reportIdentity(store, sana)],
])('a known user %s is logged in with a token by `logIn` alone', async (_title, startSession) => {
  await signInWithGoogle(makeStore());
  requestContents = [];
  const store = makeStore();
  await startSession(store);
  const { authUser, authToken } = store.getState().auth;
  expect(authUser).toMatchObject({ appUserName: 'Sana Malik', identityEmail: sana.email });
  expect(authToken).toBeTruthy();
  expect(await Promise.all(requestContents)).toEqual([expectedLogin]);
  expect(getToasts(store)).toEqual([]);
});

test('an account with another password is signed in without a token', async () => {
  const email = 'shopper@example.com';
  identityMock.signIn = () => Promise.resolve({ ...sana, email });
  const store = makeStore();
  expect(await signInWithGoogle(store)).toBe(true);
  expect(getToasts(store)).toEqual(['An account with this e-mail already exists']);
  expect(store.getState().auth).toMatchObject({ authToken: null, authUser: { email } });
  expect(identityMock.calls).toEqual([]);
});

test.each([
  ['`logIn` fails', mockFailure(loginPath), 'broken on purpose'],
  ['`signUp` is not answered', mockConnectionError(savePath), 'Failed to create account'],
  ['`signUp` refuses the web client', mockFailure(savePath, 401), 'broken on purpose'],
  [
    'the account has no e-mail address',
    undefined,
    /^Your Google account does not share an email address/,
  ],
])('if %s, the shop shows the error and signs nobody in', async (_case, handler, expectedText) => {
  if (handler) server.use(handler);
  else identityMock.signIn = () => Promise.resolve({ ...sana, email: '' });
  const store = makeStore();
  expect(await signInWithGoogle(store)).toBe(false);
  expect(getToasts(store)).toEqual([expect.stringMatching(expectedText) as string]);
  expect(identityMock.calls).toEqual(['signOut']);
  expect(store.getState().auth.authUser).toBeNull();
});

test.each([
  ['`logIn`', loginPath, 1, 1, []],
  ['`signUp`', savePath, 2, 3, ['Signed up with Google as Sana Malik']],
])(
  'closing the dialog during %s signs nobody in, but reports a new account',
  async (_call, path, countBeforeClosing, finalCount, expectedToasts) => {
    const release = holdAnswers(path);
    const store = makeStore();
    const dialogController = new AbortController();
    const outcome = store.dispatch(signInWithProvider('Google', dialogController.signal));
    await waitFor(() => expect(requestContents).toHaveLength(countBeforeClosing));
    dialogController.abort();
    release();
    expect(await outcome).toBe(false);
    expect(requestContents).toHaveLength(finalCount);
    expect(getToasts(store)).toEqual(expectedToasts);
    expect(identityMock.calls).toEqual(['signOut']);
    expect(store.getState().auth.authUser).toBeNull();
  },
);

test.each([
  ['popup-closed-by-user', false],
  ['user-disabled', true],
])('the refusal %s shows a message; signed out afterwards: %s', async (code, isSignedOut) => {
  identityMock.signIn = rejectWithCode(code);
  const store = makeStore();
  store.dispatch(signedIn({ response: { userId: 1 }, token: 't' }));
  expect(await signInWithGoogle(store)).toBe(false);
  expect(getToasts(store)).toEqual([expect.not.stringContaining('Said by the provider') as string]);
  expect(store.getState().auth.authUser === null).toBe(isSignedOut);
});

test('the listener signs in the provider’s user without creating an account', async () => {
  const store = makeStore();
  await reportIdentity(store, sana);
  expect(await Promise.all(requestContents)).toEqual([expectedLogin]);
  expect(store.getState().auth).toMatchObject({
    authUser: { email: sana.email, fullName: 'Sana Malik' },
    authToken: null,
  });
  expect(getToasts(store)).toEqual([]);
});

test('a token that arrives after the logout signs nobody in', async () => {
  server.use(mockAnswer(loginPath, { statusCode: 200, token: 't', userId: 9 }));
  const release = holdAnswers(loginPath);
  const store = makeStore();
  const reportPromise = reportIdentity(store, sana);
  store.dispatch(signedOut());
  release();
  await reportPromise;
  expect(store.getState().auth).toMatchObject({ authUser: null, authToken: null });
});

test('the signed-in user stays if the provider reports the same e-mail or nobody', async () => {
  const authUser = { userId: 1, appUserName: 'Ayesha Khan', userEmail: sana.email };
  const auth = { authUser, authToken: 'of-ayesha' };
  const store = makeStore({ auth });
  await reportIdentity(store, { ...sana, email: 'Sana@Gmail.example' });
  await reportIdentity(store, null);
  expect(store.getState().auth).toMatchObject(auth);
  expect(requestContents).toEqual([]);
});

/** Watches the provider in a tab whose session storage holds a user who came from Google. */
function watchWithStoredUser() {
  const authUser = { fullName: 'Sana Malik', email: sana.email, identityEmail: sana.email };
  const store = makeStore({ auth: { authUser, authToken: 'of-sana' } });
  const stopWatching = store.dispatch(watchIdentity());
  return { store, stopWatching };
}

test('a stored Google user stays signed in if the provider knows nobody', () => {
  const { store, stopWatching } = watchWithStoredUser();
  stopWatching();
  expect(store.getState().auth).toMatchObject({
    authUser: { identityEmail: sana.email },
    authToken: 'of-sana',
  });
  expect(getToasts(store)).toEqual([]);
});

test('a Google user is signed out if the provider loses the user', () => {
  identityMock.current = sana;
  const { store, stopWatching } = watchWithStoredUser();
  identityMock.setUser(null);
  stopWatching();
  expect(store.getState().auth).toMatchObject({ authUser: null, authToken: null });
  expect(getToasts(store)).toEqual(['Your session has ended. Please log in again.']);
});

test.each([
  ['user-disabled', ['This account has been disabled. Please contact us.']],
  ['network-request-failed', []],
])(
  'only an ended session signs the user out: the provider answers %s',
  async (code, expectedToasts) => {
    identityMock.check = rejectWithCode(code);
    const store = makeStore();
    identityMock.current = sana;
    await reportIdentity(store, sana);
    await store.dispatch(checkIdentity());
    expect(getToasts(store)).toEqual(expectedToasts);
    expect(store.getState().auth.authUser === null).toBe(expectedToasts.length > 0);
  },
);

test.each([
  ['a logout', signedOut()],
  ['a login by password', signedIn({ response: { userId: 1 }, token: 't' })],
])(
  '%s ends the provider’s session and only logs a failure to the console',
  async (_title, action) => {
    expectConsole(/Logout failed: Firebase: .*network-request-failed/);
    const store = makeStore();
    identityMock.signOut = rejectWithCode('network-request-failed');
    store.dispatch(action);
    await waitFor(() => expect(identityMock.calls).toEqual(['signOut']));
    expect(getToasts(store)).toEqual([]);
  },
);

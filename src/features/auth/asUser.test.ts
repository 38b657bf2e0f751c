/** @jest-environment ./src/testing/environment.ts */

import { sana as provided, told } from '@/testing/identity';
import { makeStore } from '@/app/store';
import type { ApiError } from '@/shared/api/apiError';
import { answering } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { asUser } from './asUser';
import type { UserSession } from './asUser';
import { authDialogClosed } from './authDialogSlice';
import { signedIn, signedOut } from './authSlice';

const login = '/api/ADM/User/UserValidate';
const { signal } = new AbortController();
const sana = { userId: 7, userEmail: 'sana@example.com' };
const unauthorised: { error: ApiError } = { error: { status: 401, message: 'Log in' } };

function begin(authUser: Record<string, unknown> = sana, authToken: string | null = 'old') {
  const store = makeStore({ auth: { authUser, authToken } });
  const sent: (string | null)[] = [];
  /** A call that the back end takes with the token 'new' alone. */
  const send = ({ token }: UserSession) => {
    sent.push(token);
    return Promise.resolve(token === 'new' ? { data: 'done' } : unauthorised);
  };
  const call = () => store.dispatch(asUser(send, signal));
  const logIn = (response: Record<string, unknown> = sana) => {
    store.dispatch(signedIn({ response, token: 'new' }));
    store.dispatch(authDialogClosed());
  };
  const asked = async () => {
    while (!store.getState().authDialog.isOpen) await Promise.resolve();
  };
  return { store, sent, send, call, logIn, asked };
}

test('a call that is answered asks nothing', async () => {
  const { store, call, sent } = begin(sana, 'new');
  expect(await call()).toEqual({ data: 'done' });
  expect(sent).toEqual(['new']);
  expect(store.getState().authDialog.isOpen).toBe(false);
});

test('calls refused together ask once, and each is sent once more', async () => {
  const { store, call, sent, logIn, asked } = begin();
  let opened = 0;
  store.subscribe(() => {
    opened += store.getState().authDialog.isOpen ? 1 : 0;
  });
  const both = Promise.all([call(), call()]);
  await asked();
  await Promise.resolve();
  logIn();
  expect(await both).toEqual([{ data: 'done' }, { data: 'done' }]);
  expect(sent).toEqual(['old', 'old', 'new', 'new']);
  // The dialog's opening, and the login while it was open.
  expect(opened).toBe(2);
  expect(store.getState().authDialog.isOpen).toBe(false);
});

test('a refusal that comes after the login is sent again without asking', async () => {
  const { store, send, sent, logIn } = begin();
  const late = store.dispatch(
    asUser(async (session) => {
      const outcome = await send(session);
      if (session.token === 'old') logIn();
      return outcome;
    }, signal),
  );
  expect(await late).toEqual({ data: 'done' });
  expect(sent).toEqual(['old', 'new']);
  expect(store.getState().authDialog.isOpen).toBe(false);
});

test('the dialog says why and to whom; closed, or nobody signed in any more, the refusal is the outcome', async () => {
  const { store, call, sent, asked } = begin();
  const closed = call();
  await asked();
  expect(store.getState().authDialog).toEqual({
    isOpen: true,
    view: 'login',
    notice: 'Your login has expired. Please log in again.',
    email: 'sana@example.com',
  });
  store.dispatch(authDialogClosed());
  expect(await closed).toEqual(unauthorised);
  const out = call();
  await asked();
  store.dispatch(signedOut());
  store.dispatch(authDialogClosed());
  expect(await out).toEqual(unauthorised);
  expect(sent).toEqual(['old', 'old']);
});

test('nothing is sent for somebody else, nor when nobody waits any more', async () => {
  const other = begin();
  const theirs = other.call();
  await other.asked();
  other.logIn({ userId: 8, userEmail: 'bilal@example.com' });
  expect(await theirs).toBeUndefined();
  expect(other.sent).toEqual(['old']);

  const left = begin();
  const leaving = new AbortController();
  const call = left.store.dispatch(asUser(left.send, leaving.signal));
  await left.asked();
  leaving.abort();
  left.logIn();
  expect(await call).toBeUndefined();
  expect(left.sent).toEqual(['old']);
});

test('the call after a login finds its token in session storage', async () => {
  const { store, logIn, asked } = begin();
  const stored: (string | null)[] = [];
  const call = store.dispatch(
    asUser(() => {
      stored.push(sessionStorage.getItem('authToken'));
      return Promise.resolve(unauthorised);
    }, signal),
  );
  await asked();
  logIn();
  await call;
  expect(stored).toEqual([null, 'new']);
});

describe('a Google or Facebook user', () => {
  const google = { email: 'sana@example.com', identityEmail: 'sana@example.com' };
  beforeEach(() => {
    told.current = { ...provided, email: google.email };
  });

  test('is logged in anew without being asked', async () => {
    server.use(answering(login, { statusCode: 200, token: 'new', ...sana }));
    const { store, call, sent } = begin(google);
    expect(await call()).toEqual({ data: 'done' });
    expect(sent).toEqual(['old', 'new']);
    expect(store.getState().authDialog.isOpen).toBe(false);
    expect(store.getState().auth.authUser).toMatchObject({ userId: 7, ...google });
  });

  test('whose account has another password is asked', async () => {
    server.use(answering(login, { statusCode: 404 }));
    const { store, call, sent } = begin(google, null);
    const asked = call();
    await new Promise<void>((resolve) => {
      store.subscribe(() => {
        if (store.getState().authDialog.isOpen) resolve();
      });
    });
    expect(store.getState().authDialog.notice).toBe(
      'Enter the password of your account once to go on.',
    );
    store.dispatch(authDialogClosed());
    expect(await asked).toEqual(unauthorised);
    expect(sent).toEqual([null]);
  });
});

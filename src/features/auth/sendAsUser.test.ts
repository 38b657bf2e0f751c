/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { sana as providerUser, identityMock } from '@/testing/identity';
import { makeStore } from '@/app/store';
import type { ApiError } from '@/shared/api/apiError';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { mockAnswer } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { isSameUser } from './isSameUser';
import { sendAsUser } from './sendAsUser';
import { authDialogClosed } from './authDialogSlice';
import { signedIn, signedOut } from './authSlice';

const loginPath = '/api/ADM/User/UserValidate';
const sana = { userId: 7, userEmail: 'sana@example.com' };
const unauthorisedOutcome: { error: ApiError; data?: string } = {
  error: { status: 401, message: 'Log in' },
};

function setUpCall(authUser: Record<string, unknown> = sana, authToken: string | null = 'old') {
  const store = makeStore({ auth: { authUser, authToken } });
  const sentTokens: (string | null)[] = [];
  const abortController = new AbortController();
  /** Simulates a call that the back end accepts only with the token 'new'. */
  const send = (): Promise<Partial<typeof unauthorisedOutcome>> => {
    const token = store.getState().auth.authToken;
    sentTokens.push(token);
    return Promise.resolve(token === 'new' ? { data: 'done' } : unauthorisedOutcome);
  };
  const callAsUser = () => store.dispatch(sendAsUser(send, abortController.signal));
  const logIn = (response: Record<string, unknown> = sana) => {
    store.dispatch(signedIn({ response, token: 'new' }));
    store.dispatch(authDialogClosed());
  };
  const getDialogState = () => store.getState().authDialog;
  const waitForDialog = () => waitFor(() => expect(getDialogState().isOpen).toBe(true));
  return {
    store,
    sentTokens,
    abortController,
    send,
    callAsUser,
    logIn,
    getDialogState,
    waitForDialog,
  };
}

describe('calls that are refused together', () => {
  async function makeTwoRefusedCalls() {
    const setup = setUpCall();
    let openCount = 0;
    setup.store.subscribe(() => (openCount += Number(setup.getDialogState().isOpen)));
    const bothCalls = Promise.all([setup.callAsUser(), setup.callAsUser()]);
    await setup.waitForDialog();
    setup.logIn();
    return { ...setup, outcomes: await bothCalls, openCount };
  }

  test('ask for the login once', async () => {
    const { openCount, getDialogState } = await makeTwoRefusedCalls();
    // The store changes twice while the dialog is open: when the dialog opens, and when the user
    // logs in.
    expect(openCount).toBe(2);
    expect(getDialogState().isOpen).toBe(false);
  });

  test('are each sent again once', async () => {
    const { outcomes, sentTokens } = await makeTwoRefusedCalls();
    expect(outcomes).toEqual([{ data: 'done' }, { data: 'done' }]);
    expect(sentTokens).toEqual(['old', 'old', 'new', 'new']);
  });
});

test('a call refused after a new login is sent again without a dialog', async () => {
  const { store, send, sentTokens, logIn, getDialogState, abortController } = setUpCall();
  const sendThenLogIn = async () => {
    const outcome = await send();
    if (sentTokens.length === 1) logIn();
    return outcome;
  };
  expect(await store.dispatch(sendAsUser(sendThenLogIn, abortController.signal))).toEqual({
    data: 'done',
  });
  expect(sentTokens).toEqual(['old', 'new']);
  expect(getDialogState().isOpen).toBe(false);
});

test('the login dialog shows the reason and the e-mail', async () => {
  const { store, callAsUser, getDialogState, waitForDialog } = setUpCall();
  const outcome = callAsUser();
  await waitForDialog();
  expect(getDialogState()).toMatchObject({
    isOpen: true,
    view: 'login',
    notice: 'Your login has expired. Please log in again.',
    email: 'sana@example.com',
  });
  store.dispatch(authDialogClosed());
  await outcome;
});

test('a call refused after its page was left opens no dialog', async () => {
  const { callAsUser, abortController, getDialogState } = setUpCall();
  const callPromise = callAsUser();
  abortController.abort();
  expect(await callPromise).toEqual(unauthorisedOutcome);
  expect(getDialogState().isOpen).toBe(false);
});

test('closing the login dialog returns the refusal', async () => {
  const { store, callAsUser, sentTokens, waitForDialog } = setUpCall();
  const outcome = callAsUser();
  await waitForDialog();
  store.dispatch(authDialogClosed());
  expect(await outcome).toEqual(unauthorisedOutcome);
  expect(sentTokens).toEqual(['old']);
});

test('a logout while the dialog is open returns the refusal', async () => {
  const { store, callAsUser, sentTokens, waitForDialog } = setUpCall();
  const outcome = callAsUser();
  await waitForDialog();
  store.dispatch(signedOut());
  store.dispatch(authDialogClosed());
  expect(await outcome).toEqual(unauthorisedOutcome);
  expect(sentTokens).toEqual(['old']);
});

test.each([
  ['for somebody else', { userId: 8, userEmail: 'bilal@example.com' }, false],
  ['when nobody waits any more', sana, true],
])('the call is not sent again %s', async (_case, user, isAborted) => {
  const { callAsUser, sentTokens, abortController, logIn, waitForDialog } = setUpCall();
  const outcome = callAsUser();
  await waitForDialog();
  if (isAborted) abortController.abort();
  logIn(user);
  expect(await outcome).toBeUndefined();
  expect(sentTokens).toEqual(['old']);
});

const createUser = (userId: string, email: string) => ({ userId, email }) as SignedInUser;

test.each([
  ['the same id, the e-mail changed', createUser('7', 'a@x.pk'), createUser('7', 'b@x.pk'), true],
  ['another id, one e-mail', createUser('7', 'a@x.pk'), createUser('8', 'a@x.pk'), false],
  ['no id on one side, one e-mail', createUser('', 'A@x.pk'), createUser('7', 'a@x.pk'), true],
  ['neither id nor e-mail', createUser('', ''), createUser('', ''), false],
  ['nobody', createUser('7', 'a@x.pk'), undefined, false],
])('isSameUser compares two users: %s', (_case, userA, userB, expected) => {
  expect([isSameUser(userA, userB), isSameUser(userB, userA)]).toEqual([expected, expected]);
});

const googleUser = { email: 'sana@example.com', identityEmail: 'sana@example.com' };

test('a Google or Facebook user is logged in again without a dialog', async () => {
  identityMock.current = { ...providerUser, email: googleUser.email };
  server.use(mockAnswer(loginPath, { statusCode: 200, token: 'new', ...sana }));
  const { store, callAsUser, sentTokens, getDialogState } = setUpCall(googleUser);
  expect(await callAsUser()).toEqual({ data: 'done' });
  expect(sentTokens).toEqual(['old', 'new']);
  expect(getDialogState().isOpen).toBe(false);
  expect(store.getState().auth.authUser).toMatchObject({ userId: 7, ...googleUser });
});

test('a Google or Facebook user with another account password sees the dialog', async () => {
  identityMock.current = { ...providerUser, email: googleUser.email };
  server.use(mockAnswer(loginPath, { statusCode: 404 }));
  const { store, callAsUser, sentTokens, getDialogState, waitForDialog } = setUpCall(
    googleUser,
    null,
  );
  const outcome = callAsUser();
  await waitForDialog();
  expect(getDialogState().notice).toBe('Please enter your account password once to continue.');
  store.dispatch(authDialogClosed());
  expect(await outcome).toEqual(unauthorisedOutcome);
  expect(sentTokens).toEqual([null]);
});

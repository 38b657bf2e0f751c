/** @jest-environment ./src/testing/environment.ts */

import { newAccount } from '@shop/server/testing/testApp';
import { readDevTools } from '@/testing/devTools';
import { sana } from '@/testing/identity';
import { makeStore } from '@/app/store';
import { createDemoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { logIn, signUp } from './authApi';
import { authSlice, signedIn, signedOut } from './authSlice';
import { derivePassword } from './derivePassword';
import { signInWithProvider } from './identitySession';
import { saveProfile } from './saveProfile';

/*
 * These tests check what the Redux DevTools would show of API calls that contain a password, a
 * token or a picture.
 */

const shopper = { email: 'shopper@example.com', password: 'shopper-demo-1' };
const { signal } = new AbortController();

beforeEach(() => server.use(...createDemoHandlers()));

const findLeaks = (texts: readonly string[], secrets: readonly string[]) =>
  secrets.filter((secret) => texts.some((text) => text.includes(secret)));

/** Makes each API call whose request or answer contains a secret, and returns these secrets. */
async function sendSecrets() {
  const store = makeStore();
  const refusedLogin = await store.dispatch(logIn({ ...shopper, password: 'mistyped-1' }));
  const createdAccount = await store.dispatch(signUp(newAccount));
  const { data } = await store.dispatch(logIn(shopper));
  if (!data?.token) throw new Error('No token');
  store.dispatch(signedIn(data));
  const user = authSlice.selectors.selectUser(store.getState());
  if (!user) throw new Error('Nobody is signed in');
  const base64 = btoa('picture'.repeat(50));
  const image = { file: new File([], 'me.png'), preview: `data:image/png;base64,${base64}` };
  await store.dispatch(saveProfile(user, { typedValues: {}, image }, signal));

  const passwords = ['mistyped-1', shopper.password, newAccount.loginPassword];
  const { token } = data;
  const secrets = [...passwords, token, base64];
  return { store, refusedLogin, createdAccount, token, secrets, ...readDevTools(store) };
}

test('the calls that carry secrets get real answers', async () => {
  const { refusedLogin, createdAccount } = await sendSecrets();
  expect(refusedLogin.error).toMatchObject({ status: 404 });
  expect(createdAccount).toEqual({ data: null });
});

test('the DevTools hide passwords, tokens and files of login, sign-up and profile', async () => {
  const { rawTexts, sanitizedTexts, secrets } = await sendSecrets();
  expect(findLeaks(rawTexts, secrets)).toEqual(secrets);
  expect(findLeaks(sanitizedTexts, secrets)).toEqual([]);
});

test('the DevTools show values that are not secret', async () => {
  const { sanitizedTexts } = await sendSecrets();
  expect(findLeaks(sanitizedTexts, [shopper.email, newAccount.appUserName, 'me.png'])).toHaveLength(
    3,
  );
});

test('no call with a secret stays in the state', async () => {
  const { store } = await sendSecrets();
  expect(store.getState().api.mutations).toEqual({});
});

test('the state holds no secret except the token of the signed-in user', async () => {
  const { store, token, secrets } = await sendSecrets();
  expect(findLeaks([JSON.stringify(store.getState())], secrets)).toEqual([token]);
});

/** Signs a person in with Google and out again. */
async function signInAndOutWithGoogle() {
  const store = makeStore();
  const isSignedIn = await store.dispatch(signInWithProvider('Google', signal));
  store.dispatch(signedOut());
  return { isSignedIn, password: derivePassword(sana.uid), ...readDevTools(store) };
}

test('the DevTools hide the derived password of a Google user', async () => {
  const { isSignedIn, password, rawTexts, sanitizedTexts } = await signInAndOutWithGoogle();
  expect(isSignedIn).toBe(true);
  expect(findLeaks(rawTexts, [password])).toEqual([password]);
  expect(findLeaks(sanitizedTexts, [password])).toEqual([]);
});

test('no action carries the id from which the password is derived', async () => {
  const { rawTexts, sanitizedTexts } = await signInAndOutWithGoogle();
  expect(findLeaks(rawTexts, [sana.uid])).toEqual([]);
  expect(findLeaks(sanitizedTexts, [sana.uid])).toEqual([]);
});

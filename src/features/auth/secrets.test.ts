/** @jest-environment ./src/testing/environment.ts */

import { newcomer } from '@shop/server/testing/testApp';
import { inDevTools } from '@/testing/devTools';
import { sana } from '@/testing/identity';
import { makeStore } from '@/app/store';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { logIn, signUp } from './authApi';
import { authSlice, signedIn, signedOut } from './authSlice';
import { derivedPassword } from './derivedPassword';
import { continueWith } from './identitySession';
import { saveProfile } from './saveProfile';

/* What the Redux DevTools would show of the real calls that carry a password, a token or a picture. */

const shopper = { email: 'shopper@example.com', password: 'shopper-demo-1' };
const { signal } = new AbortController();

beforeEach(() => server.use(...demoHandlers()));

const leaks = (texts: readonly string[], secrets: readonly string[]) =>
  secrets.filter((secret) => texts.some((text) => text.includes(secret)));

test('of a login, a sign-up and a profile no password, token or file', async () => {
  const store = makeStore();
  const wrong = await store.dispatch(logIn({ ...shopper, password: 'mistyped-1' }));
  expect(wrong.error).toMatchObject({ status: 404 });
  expect(await store.dispatch(signUp(newcomer))).toEqual({ data: null });
  const { data } = await store.dispatch(logIn(shopper));
  if (!data?.token) throw new Error('No token');
  store.dispatch(signedIn(data));
  const user = authSlice.selectors.selectUser(store.getState());
  if (!user) throw new Error('Nobody is signed in');
  const base64 = btoa('picture'.repeat(50));
  const image = { file: new File([], 'me.png'), preview: `data:image/png;base64,${base64}` };
  await store.dispatch(saveProfile(user, { typed: {}, image }, signal));

  const passwords = ['mistyped-1', shopper.password, newcomer.loginPassword];
  const secrets = [...passwords, data.token, base64];
  const { kept, shown } = inDevTools(store);
  expect(leaks(kept, secrets)).toEqual(secrets);
  expect(leaks(shown, secrets)).toEqual([]);
  expect(leaks(shown, [shopper.email, newcomer.appUserName, 'me.png'])).toHaveLength(3);
  expect(store.getState().api.mutations).toEqual({});
  // A state holds the token of whoever is signed in, and no password at all.
  expect(leaks([JSON.stringify(store.getState())], secrets)).toEqual([data.token]);
});

test('of Google and Facebook users neither the password nor the id that it is made of', async () => {
  const store = makeStore();
  expect(await store.dispatch(continueWith('Google', signal))).toBe(true);
  store.dispatch(signedOut());
  const password = derivedPassword(sana.uid);
  const { kept, shown } = inDevTools(store);
  expect(leaks(kept, [password])).toEqual([password]);
  expect(leaks(shown, [password, sana.uid])).toEqual([]);
  expect(leaks(kept, [sana.uid])).toEqual([]);
});

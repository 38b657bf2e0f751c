/** @jest-environment ./src/testing/environment.ts */

import { signedIn, signedOut } from '@/features/auth/authSlice';
import { buyNowEnded, buyNowStarted, lineAdded, lineRemoved } from '@/features/cart/cartSlice';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { selectToasts } from '@/shared/lib/toast';
import { draftKeys } from '@/shared/lib/webStorage';
import { aLine } from '@/testing/cartBuilders';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { maskSecrets } from './devTools';
import { startPersisting } from './persist';
import { authMirror } from './sessionMirror';
import { makeStore } from './store';

const line = aLine({ price: 680, quantity: 2, total: 1360 });
const response = { statusCode: 200, userId: 5, appUserName: 'Sana', extra: { deep: 1 } };

/** A store that has read the session, as at start-up. */
async function startedStore() {
  const store = makeStore();
  const persistor = await startPersisting(store);
  return { store, flush: () => persistor.flush() };
}

const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

test('cart and buy-now line are mirrored raw, and nothing else is written', async () => {
  const { store, flush } = await startedStore();
  store.dispatch(lineAdded(line));
  store.dispatch(buyNowStarted(line));
  await flush();
  expect(stored('cart')).toEqual([line]);
  expect(stored('buyNowItem')).toEqual(line);
  store.dispatch(lineRemoved({ index: 0, line }));
  store.dispatch(buyNowEnded());
  await flush();
  expect(stored('cart')).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['cart']);
});

test('the signed-in user is mirrored at once and whole, found again, and gone after logout', async () => {
  const first = await startedStore();
  first.store.dispatch(lineAdded(line));
  first.store.dispatch(signedIn({ response, token: 'abc' }));
  expect(stored('authUser')).toEqual(response);
  expect(sessionStorage.getItem('authToken')).toBe('abc');
  await first.flush();

  const { store, flush } = await startedStore();
  expect(store.getState().cart.lines).toEqual([line]);
  expect(store.getState().auth).toMatchObject({ authUser: { userId: 5 }, authToken: 'abc' });
  for (const key of Object.values(draftKeys)) sessionStorage.setItem(key, '{}');
  store.dispatch(signedOut());
  expect(Object.keys(sessionStorage)).toEqual(['cart']);
  await flush();
  expect(Object.keys(sessionStorage)).toEqual(['cart']);
});

test('a line that is added is told of, and client information is kept as it came', async () => {
  server.use(...demoHandlers());
  const { store } = await startedStore();
  store.dispatch(lineAdded(line));
  const { data } = await store.dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  expect(selectToasts(store.getState())).toMatchObject([{ message: 'Item added to cart!' }]);
  expect(stored('clientInfo')).toEqual(data);
});

test('a page that goes leaves its last change behind', async () => {
  const { store } = await startedStore();
  store.dispatch(lineAdded(line));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored('cart')).toEqual([line]);
});

test('of a cart with broken lines the good part is there, with totals of its own', async () => {
  const short = { name: 'short', price: 5, quantity: 2 };
  const broken = [null, { ...line, quantity: -3 }, { ...line, price: 'x' }];
  sessionStorage.setItem('cart', JSON.stringify([{ ...line, total: 1 }, ...broken, short]));
  sessionStorage.setItem('authUser', '[1]');
  sessionStorage.setItem('authToken', 'orphan');
  const { store } = await startedStore();
  const { cart, auth } = store.getState();
  expect(cart.lines.map(({ name, total }) => [name, total])).toEqual([
    [line.name, 1360],
    ['short', 10],
  ]);
  expect(auth).toMatchObject({ authUser: null, authToken: null });
});

test.each(['line\nbreak', 'ü', ' ', ''])(
  'a stored user token of %j is none: no header can carry it',
  (token) => {
    sessionStorage.setItem('authUser', '{"userId":5}');
    sessionStorage.setItem('authToken', token);
    expect(authMirror.read()).toEqual({ authUser: { userId: 5 }, authToken: null });
  },
);

test('DevTools shows no token and no password, however deep', () => {
  const shown = maskSecrets({
    auth: { authToken: 'abc', authUser: { token: 'def', data: [{ loginPassword: 'p' }] } },
    payload: { LoginPassword: 'x', accessToken: 'y', name: 'Sana', tokens: 3 },
  });
  expect(JSON.stringify(shown)).not.toMatch(/abc|def|"p"|"x"|"y"/);
  expect(shown.payload).toMatchObject({ name: 'Sana', tokens: 3 });
});

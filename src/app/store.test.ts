/** @jest-environment ./src/testing/environment.ts */

import { signedIn, signedOut } from '@/features/auth/authSlice';
import {
  buyNowEnded,
  buyNowStarted,
  linesAdded,
  lineRemoved,
  selectCheckoutLines,
  selectIsBuyNowUnreadable,
} from '@/features/cart/cartSlice';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { draftKeys } from '@/shared/storage/webStorage';
import { aLine } from '@/testing/cartBuilders';
import { createDemoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { startPersisting } from './persist';
import { authStorage } from './sessionStorageAdapters';
import { makeStore } from './store';

const line = aLine({ price: 680, quantity: 2, total: 1360 });
const response = { statusCode: 200, userId: 5, appUserName: 'Sana', extra: { deep: 1 } };

/** Creates a store that has read the session, as at start-up. */
async function startStore() {
  const store = makeStore();
  const persistor = await startPersisting(store);
  return { store, flush: () => persistor.flush() };
}

const readStoredJson = (key: string) =>
  JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

test('stores cart and buy-now line in the raw form of the contract', async () => {
  const { store, flush } = await startStore();
  store.dispatch(linesAdded([line]));
  store.dispatch(buyNowStarted(line));
  await flush();
  expect(readStoredJson('cart')).toEqual([line]);
  expect(readStoredJson('buyNowItem')).toEqual(line);
});

test('removes cart lines from session storage when they leave the store', async () => {
  const { store, flush } = await startStore();
  store.dispatch(linesAdded([line]));
  store.dispatch(buyNowStarted(line));
  await flush();
  store.dispatch(lineRemoved(line));
  store.dispatch(buyNowEnded());
  await flush();
  expect(readStoredJson('cart')).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['cart']);
});

describe('a buy-now item that cannot be read', () => {
  const unreadableItem = JSON.stringify({ ...line, price: 'free' });

  test('is reported', async () => {
    sessionStorage.setItem('buyNowItem', unreadableItem);
    const { store } = await startStore();
    expect(selectIsBuyNowUnreadable(store.getState())).toBe(true);
  });

  test('is not replaced by the cart at the checkout', async () => {
    sessionStorage.setItem('buyNowItem', unreadableItem);
    sessionStorage.setItem('cart', JSON.stringify([line]));
    const { store } = await startStore();
    expect(selectCheckoutLines(store.getState())).toEqual([]);
  });

  test('stays stored', async () => {
    sessionStorage.setItem('buyNowItem', unreadableItem);
    const { flush } = await startStore();
    await flush();
    expect(sessionStorage.getItem('buyNowItem')).toBe(unreadableItem);
  });

  test('is removed once the shopper leaves the checkout', async () => {
    sessionStorage.setItem('buyNowItem', unreadableItem);
    sessionStorage.setItem('cart', JSON.stringify([line]));
    const { store, flush } = await startStore();
    store.dispatch(buyNowEnded());
    await flush();
    expect(selectCheckoutLines(store.getState())).toEqual([line]);
    expect(sessionStorage.getItem('buyNowItem')).toBeNull();
  });

  test('does not include an item whose numbers are stored as text', async () => {
    const itemWithTextNumbers = JSON.stringify({ ...line, price: '680', quantity: '2' });
    sessionStorage.setItem('buyNowItem', itemWithTextNumbers);
    const { store } = await startStore();
    expect(selectCheckoutLines(store.getState())).toEqual([line]);
  });
});

/** Adds a line to the cart and signs a user in. */
async function signIn() {
  const session = await startStore();
  session.store.dispatch(linesAdded([line]));
  session.store.dispatch(signedIn({ response, token: 'abc' }));
  await session.flush();
  return session;
}

test('stores the complete response of the signed-in user', async () => {
  await signIn();
  expect(readStoredJson('authUser')).toEqual(response);
  expect(sessionStorage.getItem('authToken')).toBe('abc');
});

test('restores cart and user at the next start', async () => {
  await signIn();
  const { store } = await startStore();
  expect(store.getState().cart.lines).toEqual([line]);
  expect(store.getState().auth).toMatchObject({ authUser: { userId: 5 }, authToken: 'abc' });
});

test('keeps only the cart after a logout', async () => {
  await signIn();
  const { store, flush } = await startStore();
  for (const key of Object.values(draftKeys)) sessionStorage.setItem(key, '{}');
  store.dispatch(signedOut());
  await flush();
  expect(Object.keys(sessionStorage)).toEqual(['cart']);
});

test('stores client information as received', async () => {
  server.use(...createDemoHandlers());
  const { store } = await startStore();
  const { data } = await store.dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  expect(readStoredJson('clientInfo')).toEqual(data);
});

test('writes the last change when the page is left', async () => {
  const { store } = await startStore();
  store.dispatch(linesAdded([line]));
  window.dispatchEvent(new Event('pagehide'));
  expect(readStoredJson('cart')).toEqual([line]);
});

test.each([
  ['[1]', 'orphan', null],
  ['{"userId":5}', 'line\nbreak', { userId: 5 }],
  ['{"userId":5}', 'ü', { userId: 5 }],
])('with the stored user %s, ignores the token %j', (storedUserText, storedToken, authUser) => {
  sessionStorage.setItem('authUser', storedUserText);
  sessionStorage.setItem('authToken', storedToken);
  expect(authStorage.read()).toEqual({ authUser, authToken: null });
});

test('removes the id at the identity provider, which gives access to the account', () => {
  sessionStorage.setItem('authUser', JSON.stringify({ ...response, uid: 'of-the-provider' }));
  expect(authStorage.read().authUser).toEqual(response);
});

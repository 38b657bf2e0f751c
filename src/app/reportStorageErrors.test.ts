/** @jest-environment ./src/testing/environment.ts */

import { addOrder, removeOrders } from '@/features/cart/placedOrders';
import { deviceCartStore } from '@/features/cart/storedCart';
import type { CartLine } from '@/shared/contract/cart';
import { selectToasts } from '@/shared/store/toast';
import { localKeys, sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { aLine, anOrder } from '@/testing/cartBuilders';
import { cartStorage } from './sessionStorageAdapters';
import { makeStore } from './store';
import { reportStorageErrors } from './reportStorageErrors';

/** Returns the messages that the shopper sees after the task. */
async function getMessagesAfter(
  task: () => void,
  lines: CartLine[] = [aLine()],
): Promise<string[]> {
  const store = makeStore({ cart: { lines, buyNow: null } });
  reportStorageErrors(store);
  task();
  await Promise.resolve();
  return selectToasts(store.getState()).map(({ message }) => message);
}

const storeOnDevice = (lines?: CartLine[]) =>
  deviceCartStore.update(() => lines && { version: 1, lines });

const blockStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key);
  removeOrders(() => true);
  storeOnDevice();
});

test('reports once that a cart or an order cannot be stored', async () => {
  sessionStore.set(sessionKeys.cart, '[1]');
  addOrder(anOrder({ reference: 'DD-20261103-AB2C' }));
  blockStorage();
  const messages = await getMessagesAfter(() => {
    // The shop can fetch these values again, so losing them is not reported.
    sessionStore.set(sessionKeys.accessToken, 'abc');
    sessionStore.set(sessionKeys.clientInfo, '{}');
    for (const value of ['[1]', '[1,2]']) {
      sessionStore.set(sessionKeys.cart, value);
      addOrder(anOrder());
    }
  });
  expect(messages).toEqual([
    expect.stringContaining('can’t store your cart'),
    expect.stringContaining('can’t store your order'),
  ]);
  expect(sessionStorage.getItem(sessionKeys.cart)).toBeNull();
  expect(localStorage.getItem(localKeys.placedOrders)).toContain('DD-20261103-AB2C');
});

test('does not report a full session storage while the device holds the cart', async () => {
  storeOnDevice([aLine()]);
  blockStorage();
  const writeSessionCart = () => void sessionStore.set(sessionKeys.cart, '[1]');
  expect(await getMessagesAfter(writeSessionCart)).toEqual([]);
  storeOnDevice();
  expect(await getMessagesAfter(writeSessionCart, [])).toEqual([]);
  expect(await getMessagesAfter(writeSessionCart)).toHaveLength(1);
});

test.each([
  [1, '{'],
  [1, JSON.stringify([aLine(), { quantity: 'x' }])],
  [0, '[]'],
  [0, JSON.stringify([aLine()])],
])('reports %d unreadable parts of the cart %s', async (unreadableCount, storedText) => {
  sessionStore.set(sessionKeys.cart, storedText);
  const message = 'Part of your cart could not be loaded and is missing.';
  const readCartTwice = () => void [cartStorage.read(), cartStorage.read()];
  expect(await getMessagesAfter(readCartTwice)).toEqual(Array(unreadableCount).fill(message));
});

/** @jest-environment ./src/testing/environment.ts */

import { deviceStore, writeDeviceCart } from '@/features/cart/deviceCart';
import { ordersKey, readOrders } from '@/features/cart/placedOrders';
import type { CartLine } from '@/shared/contract/cart';
import { selectToasts } from '@/shared/store/toast';
import { localKeys, localStore, sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { aLine } from '@/testing/cartBuilders';
import { cartMirror } from './sessionMirror';
import { makeStore } from './store';
import { reportStorageErrors } from './reportStorageErrors';

/** What the shopper is told meanwhile. */
async function told(task: () => void, lines: CartLine[] = [aLine()]): Promise<string[]> {
  const store = makeStore({ cart: { lines, buyNow: null } });
  reportStorageErrors(store);
  task();
  await Promise.resolve();
  return selectToasts(store.getState()).map(({ message }) => message);
}

const refuse = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

afterEach(() => {
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key);
  localStore.remove(ordersKey);
  deviceStore.remove(localKeys.cart);
});

test('of what cannot be stored, a cart and an order are told of, once each, and no older cart stays', async () => {
  writeDeviceCart([aLine()]);
  sessionStore.set(sessionKeys.cart, '[1]');
  refuse();
  const messages = await told(() => {
    // What the shop can fetch again is no loss.
    sessionStore.set(sessionKeys.accessToken, 'abc');
    sessionStore.set(sessionKeys.clientInfo, '{}');
    writeDeviceCart([aLine(), aLine()]);
    for (const value of ['[1]', '[1,2]']) {
      sessionStore.set(sessionKeys.cart, value);
      localStore.set(ordersKey, value);
    }
  });
  expect(messages).toEqual([
    expect.stringContaining('can’t store your cart'),
    expect.stringContaining('can’t store your order'),
  ]);
  const stored = [localStorage.getItem(localKeys.cart), sessionStorage.getItem(sessionKeys.cart)];
  expect(stored).toEqual([null, null]);
});

test('a session without room is no loss while the device has the cart, or where it is empty', async () => {
  writeDeviceCart([aLine()]);
  refuse();
  const write = () => void sessionStore.set(sessionKeys.cart, '[1]');
  expect(await told(write)).toEqual([]);
  deviceStore.remove(localKeys.cart);
  expect(await told(write, [])).toEqual([]);
  expect(await told(write)).toHaveLength(1);
});

test.each([
  [1, '{'],
  [1, JSON.stringify([aLine(), { quantity: 'x' }])],
  [0, '[]'],
  [0, JSON.stringify([aLine()])],
])('%d parts could not be read of a cart of %s, and that is told of once', async (parts, value) => {
  sessionStore.set(sessionKeys.cart, value);
  const message = 'Part of your cart could not be read and was left out.';
  const read = () => void [cartMirror.read(), cartMirror.read()];
  expect(await told(read)).toEqual(Array(parts).fill(message));
});

test('orders that could not be read are told of once, whichever of those kept is broken', async () => {
  localStore.set(ordersKey, JSON.stringify({ version: 1, orders: [{ reference: 'A' }] }));
  const read = () => void [readOrders(), readOrders()];
  expect(await told(read)).toEqual(['Part of your order could not be read and was left out.']);
  localStore.set(ordersKey, JSON.stringify({ version: 1, orders: [] }));
  expect(await told(read)).toEqual([]);
});

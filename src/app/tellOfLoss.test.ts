import { ordersKey } from '@/features/cart/placedOrders';
import { selectToasts } from '@/shared/lib/toast';
import { localStore, sessionKeys, sessionStore } from '@/shared/lib/webStorage';
import { makeStore } from './store';
import { tellOfLoss } from './tellOfLoss';

/** What the shopper is told while the browser refuses to store anything. */
function told(write: () => void): string[] {
  const store = makeStore();
  const stop = tellOfLoss(store.dispatch);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  write();
  set.mockRestore();
  stop();
  return selectToasts(store.getState()).map(({ message }) => message);
}

test('a cart and an order that cannot be stored are told of, once each', () => {
  const messages = told(() => {
    for (const value of ['[1]', '[1,2]']) {
      sessionStore.set(sessionKeys.cart, value);
      localStore.set(ordersKey, value);
    }
  });
  expect(messages).toEqual([
    expect.stringContaining('can’t store your cart'),
    expect.stringContaining('can’t store your order'),
  ]);
});

test('an empty cart, and what the shop can fetch again, are no loss', () => {
  const messages = told(() => {
    sessionStore.set(sessionKeys.cart, '[]');
    sessionStore.set(sessionKeys.accessToken, 'abc');
    sessionStore.set(sessionKeys.clientInfo, '{}');
  });
  expect(messages).toEqual([]);
});

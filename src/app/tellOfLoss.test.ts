/** @jest-environment ./src/testing/environment.ts */

import { writeDeviceCart } from '@/features/cart/deviceCart';
import { ordersKey, readOrders } from '@/features/cart/placedOrders';
import { selectToasts } from '@/shared/lib/toast';
import { localStore, sessionKeys, sessionStore } from '@/shared/lib/webStorage';
import { aLine } from '@/testing/cartBuilders';
import { cartMirror } from './sessionMirror';
import { makeStore } from './store';
import { tellOfLoss } from './tellOfLoss';

/** What the shopper is told meanwhile. */
function told(task: () => void): string[] {
  const store = makeStore();
  const stop = tellOfLoss(store.dispatch);
  task();
  stop();
  return selectToasts(store.getState()).map(({ message }) => message);
}

describe('while the browser refuses to store anything', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const key of Object.values(sessionKeys)) sessionStore.remove(key);
    localStore.remove(ordersKey);
  });

  test('a cart and an order are told of, once each', () => {
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

  test('a session without room is none while the device has the cart', () => {
    jest.restoreAllMocks();
    writeDeviceCart([aLine()]);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(told(() => sessionStore.set(sessionKeys.cart, '[1]'))).toEqual([]);
  });
});

describe('what could not be read is told of once', () => {
  const heard = () => told(() => [readOrders(), readOrders()]);
  const line = { name: 'Box', image: '', price: 5, quantity: 1, total: 5 };

  it.each(['{', '7', '{"0":1}', JSON.stringify([line, { quantity: 'x' }]), '[null]'])(
    'a cart of %s',
    (value) => {
      sessionStore.set(sessionKeys.cart, value);
      cartMirror.read();
      expect(heard()).toEqual(['Part of your cart could not be read and was left out.']);
      expect(heard()).toEqual([]);
    },
  );

  it.each(['', 'null', '[]', JSON.stringify([line])])('no loss: a cart of %j', (value) => {
    sessionStore.set(sessionKeys.cart, value);
    cartMirror.read();
    expect(heard()).toEqual([]);
  });

  it('an order, whichever of those kept is broken', () => {
    localStore.set(ordersKey, JSON.stringify({ version: 1, orders: [{ reference: 'A' }] }));
    expect(heard()).toEqual(['Part of your order could not be read and was left out.']);
    localStore.set(ordersKey, JSON.stringify({ version: 1, orders: [] }));
    expect(heard()).toEqual([]);
  });
});

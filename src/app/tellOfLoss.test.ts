import { writeDeviceCart } from '@/features/cart/deviceCart';
import { ordersKey, readOrders } from '@/features/cart/placedOrders';
import { selectToasts } from '@/shared/lib/toast';
import { localStore, sessionKeys, sessionStore } from '@/shared/lib/webStorage';
import { aLine } from '@/testing/cartBuilders';
import { cartMirror } from './sessionMirror';
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

test('a session without room is no loss while the device has the cart', () => {
  writeDeviceCart([aLine()]);
  const messages = told(() => sessionStore.set(sessionKeys.cart, '[1]'));
  expect(messages).toEqual([]);
});

test('an empty cart, and what the shop can fetch again, are no loss', () => {
  const messages = told(() => {
    sessionStore.set(sessionKeys.cart, '[]');
    sessionStore.set(sessionKeys.accessToken, 'abc');
    sessionStore.set(sessionKeys.clientInfo, '{}');
  });
  expect(messages).toEqual([]);
});

describe('what could not be read is told of once', () => {
  const heard = () => {
    const store = makeStore();
    const stop = tellOfLoss(store.dispatch);
    readOrders();
    readOrders();
    stop();
    return selectToasts(store.getState()).map(({ message }) => message);
  };
  const line = { name: 'Box', image: '', price: 5, quantity: 1, total: 5 };
  beforeEach(() => {
    localStore.remove(ordersKey);
    sessionStore.remove(sessionKeys.cart);
  });

  it.each(['{', '7', '{"0":1}', JSON.stringify([line, { quantity: 'x' }]), '[null]'])(
    'a cart of %s',
    (value) => {
      sessionStore.set(sessionKeys.cart, value);
      cartMirror.read();
      expect(heard()).toEqual(['Part of your cart could not be read and was left out.']);
      expect(heard()).toEqual([]);
    },
  );

  it.each([null, '', 'null', '[]', JSON.stringify([line])])('no loss: a cart of %s', (value) => {
    if (value === null) sessionStore.remove(sessionKeys.cart);
    else sessionStore.set(sessionKeys.cart, value);
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

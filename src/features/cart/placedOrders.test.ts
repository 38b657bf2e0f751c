import fc from 'fast-check';
import { anOrder, aLine } from '@/testing/cartBuilders';
import {
  addOrder,
  clearOrders,
  markOrder,
  maxOrders,
  newReference,
  onOrdersChanged,
  ordersKey,
  readOrders,
} from './placedOrders';

const numbered = (number: number) =>
  anOrder({
    reference: `DD-20261121-${String(number).padStart(4, '0')}`,
    placedAt: new Date(Date.UTC(2026, 10, 21, 0, number)).toISOString(),
  });

const store = (value: unknown) => {
  localStorage.setItem(ordersKey, JSON.stringify(value));
};

test('orders are kept, newest first, at most a hundred', () => {
  for (let number = 0; number < maxOrders + 3; number += 1) addOrder(numbered(number));
  const kept = readOrders();
  expect(kept).toHaveLength(maxOrders);
  expect(kept[0]).toEqual(numbered(maxOrders + 2));
  expect(kept.at(-1)).toEqual(numbered(3));
});

test('two tabs do not lose each other’s orders', () => {
  addOrder(numbered(1));
  // The other tab writes meanwhile, behind this one's back.
  store({ version: 1, orders: [numbered(2), ...readOrders()] });
  addOrder(numbered(3));
  expect(readOrders()).toEqual([numbered(3), numbered(2), numbered(1)]);
});

test('a hand-off is noted once; a chat counts for more than a copy', () => {
  addOrder(numbered(1));
  addOrder(numbered(2));
  markOrder(numbered(1).reference, 'copied');
  expect(readOrders().map(({ state }) => state)).toEqual(['notSent', 'copied']);
  markOrder(numbered(1).reference, 'whatsApp');
  markOrder(numbered(1).reference, 'copied');
  expect(readOrders().map(({ state }) => state)).toEqual(['notSent', 'whatsApp']);
});

test('clearing leaves nothing', () => {
  addOrder(numbered(1));
  clearOrders();
  expect(readOrders()).toEqual([]);
  expect(localStorage.getItem(ordersKey)).toBeNull();
});

test('broken orders go, good ones stay, broken lines within them go', () => {
  const order = anOrder({ lines: [aLine({ quantity: 2 })] });
  store({
    version: 1,
    orders: [
      null,
      'order',
      { ...order, lines: [] },
      { ...order, lines: 'none' },
      { ...order, placedAt: 'yesterday' },
      { ...order, reference: '' },
      { ...order, delivery: {} },
      { ...order, lines: [{ price: 1 }, { ...aLine({ quantity: 2 }), total: 5 }], state: 'lost' },
    ],
  });
  expect(readOrders()).toEqual([order]);
});

test.each([[[anOrder()]], [{ version: 2, orders: [anOrder()] }], ['orders'], [null], [7]])(
  'a foreign value is no order: %j',
  (value) => {
    store(value);
    expect(readOrders()).toEqual([]);
  },
);

test('no JSON at all is no order, and does not stand in the way of one', () => {
  localStorage.setItem(ordersKey, '{"version":1,');
  expect(readOrders()).toEqual([]);
  addOrder(anOrder());
  expect(readOrders()).toEqual([anOrder()]);
});

test('whatever is stored, reading gives orders that can be shown', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (orders) => {
      store({ version: 1, orders });
      expect(Array.isArray(readOrders())).toBe(true);
    }),
  );
});

test('where the browser blocks storage, orders live until the page goes', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  addOrder(anOrder());
  expect(readOrders()).toEqual([anOrder()]);
  set.mockRestore();
  clearOrders();
  expect(readOrders()).toEqual([]);
});

test('where the storage is full, a new order takes none of the earlier ones along', () => {
  addOrder(numbered(1));
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addOrder(numbered(2));
  expect(readOrders()).toEqual([numbered(2), numbered(1)]);
  expect(localStorage.getItem(ordersKey)).toContain(numbered(1).reference);
  set.mockRestore();
  clearOrders();
});

test('other tabs’ changes are told of, other keys’ are not', () => {
  const heard = jest.fn();
  const stop = onOrdersChanged(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: ordersKey }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: ordersKey }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a reference holds the day and four characters that are not taken', () => {
  const day = new Date(2026, 10, 21, 23, 59);
  const taken = new Set<string>();
  for (let number = 0; number < 500; number += 1) {
    const reference = newReference(day, taken);
    expect(reference).toMatch(/^DD-20261121-[2-9A-HJ-NP-Z]{4}$/);
    expect(taken.has(reference)).toBe(false);
    taken.add(reference);
  }
});

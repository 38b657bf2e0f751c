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

test('the newest stands first in whatever order they are stored or come, and the oldest makes room', () => {
  store({ version: 1, orders: [2, 4, 3].map(numbered) });
  expect(readOrders()).toEqual([4, 3, 2].map(numbered));
  addOrder(numbered(1));
  expect(readOrders()).toEqual([4, 3, 2, 1].map(numbered));
  store({ version: 1, orders: Array.from({ length: maxOrders }, (_, at) => numbered(at + 5)) });
  addOrder(numbered(4));
  expect(readOrders().at(-1)).toEqual(numbered(5));
});

test('the key that shoppers’ orders stand under stays', () => {
  addOrder(numbered(1));
  expect(localStorage.getItem('placedOrders')).toContain(numbered(1).reference);
});

test('an order placed under another prefix stays an order', () => {
  const old = anOrder({ reference: 'OLD7-20251121-7F3K', placedAt: '2025-11-21T09:30:00.000Z' });
  store({ version: 1, orders: [old] });
  addOrder(numbered(1));
  markOrder(old.reference, 'whatsApp');
  expect(readOrders()).toMatchObject([numbered(1), { ...old, state: 'whatsApp' }]);
});

test('an order of unknown source leaves the cart alone', () => {
  store({ version: 1, orders: [{ ...numbered(1), source: 'shelf' }] });
  expect(readOrders()).toEqual([{ ...numbered(1), source: 'buyNow' }]);
});

test('two tabs do not lose each other’s orders', () => {
  addOrder(numbered(1));
  // The other tab writes meanwhile, behind this one's back.
  store({ version: 1, orders: [numbered(2), ...readOrders()] });
  addOrder(numbered(3));
  expect(readOrders()).toEqual([numbered(3), numbered(2), numbered(1)]);
});

test('a hand-off is noted once, with its time; one that tells less changes nothing', () => {
  const [first, second] = [new Date('2026-11-22T08:00:00Z'), new Date('2026-11-23T08:00:00Z')];
  const order = numbered(1);
  const kept = () => readOrders().map(({ state, stateAt }) => [state, stateAt]);
  addOrder(order);
  addOrder(numbered(2));
  markOrder(order.reference, 'copied', first);
  expect(kept()).toEqual([
    ['notSent', undefined],
    ['copied', first.toISOString()],
  ]);
  markOrder(order.reference, 'whatsApp', first);
  markOrder(order.reference, 'whatsApp', second);
  markOrder(order.reference, 'copied', second);
  expect(kept()[1]).toEqual(['whatsApp', first.toISOString()]);
  markOrder(order.reference, 'sent', second);
  markOrder(order.reference, 'whatsApp', first);
  expect(kept()[1]).toEqual(['sent', second.toISOString()]);
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
  const timesFor = (key: string | null) => {
    heard.mockClear();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    return heard.mock.calls.length;
  };
  expect([ordersKey, null, 'other'].map(timesFor)).toEqual([1, 1, 0]);
  stop();
  expect(timesFor(ordersKey)).toBe(0);
});

test('a reference holds the day and four characters that are not taken', () => {
  const day = new Date(2026, 10, 21, 23, 59);
  const taken = new Set<string>();
  for (let number = 0; number < 500; number += 1) {
    const reference = newReference(day, taken);
    expect(reference).toMatch(/^TEST-20261121-[2-9A-HJ-NP-Z]{4}$/);
    expect(taken.has(reference)).toBe(false);
    taken.add(reference);
  }
});

test('one-digit days and months take two places', () => {
  expect(newReference(new Date(2027, 0, 5), new Set())).toMatch(/^TEST-20270105-/);
});

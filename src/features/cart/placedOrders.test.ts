/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { aLine, anOrder, keepOrders } from '@/testing/cartBuilders';
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

test('the newest stands first in whatever order they are stored or come; of many the oldest makes room', () => {
  keepOrders(...[2, 4, 3].map(numbered));
  expect(readOrders()).toEqual([4, 3, 2].map(numbered));
  addOrder(numbered(1));
  expect(readOrders()).toEqual([4, 3, 2, 1].map(numbered));
  keepOrders(...Array.from({ length: maxOrders }, (_, at) => numbered(at + 5)));
  addOrder(numbered(4));
  expect(readOrders().at(-1)).toEqual(numbered(5));
  addOrder(numbered(maxOrders + 5));
  expect(readOrders()).toHaveLength(maxOrders);
  expect(readOrders()[0]).toEqual(numbered(maxOrders + 5));
  expect(readOrders().at(-1)).toEqual(numbered(6));
});

test('two tabs do not lose each other’s orders, also of another prefix', () => {
  const old = anOrder({ reference: 'OLD7-20251121-7F3K', placedAt: '2025-11-21T09:30:00.000Z' });
  addOrder(numbered(1));
  // The other tab writes meanwhile, behind this one's back.
  keepOrders(old, ...readOrders());
  addOrder(numbered(3));
  markOrder(old.reference, 'whatsApp');
  expect(readOrders()).toMatchObject([numbered(3), numbered(1), { ...old, state: 'whatsApp' }]);
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

test('broken orders go, good ones stay; broken lines within them go, and what they came from is not the cart', () => {
  const order = anOrder({ lines: [aLine({ quantity: 2 })] });
  keepOrders(
    null,
    'order',
    { ...order, lines: [] },
    { ...order, lines: 'none' },
    { ...order, placedAt: 'yesterday' },
    { ...order, reference: '' },
    { ...order, delivery: {} },
    {
      ...order,
      lines: [{ price: 1 }, { ...aLine({ quantity: 2 }), total: 5 }],
      state: 'lost',
      source: 'shelf',
    },
  );
  expect(readOrders()).toEqual([{ ...order, source: 'buyNow' }]);
});

test('whatever is stored, there is none the less room for an order', () => {
  const another = JSON.stringify({ version: 2, orders: [anOrder()] });
  const values = fc.oneof(fc.string(), fc.json(), fc.constant(another));
  const lists = fc.array(fc.jsonValue()).map((orders) => JSON.stringify({ version: 1, orders }));
  fc.assert(
    fc.property(fc.oneof(values, lists), (raw) => {
      localStorage.setItem(ordersKey, raw);
      expect(readOrders()).toEqual([]);
      addOrder(anOrder());
      expect(readOrders()).toEqual([anOrder()]);
    }),
  );
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
  expect(newReference(new Date(2027, 0, 5), new Set())).toMatch(/^TEST-20270105-/);
  const day = new Date(2026, 10, 21, 23, 59);
  expect(newReference(day, new Set())).toMatch(/^TEST-20261121-[2-9A-HJ-NP-Z]{4}$/);

  const draw = jest.spyOn(crypto, 'getRandomValues');
  draw.mockImplementationOnce((bytes) => bytes);
  const zeros = newReference(day, new Set());
  draw.mockImplementationOnce((bytes) => bytes);
  expect(newReference(day, new Set([zeros]))).not.toBe(zeros);
  draw.mockRestore();
});

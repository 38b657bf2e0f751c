/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { localKeys } from '@/shared/storage/webStorage';
import { aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import { serializeOrders, parseOrders } from './ordersFile';
import {
  addOrder,
  addOrders,
  findRepeatedOrder,
  markOrder,
  maxOrders,
  createReference,
  readOrders,
} from './placedOrders';
import type { PlacedOrder } from './placedOrders';

const numbered = (number: number) =>
  anOrder({
    reference: `DD-20261121-${String(number).padStart(4, '0')}`,
    placedAt: new Date(Date.UTC(2026, 10, 21, 0, number)).toISOString(),
  });

test('the newest order comes first', () => {
  storeOrders(numbered(1), numbered(3));
  addOrder(numbered(2));
  expect(readOrders()).toEqual([numbered(3), numbered(2), numbered(1)]);
});

test('the oldest order is dropped once there are too many', () => {
  const many = Array.from({ length: maxOrders }, (_, at) => numbered(maxOrders + 1 - at));
  const [newest = numbered(0), ...others] = many;
  storeOrders(...[...others].reverse());
  addOrder(numbered(1));
  expect(readOrders()).toEqual([...others, numbered(1)]);
  addOrder(newest);
  expect(readOrders()).toEqual(many);
});

test('an order that is stored twice counts once', () => {
  storeOrders(numbered(2), numbered(1), numbered(2));
  expect(readOrders()).toEqual([numbered(2), numbered(1)]);
});

test('two tabs keep each other’s orders, even with another prefix', () => {
  const old = anOrder({ reference: 'OLD7-20251121-7F3K', placedAt: '2025-11-21T09:30:00.000Z' });
  addOrder(numbered(1));
  // Another tab writes in the meantime, and this tab is not notified.
  storeOrders(old, ...readOrders());
  addOrder(numbered(3));
  markOrder(old.reference, 'whatsApp');
  expect(readOrders()).toMatchObject([numbered(3), numbered(1), { ...old, state: 'whatsApp' }]);
});

/**
 * Exports the orders to a file and adds the orders of that file.
 * @returns how many were added
 */
const addFile = (...orders: PlacedOrder[]) => addOrders(parseOrders(serializeOrders(orders)) ?? []);

test('a file adds only the missing orders', () => {
  storeOrders(numbered(3), numbered(1));
  expect(addFile(numbered(2), numbered(3), numbered(4), numbered(4))).toBe(2);
  expect(readOrders()).toEqual([numbered(4), numbered(3), numbered(2), numbered(1)]);
});

test('a file does not replace existing orders', () => {
  const sent = { ...numbered(3), state: 'sent' as const };
  storeOrders(sent, numbered(1));
  addFile(numbered(2), numbered(3), numbered(4), numbered(4));
  expect(readOrders()).toEqual([numbered(4), sent, numbered(2), numbered(1)]);
});

test('a file with too many orders adds only the newest', () => {
  const own = [4, 3, 2, 1].map(numbered);
  storeOrders(...own);
  const many = Array.from({ length: maxOrders }, (_, at) => numbered(at + 10));
  expect(addFile(...many)).toBe(maxOrders - 4);
  expect(readOrders()).toHaveLength(maxOrders);
  expect(readOrders().slice(-4)).toEqual(own);
  expect(readOrders()).not.toContainEqual(numbered(13));
});

test('a file that is damaged or from another shop is rejected as a whole', () => {
  const good = serializeOrders([anOrder()]);
  expect(parseOrders(good)).toEqual([anOrder()]);
  const parts = JSON.parse(good) as { orders: unknown[] };
  const others = [
    { ...parts, shop: 'Another' },
    { ...parts, version: 2 },
    { ...parts, orders: [...parts.orders, { ...anOrder(), lines: [] }] },
    parts.orders,
  ].map((each) => JSON.stringify(each));
  const halves = fc.nat(good.length - 1).map((end) => good.slice(0, end));
  const files = fc.oneof(fc.constantFrom(...others), halves, fc.json(), fc.string());
  fc.assert(fc.property(files, (text) => parseOrders(text) === undefined));
});

describe('the state of an order', () => {
  const [first, second] = [new Date('2026-11-22T08:00:00Z'), new Date('2026-11-23T08:00:00Z')];
  const reported = first.toISOString();
  const { reference } = numbered(1);
  const mark = (state: Parameters<typeof markOrder>[1], at: Date) => {
    markOrder(reference, state, at);
    return readOrders().map((order) => [order.state, order.stateAt]);
  };
  const other = ['notSent', undefined];
  beforeEach(() => storeOrders(numbered(1), numbered(2)));

  test('is stored with its time', () => {
    expect(mark('copied', first)).toEqual([other, ['copied', reported]]);
  });

  test.each([
    ['copied', 'whatsApp'],
    ['whatsApp', 'sent'],
  ] as const)('changes from %s to a later state', (before, more) => {
    mark(before, first);
    expect(mark(more, second)).toEqual([other, [more, second.toISOString()]]);
  });

  test('keeps the time of the first change', () => {
    mark('whatsApp', first);
    expect(mark('whatsApp', second)).toEqual([other, ['whatsApp', reported]]);
  });

  test('does not change to an earlier state', () => {
    mark('whatsApp', first);
    expect(mark('copied', second)).toEqual([other, ['whatsApp', reported]]);
  });
});

describe('an order that is placed again', () => {
  const kept = numbered(1);
  const press = Date.parse(kept.placedAt) + 60_000;
  const found = (parts: object = {}, pressedAt = press) =>
    findRepeatedOrder({ ...kept, ...parts }, pressedAt)?.reference;
  beforeEach(() => {
    jest.useFakeTimers({ now: press });
    storeOrders(kept);
  });

  test('is recognised as the same order', () => {
    expect(found()).toBe(kept.reference);
  });

  test('is recognised even with unchecked prices', () => {
    const lines = [{ ...aLine({ quantity: 3 }), isUnchecked: true }];
    expect(found({ lines })).toBe(kept.reference);
  });

  test.each<[string, Partial<PlacedOrder>]>([
    ['another quantity', { lines: [aLine({ quantity: 4 })] }],
    ['another remark', { delivery: { ...kept.delivery, remark: 'Ring twice' } }],
    ['another source', { source: 'buyNow' }],
  ])('with %s counts as another order', (_what, parts) => {
    expect(found(parts)).toBeUndefined();
  });

  test('counts as another order a day later', () => {
    expect(found({}, press + 24 * 3_600_000)).toBeUndefined();
  });

  test('is recognised if it was sent after the press', () => {
    markOrder(kept.reference, 'sent', new Date(press));
    expect(found()).toBe(kept.reference);
  });

  test('counts as another order if the first was already sent', () => {
    markOrder(kept.reference, 'sent', new Date(press));
    expect(found({}, press + 1)).toBeUndefined();
  });
});

test.each<[string, Partial<PlacedOrder>]>([
  ['was placed', {}],
  ['was sent', { state: 'sent', stateAt: '2026-11-21T08:00:00.000Z' }],
])('an order that %s while the clock was ahead does not match a later one', (_what, parts) => {
  const kept = anOrder({ placedAt: '2026-11-21T08:00:00.000Z', ...parts });
  storeOrders(kept);
  const press = Date.parse(kept.placedAt) - 3 * 3_600_000;
  jest.useFakeTimers({ now: press });
  expect(findRepeatedOrder(kept, press)).toBeUndefined();
});

test('damaged orders and lines are dropped, and valid ones are kept', () => {
  const order = anOrder({ lines: [aLine({ quantity: 2 })] });
  const lines = [{ price: 1 }, { ...aLine({ quantity: 2 }), total: 5 }];
  const broken = [{ lines: [] }, { placedAt: 'yesterday' }, { reference: '' }, { delivery: {} }];
  storeOrders(null, ...broken.map((parts) => ({ ...order, ...parts })), {
    ...order,
    lines,
    state: 'lost',
    source: 'shelf',
  });
  expect(readOrders()).toEqual([{ ...order, source: 'buyNow' }]);
});

test('any stored value leaves room for a new order', () => {
  const another = JSON.stringify({ version: 2, orders: [anOrder({ state: 'sent' })] });
  const arbitraryStoredText = fc.oneof(fc.string(), fc.json(), fc.constant(another));
  const lists = fc.array(fc.jsonValue()).map((orders) => JSON.stringify({ version: 1, orders }));
  fc.assert(
    fc.property(fc.oneof(arbitraryStoredText, lists), (raw) => {
      localStorage.setItem(localKeys.placedOrders, raw);
      expect(readOrders()).toEqual([]);
      addOrder(anOrder());
      expect(readOrders()).toEqual([anOrder()]);
    }),
  );
});

test('a reference consists of the prefix, the date and four characters', () => {
  const day = new Date(2027, 0, 5, 23, 59);
  expect(createReference(day)).toMatch(/^TEST-20270105-[2-9A-HJ-NP-Z]{4}$/);
});

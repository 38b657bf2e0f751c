/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { localKeys } from '@/shared/storage/webStorage';
import { aLine, anOrder, keepOrders } from '@/testing/cartBuilders';
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

test('the newest stands first', () => {
  keepOrders(numbered(1), numbered(3));
  addOrder(numbered(2));
  expect(readOrders()).toEqual([numbered(3), numbered(2), numbered(1)]);
});

test('the oldest of many makes room', () => {
  const many = Array.from({ length: maxOrders }, (_, at) => numbered(maxOrders + 1 - at));
  const [newest = numbered(0), ...others] = many;
  keepOrders(...[...others].reverse());
  addOrder(numbered(1));
  expect(readOrders()).toEqual([...others, numbered(1)]);
  addOrder(newest);
  expect(readOrders()).toEqual(many);
});

test('an order that is stored twice counts once', () => {
  keepOrders(numbered(2), numbered(1), numbered(2));
  expect(readOrders()).toEqual([numbered(2), numbered(1)]);
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

/** As a file of these orders gives them. @returns how many were added */
const addFile = (...orders: PlacedOrder[]) => addOrders(parseOrders(serializeOrders(orders)) ?? []);

test('a file adds the orders that are not there', () => {
  keepOrders(numbered(3), numbered(1));
  expect(addFile(numbered(2), numbered(3), numbered(4), numbered(4))).toBe(2);
  expect(readOrders()).toEqual([numbered(4), numbered(3), numbered(2), numbered(1)]);
});

test('a file replaces no order', () => {
  const sent = { ...numbered(3), state: 'sent' as const };
  keepOrders(sent, numbered(1));
  addFile(numbered(2), numbered(3), numbered(4), numbered(4));
  expect(readOrders()).toEqual([numbered(4), sent, numbered(2), numbered(1)]);
});

test('a file with too many orders adds the newest', () => {
  const own = [4, 3, 2, 1].map(numbered);
  keepOrders(...own);
  const many = Array.from({ length: maxOrders }, (_, at) => numbered(at + 10));
  expect(addFile(...many)).toBe(maxOrders - 4);
  expect(readOrders()).toHaveLength(maxOrders);
  expect(readOrders().slice(-4)).toEqual(own);
  expect(readOrders()).not.toContainEqual(numbered(13));
});

test('of a file of another shop, of another kind, or less than whole, nothing counts', () => {
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

describe('a hand-off', () => {
  const [first, second] = [new Date('2026-11-22T08:00:00Z'), new Date('2026-11-23T08:00:00Z')];
  const reported = first.toISOString();
  const { reference } = numbered(1);
  const mark = (state: Parameters<typeof markOrder>[1], at: Date) => {
    markOrder(reference, state, at);
    return readOrders().map((order) => [order.state, order.stateAt]);
  };
  const other = ['notSent', undefined];
  beforeEach(() => keepOrders(numbered(1), numbered(2)));

  test('is noted with its time', () => {
    expect(mark('copied', first)).toEqual([other, ['copied', reported]]);
  });

  test.each([
    ['copied', 'whatsApp'],
    ['whatsApp', 'sent'],
  ] as const)('that tells more than %s replaces it', (before, more) => {
    mark(before, first);
    expect(mark(more, second)).toEqual([other, [more, second.toISOString()]]);
  });

  test('that is known keeps its first time', () => {
    mark('whatsApp', first);
    expect(mark('whatsApp', second)).toEqual([other, ['whatsApp', reported]]);
  });

  test('that tells less changes nothing', () => {
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
    keepOrders(kept);
  });

  test('is recognised', () => {
    expect(found()).toBe(kept.reference);
  });

  test('is recognised though its prices are not checked', () => {
    const lines = [{ ...aLine({ quantity: 3 }), isUnchecked: true }];
    expect(found({ lines })).toBe(kept.reference);
  });

  test.each<[string, Partial<PlacedOrder>]>([
    ['another quantity', { lines: [aLine({ quantity: 4 })] }],
    ['another remark', { delivery: { ...kept.delivery, remark: 'Ring twice' } }],
    ['another source', { source: 'buyNow' }],
  ])('with %s is another order', (_what, parts) => {
    expect(found(parts)).toBeUndefined();
  });

  test('a day later is another order', () => {
    expect(found({}, press + 24 * 3_600_000)).toBeUndefined();
  });

  test('is recognised where it was sent after the press', () => {
    markOrder(kept.reference, 'sent', new Date(press));
    expect(found()).toBe(kept.reference);
  });

  test('after it was sent is another order', () => {
    markOrder(kept.reference, 'sent', new Date(press));
    expect(found({}, press + 1)).toBeUndefined();
  });
});

test.each<[string, Partial<PlacedOrder>]>([
  ['was placed', {}],
  ['was sent', { state: 'sent', stateAt: '2026-11-21T08:00:00.000Z' }],
])(
  'an order that %s while the clock was ahead is not the one placed after the correction',
  (_what, parts) => {
    const kept = anOrder({ placedAt: '2026-11-21T08:00:00.000Z', ...parts });
    keepOrders(kept);
    const press = Date.parse(kept.placedAt) - 3 * 3_600_000;
    jest.useFakeTimers({ now: press });
    expect(findRepeatedOrder(kept, press)).toBeUndefined();
  },
);

test('damaged orders and lines are dropped, and valid ones stay', () => {
  const order = anOrder({ lines: [aLine({ quantity: 2 })] });
  const lines = [{ price: 1 }, { ...aLine({ quantity: 2 }), total: 5 }];
  const broken = [{ lines: [] }, { placedAt: 'yesterday' }, { reference: '' }, { delivery: {} }];
  keepOrders(null, ...broken.map((parts) => ({ ...order, ...parts })), {
    ...order,
    lines,
    state: 'lost',
    source: 'shelf',
  });
  expect(readOrders()).toEqual([{ ...order, source: 'buyNow' }]);
});

test('whatever is stored, there is none the less room for an order', () => {
  const another = JSON.stringify({ version: 2, orders: [anOrder({ state: 'sent' })] });
  const values = fc.oneof(fc.string(), fc.json(), fc.constant(another));
  const lists = fc.array(fc.jsonValue()).map((orders) => JSON.stringify({ version: 1, orders }));
  fc.assert(
    fc.property(fc.oneof(values, lists), (raw) => {
      localStorage.setItem(localKeys.placedOrders, raw);
      expect(readOrders()).toEqual([]);
      addOrder(anOrder());
      expect(readOrders()).toEqual([anOrder()]);
    }),
  );
});

test('a reference holds the prefix, the day and four characters', () => {
  const day = new Date(2027, 0, 5, 23, 59);
  expect(createReference(day)).toMatch(/^TEST-20270105-[2-9A-HJ-NP-Z]{4}$/);
});

/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { localKeys } from '@/shared/storage/webStorage';
import { aLine, anOrder, keepOrders } from '@/testing/cartBuilders';
import { ordersFile, ordersIn } from './ordersFile';
import {
  addOrder,
  addOrders,
  findRepeated,
  markOrder,
  maxOrders,
  newReference,
  readOrders,
} from './placedOrders';
import type { PlacedOrder } from './placedOrders';

const numbered = (number: number) =>
  anOrder({
    reference: `DD-20261121-${String(number).padStart(4, '0')}`,
    placedAt: new Date(Date.UTC(2026, 10, 21, 0, number)).toISOString(),
  });

test('the newest stands first, and the oldest of many makes room', () => {
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

test('a file adds orders, and replaces none', () => {
  const sent = { ...numbered(3), state: 'sent' as const };
  const file = ordersFile([numbered(2), numbered(3), numbered(4), numbered(4)]);
  keepOrders(sent, numbered(1));
  expect(addOrders(ordersIn(file) ?? [])).toBe(2);
  expect(readOrders()).toEqual([numbered(4), sent, numbered(2), numbered(1)]);

  const many = Array.from({ length: maxOrders }, (_, at) => numbered(at + 10));
  expect(addOrders(ordersIn(ordersFile(many)) ?? [])).toBe(maxOrders - 4);
  expect(readOrders()).toHaveLength(maxOrders);
  expect(readOrders().slice(-4)).toEqual([numbered(4), sent, numbered(2), numbered(1)]);
  expect(readOrders()).not.toContainEqual(numbered(13));
});

test('of a file of another shop, of another kind, or less than whole, nothing counts', () => {
  const good = ordersFile([anOrder()]);
  expect(ordersIn(good)).toEqual([anOrder()]);
  const parts = JSON.parse(good) as { orders: unknown[] };
  const others = [
    { ...parts, shop: 'Another' },
    { ...parts, version: 2 },
    { ...parts, orders: [...parts.orders, { ...anOrder(), lines: [] }] },
    parts.orders,
  ].map((each) => JSON.stringify(each));
  const halves = fc.nat(good.length - 1).map((end) => good.slice(0, end));
  const files = fc.oneof(fc.constantFrom(...others), halves, fc.json(), fc.string());
  fc.assert(fc.property(files, (text) => ordersIn(text) === undefined));
});

test('a hand-off is noted once, with its time; one that tells less changes nothing', () => {
  const [first, second] = [new Date('2026-11-22T08:00:00Z'), new Date('2026-11-23T08:00:00Z')];
  const { reference } = numbered(1);
  keepOrders(numbered(1), numbered(2));
  const marked = (...args: Parameters<typeof markOrder>) => {
    markOrder(...args);
    return readOrders().map(({ state, stateAt }) => [state, stateAt]);
  };
  const other = ['notSent', undefined];
  const told = first.toISOString();
  expect(marked(reference, 'copied', first)).toEqual([other, ['copied', told]]);
  expect(marked(reference, 'whatsApp', first)).toEqual([other, ['whatsApp', told]]);
  for (const noMore of ['whatsApp', 'copied'] as const)
    expect(marked(reference, noMore, second)).toEqual([other, ['whatsApp', told]]);
  expect(marked(reference, 'sent', second)).toEqual([other, ['sent', second.toISOString()]]);
});

test('an order that is placed again is recognised', () => {
  const kept = numbered(1);
  const press = Date.parse(kept.placedAt) + 60_000;
  jest.useFakeTimers({ now: press });
  const found = (parts: object = {}, pressedAt = press) =>
    findRepeated({ ...kept, ...parts }, pressedAt)?.reference;
  keepOrders(kept);
  expect(found()).toBe(kept.reference);
  expect(found({ lines: [{ ...aLine({ quantity: 3 }), isUnchecked: true }] })).toBe(kept.reference);
  expect(found({ lines: [aLine({ quantity: 4 })] })).toBeUndefined();
  expect(found({ delivery: { ...kept.delivery, remark: 'Ring twice' } })).toBeUndefined();
  expect(found({ source: 'buyNow' })).toBeUndefined();
  expect(found({}, press + 24 * 3_600_000)).toBeUndefined();
  markOrder(kept.reference, 'sent', new Date(press));
  expect(found()).toBe(kept.reference);
  expect(found({}, press + 1)).toBeUndefined();
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
    expect(findRepeated(kept, press)).toBeUndefined();
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
  expect(newReference(day)).toMatch(/^TEST-20270105-[2-9A-HJ-NP-Z]{4}$/);
});

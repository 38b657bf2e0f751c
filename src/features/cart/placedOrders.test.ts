/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import { localKeys } from '@/shared/storage/webStorage';
import { aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import { isOrderVisible } from './placedOrder';
import { addOrder, markOrder, maxOrders, readOrders } from './placedOrders';

const createNumberedOrder = (number: number) =>
  anOrder({
    reference: `DD-20261121-${String(number).padStart(4, '0')}`,
    placedAt: new Date(Date.UTC(2026, 10, 21, 0, number)).toISOString(),
  });

test('the newest order comes first', () => {
  storeOrders(createNumberedOrder(1), createNumberedOrder(3));
  addOrder(createNumberedOrder(2));
  expect(readOrders()).toEqual([
    createNumberedOrder(3),
    createNumberedOrder(2),
    createNumberedOrder(1),
  ]);
});

test('the oldest order is dropped once there are too many', () => {
  const manyOrders = Array.from({ length: maxOrders }, (_, index) =>
    createNumberedOrder(maxOrders + 1 - index),
  );
  const [newest = createNumberedOrder(0), ...otherOrders] = manyOrders;
  storeOrders(...[...otherOrders].reverse());
  addOrder(createNumberedOrder(1));
  expect(readOrders()).toEqual([...otherOrders, createNumberedOrder(1)]);
  addOrder(newest);
  expect(readOrders()).toEqual(manyOrders);
});

test('an order that is stored twice counts once', () => {
  storeOrders(createNumberedOrder(2), createNumberedOrder(1), createNumberedOrder(2));
  expect(readOrders()).toEqual([createNumberedOrder(2), createNumberedOrder(1)]);
});

test('two tabs keep each other’s orders, even with different reference prefixes', () => {
  const oldOrder = anOrder({
    reference: 'OLD7-20251121-7F3K',
    placedAt: '2025-11-21T09:30:00.000Z',
  });
  addOrder(createNumberedOrder(1));
  // Another tab stores an order in the meantime, and this tab is not notified.
  storeOrders(oldOrder, ...readOrders());
  addOrder(createNumberedOrder(3));
  markOrder(oldOrder.reference, 'whatsApp');
  expect(readOrders()).toMatchObject([
    createNumberedOrder(3),
    createNumberedOrder(1),
    { ...oldOrder, state: 'whatsApp' },
  ]);
});

describe('the state of an order', () => {
  const [firstTime, secondTime] = [
    new Date('2026-11-22T08:00:00Z'),
    new Date('2026-11-23T08:00:00Z'),
  ];
  const firstTimestamp = firstTime.toISOString();
  const { reference } = createNumberedOrder(1);
  const markAndReadStates = (state: Parameters<typeof markOrder>[1], date: Date) => {
    markOrder(reference, state, date);
    return readOrders().map((order) => [order.state, order.stateAt]);
  };
  const otherOrderState = ['notSent', undefined];
  beforeEach(() => storeOrders(createNumberedOrder(1), createNumberedOrder(2)));

  test('is stored with its time', () => {
    expect(markAndReadStates('copied', firstTime)).toEqual([
      otherOrderState,
      ['copied', firstTimestamp],
    ]);
  });

  test.each([
    ['copied', 'whatsApp'],
    ['whatsApp', 'sent'],
  ] as const)('changes from %s to a later state', (earlierState, laterState) => {
    markAndReadStates(earlierState, firstTime);
    expect(markAndReadStates(laterState, secondTime)).toEqual([
      otherOrderState,
      [laterState, secondTime.toISOString()],
    ]);
  });

  test('keeps the time of the first change', () => {
    markAndReadStates('whatsApp', firstTime);
    expect(markAndReadStates('whatsApp', secondTime)).toEqual([
      otherOrderState,
      ['whatsApp', firstTimestamp],
    ]);
  });

  test('does not change to an earlier state', () => {
    markAndReadStates('whatsApp', firstTime);
    expect(markAndReadStates('copied', secondTime)).toEqual([
      otherOrderState,
      ['whatsApp', firstTimestamp],
    ]);
  });
});

test('damaged orders are dropped, and valid ones are kept', () => {
  const order = anOrder({ lines: [aLine({ quantity: 2 })] });
  const lines = [{ ...aLine({ quantity: 2 }), total: 5 }];
  const brokenFields = [{ placedAt: 'yesterday' }, { reference: '' }, { delivery: {} }];
  storeOrders(null, ...brokenFields.map((overrides) => ({ ...order, ...overrides })), {
    ...order,
    lines,
    state: 'lost',
    source: 'shelf',
  });
  expect(readOrders()).toEqual([{ ...order, source: 'buyNow' }]);
});

test.each([
  ['a broken line', [aLine(), { price: 1 }]],
  ['no lines', []],
  ['lines of another type', 'Kraft burger box'],
])('an order with %s stays without lines', (_title, lines) => {
  storeOrders({ ...anOrder(), lines });
  expect(readOrders()).toEqual([anOrder({ lines: [] })]);
});

test('an order with an unreadable owner is kept and shown to nobody', () => {
  storeOrders({ ...anOrder(), owner: { id: 5 } });
  const [order = anOrder()] = readOrders();
  expect(order.lines).toEqual(anOrder().lines);
  expect(isOrderVisible(order, undefined)).toBe(false);
  expect(isOrderVisible(order, readSignedInUser({ userId: 5, _id: ' ' }))).toBe(false);
});

test('an unreadable stored value does not prevent a new order', () => {
  const otherVersionText = JSON.stringify({ version: 2, orders: [anOrder({ state: 'sent' })] });
  const arbitraryStoredText = fc.oneof(fc.string(), fc.json(), fc.constant(otherVersionText));
  const arbitraryOrdersText = fc
    .array(fc.jsonValue())
    .map((orders) => JSON.stringify({ version: 1, orders }));
  fc.assert(
    fc.property(fc.oneof(arbitraryStoredText, arbitraryOrdersText), (storedText) => {
      localStorage.setItem(localKeys.placedOrders, storedText);
      expect(readOrders()).toEqual([]);
      addOrder(anOrder());
      expect(readOrders()).toEqual([anOrder()]);
    }),
  );
});

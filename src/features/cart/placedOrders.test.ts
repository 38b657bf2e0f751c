/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import { localKeys } from '@/shared/storage/webStorage';
import { aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import {
  addOrder,
  findRepeatedOrder,
  isOrderVisible,
  markOrder,
  maxOrders,
  createReference,
  readOrders,
  saveOrder,
} from './placedOrders';
import type { NewOrder, PlacedOrder } from './placedOrders';

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

describe('an order that is placed again', () => {
  const placedOrder = createNumberedOrder(1);
  const pressTime = Date.parse(placedOrder.placedAt) + 60_000;
  const findReference = (overrides: object = {}, pressedAt = pressTime) =>
    findRepeatedOrder({ ...placedOrder, ...overrides }, pressedAt)?.reference;
  beforeEach(() => {
    jest.useFakeTimers({ now: pressTime });
    storeOrders(placedOrder);
  });

  test('is recognised as the same order', () => {
    expect(findReference()).toBe(placedOrder.reference);
  });

  test('is recognised even with unchecked prices', () => {
    const lines = [{ ...aLine({ quantity: 3 }), isUnchecked: true }];
    expect(findReference({ lines })).toBe(placedOrder.reference);
  });

  test.each<[string, Partial<PlacedOrder>]>([
    ['another quantity', { lines: [aLine({ quantity: 4 })] }],
    ['another remark', { delivery: { ...placedOrder.delivery, remark: 'Ring twice' } }],
    ['another source', { source: 'buyNow' }],
  ])('with %s counts as another order', (_title, overrides) => {
    expect(findReference(overrides)).toBeUndefined();
  });

  test('of another account counts as another order', () => {
    storeOrders({ ...placedOrder, owner: '5' });
    expect(findReference()).toBeUndefined();
    expect(findReference({ owner: '7' })).toBeUndefined();
    expect(findReference({ owner: '5' })).toBe(placedOrder.reference);
  });

  test('counts as another order a day later', () => {
    expect(findReference({}, pressTime + 24 * 3_600_000)).toBeUndefined();
  });

  test('is recognised if it was sent after PLACE ORDER was pressed', () => {
    markOrder(placedOrder.reference, 'sent', new Date(pressTime));
    expect(findReference()).toBe(placedOrder.reference);
  });

  test('counts as another order if the first was already sent', () => {
    markOrder(placedOrder.reference, 'sent', new Date(pressTime));
    expect(findReference({}, pressTime + 1)).toBeUndefined();
  });
});

describe('an order that equals one of the last ten minutes', () => {
  const pressTime = Date.UTC(2026, 10, 21, 10);
  const sentOrder = anOrder({
    state: 'sent',
    placedAt: new Date(pressTime - 12 * 60_000).toISOString(),
    stateAt: new Date(pressTime - 9 * 60_000).toISOString(),
  });
  const { source, lines, delivery } = sentOrder;
  const save = (changes: Partial<NewOrder> = {}, confirmedReference?: string) =>
    saveOrder(
      { source, lines, delivery, ...changes },
      { pressedAt: pressTime, confirmedReference },
    );
  const expectNewOrder = (savedOrder: Awaited<ReturnType<typeof save>>) => {
    expect(savedOrder).toEqual({ reference: expect.stringMatching(/^TEST-/) as string });
    expect(readOrders()).toHaveLength(2);
  };
  beforeEach(() => {
    jest.useFakeTimers({ now: pressTime, doNotFake: ['setTimeout'] });
    storeOrders(sentOrder);
  });

  test.each(['sent', 'whatsApp', 'copied'] as const)(
    'is not saved if that was %s',
    async (state) => {
      storeOrders({ ...sentOrder, state });
      expect(await save()).toEqual({ recentOrder: { ...sentOrder, state } });
      expect(readOrders()).toHaveLength(1);
    },
  );

  test('is not saved if only its source differs', async () => {
    expect(await save({ source: 'buyNow' })).toEqual({ recentOrder: sentOrder });
  });

  test('is not saved, even if it is of another account', async () => {
    storeOrders({ ...sentOrder, owner: '5' });
    expect(await save()).toEqual({ recentOrder: { ...sentOrder, owner: '5' } });
  });

  test('is saved if the shopper confirms it', async () => {
    expectNewOrder(await save({}, sentOrder.reference));
  });

  test('is saved if the other order is older', async () => {
    jest.setSystemTime(pressTime + 61_000);
    expectNewOrder(await save());
  });

  test('is saved if its quantity differs', async () => {
    expectNewOrder(await save({ lines: [aLine({ quantity: 4 })] }));
  });
});

test('an order is saved only after another tab has saved the same order', async () => {
  let release = () => {};
  const lockPromise = new Promise<void>((resolve) => (release = resolve));
  // jsdom has no Web Locks. Here, the other tab has the lock first.
  const request = (_name: string, task: () => unknown) => lockPromise.then(task);
  Object.assign(navigator, { locks: { request } });
  const { source, lines, delivery } = anOrder();
  const savePromise = saveOrder({ source, lines, delivery }, { pressedAt: Date.now() });
  storeOrders(anOrder({ placedAt: new Date().toISOString() }));
  release();
  expect(await savePromise).toEqual({ reference: anOrder().reference });
  expect(readOrders()).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'locks');
});

test.each<[string, Partial<PlacedOrder>]>([
  ['was placed', {}],
  ['was sent', { state: 'sent', stateAt: '2026-11-21T08:00:00.000Z' }],
])('an order that %s while the clock was ahead does not match a later one', (_title, overrides) => {
  const placedOrder = anOrder({ placedAt: '2026-11-21T08:00:00.000Z', ...overrides });
  storeOrders(placedOrder);
  const pressTime = Date.parse(placedOrder.placedAt) - 3 * 3_600_000;
  jest.useFakeTimers({ now: pressTime });
  expect(findRepeatedOrder(placedOrder, pressTime)).toBeUndefined();
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

test('a reference consists of the prefix, the date and four characters', () => {
  // In Pakistan it is already the next day.
  const placedAt = new Date('2027-01-04T19:00:00Z');
  expect(createReference(placedAt)).toMatch(/^TEST-20270105-[2-9A-HJ-NP-Z]{4}$/);
});

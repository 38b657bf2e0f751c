/** @jest-environment ./src/testing/environment.ts */

import { aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import type { NewOrder, PlacedOrder } from './placedOrder';
import { markOrder, readOrders } from './placedOrders';
import { findRepeatedOrder, saveOrder } from './saveOrder';

describe('an order that is placed again', () => {
  const placedOrder = anOrder();
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

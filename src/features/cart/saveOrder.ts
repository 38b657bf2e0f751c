import { withLock } from '@/shared/browser/withLock';
import { getAge, now } from '@/shared/timing/clock';
import { wait } from '@/shared/timing/wait';
import { getLineKey } from './cartLines';
import { createReference } from './orderReference';
import type { NewOrder, PlacedOrder } from './placedOrder';
import { addOrder, readOrders } from './placedOrders';

const serializeContent = ({ lines, delivery }: NewOrder) =>
  JSON.stringify([delivery, lines.map((line) => [getLineKey(line), line.quantity, line.price])]);

/**
 * Maximum age in ms of an unsent order that a new, equal order can repeat. After a longer time, the
 * new order counts as a separate order.
 */
const orderRepeatWindowMs = 24 * 60 * 60 * 1000;

/**
 * Returns the stored order that this order repeats, or `undefined`. An order is repeated if the
 * answer to it was lost, or if another tab has already placed it. An order that was sent before
 * PLACE ORDER was pressed does not count. An order with a future time, stored before the clock was
 * corrected, does not count either, and neither does an order of another account, which this shopper
 * could not send.
 * @param pressedAt when the shopper pressed PLACE ORDER, in ms since 1970
 */
export const findRepeatedOrder = (order: NewOrder, pressedAt: number): PlacedOrder | undefined =>
  readOrders().find((storedOrder) => {
    const { state, placedAt, stateAt = '' } = storedOrder;
    const placedTime = Date.parse(placedAt);
    const repeatableUntil =
      state === 'notSent' ? placedTime + orderRepeatWindowMs : Date.parse(stateAt);
    const isPast =
      getAge(placedTime) < Infinity && (state === 'notSent' || getAge(repeatableUntil) < Infinity);
    return (
      isPast &&
      repeatableUntil >= pressedAt &&
      (storedOrder.owner === undefined || storedOrder.owner === order.owner) &&
      storedOrder.source === order.source &&
      serializeContent(storedOrder) === serializeContent(order)
    );
  });

/** For this time in ms, a new order that equals an order passed to the supplier is asked about. */
const recentOrderWindowMs = 10 * 60 * 1000;

/**
 * Returns an equal order that was passed to the supplier a few minutes ago. The shopper may not want
 * to place it again: a duplicated tab, for example, has its own copy of a Buy now item. The order may
 * be of another account, because a login ends unnoticed, and is different in each tab.
 */
const findRecentOrder = (order: NewOrder): PlacedOrder | undefined =>
  readOrders().find(
    (storedOrder) =>
      storedOrder.state !== 'notSent' &&
      getAge(Date.parse(storedOrder.stateAt ?? '')) <= recentOrderWindowMs &&
      serializeContent(storedOrder) === serializeContent(order),
  );

interface SaveOptions {
  /** When the shopper pressed PLACE ORDER, in ms since 1970. */
  pressedAt: number;
  /** Reference of the recent order that the shopper wants to place once more. */
  confirmedReference?: string | undefined;
  /** Once it is aborted, the order is not saved any more. */
  signal?: AbortSignal;
}

/**
 * Stores a new order on this device, unless it repeats a stored order. A lock ensures that two tabs
 * do not store the same order at the same moment.
 * @returns the reference of the stored order, an equal recent order about which the shopper must be
 * asked, or `undefined` if the signal was aborted
 */
export const saveOrder = (
  order: NewOrder,
  { pressedAt, confirmedReference, signal }: SaveOptions,
): Promise<{ reference: string } | { recentOrder: PlacedOrder } | undefined> =>
  withLock('orders', async () => {
    if (signal?.aborted) return undefined;
    const repeatedOrder = findRepeatedOrder(order, pressedAt);
    if (repeatedOrder) return { reference: repeatedOrder.reference };
    const recentOrder = findRecentOrder(order);
    if (recentOrder && recentOrder.reference !== confirmedReference) return { recentOrder };
    const placedAt = new Date(now());
    const reference = createReference(placedAt);
    addOrder({ ...order, reference, placedAt: placedAt.toISOString(), state: 'notSent' });
    // Keeps the lock until the other tabs see the order. See `sendOrder`.
    await wait(0);
    return { reference };
  });

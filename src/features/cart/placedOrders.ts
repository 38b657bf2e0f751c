import * as v from 'valibot';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { sortNewestFirst } from '@/shared/collections/sortNewestFirst';
import { createPersistentStore, usePersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';
import { now } from '@/shared/timing/clock';
import { isLaterState, PlacedOrder } from './placedOrder';
import type { OrderState } from './placedOrder';

export const maxOrders = 100;

const StoredOrders = v.object({
  version: v.literal(1),
  orders: v.pipe(
    v.array(PlacedOrder),
    v.transform((orders) =>
      sortNewestFirst(
        uniqueBy(orders, ({ reference }) => reference),
        ({ placedAt }) => placedAt,
      ),
    ),
  ),
});

/**
 * Orders placed in this browser. They are kept in localStorage, because the API contract has no
 * call that stores orders.
 */
const ordersStore = createPersistentStore(localKeys.placedOrders, StoredOrders, {
  version: 1,
  orders: [],
});

export const readOrders = (): PlacedOrder[] => ordersStore.read().orders;
export const usePlacedOrders = (): PlacedOrder[] => usePersistentStore(ordersStore).orders;

/**
 * Returns the stored order, including changes by other tabs, or `undefined` if it is not stored.
 */
export const findOrder = (reference: string): PlacedOrder | undefined =>
  readOrders().find((order) => order.reference === reference);

function changeOrders(change: (orders: PlacedOrder[]) => PlacedOrder[]): void {
  ordersStore.update(({ orders }) => ({ version: 1, orders: change(orders) }));
}

const changeOrder = (reference: string, change: (order: PlacedOrder) => PlacedOrder): void =>
  changeOrders((orders) =>
    orders.map((order) => (order.reference === reference ? change(order) : order)),
  );

export const addOrder = (order: PlacedOrder): void =>
  changeOrders((orders) => [order, ...orders].slice(0, maxOrders));

/** Records a new state of an order. The same or an earlier state changes nothing. */
export const markOrder = (reference: string, state: OrderState, markedAt = new Date(now())): void =>
  changeOrder(reference, (order) =>
    isLaterState(state, order.state) ? { ...order, state, stateAt: markedAt.toISOString() } : order,
  );

/**
 * Records the start of sending. If the page is left before the answer arrives, the browser cannot
 * know whether the order arrived.
 */
export const markSending = (reference: string): void => {
  const sendingSince = new Date(now()).toISOString();
  changeOrder(reference, (order) => ({ ...order, sendingSince }));
};

/** Records that it is known whether the last attempt to send the order succeeded. */
export const markAnswered = (reference: string): void =>
  changeOrder(reference, ({ sendingSince: _sendingSince, ...order }) => order);

export const dismissReminders = (references: readonly string[]): void =>
  changeOrders((orders) =>
    orders.map((order) =>
      references.includes(order.reference) ? { ...order, isDismissed: true } : order,
    ),
  );

/** @returns whether the remaining orders are stored, rather than only in memory */
export function removeOrders(isRemoved: (order: PlacedOrder) => boolean): boolean {
  const orders = readOrders().filter((order) => !isRemoved(order));
  const isEmpty = orders.length === 0;
  return ordersStore.update(() => (isEmpty ? undefined : { version: 1, orders })) || isEmpty;
}

import * as v from 'valibot';
import { withLock } from '@/shared/browser/withLock';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { sortNewestFirst } from '@/shared/collections/sortNewestFirst';
import { Delivery } from '@/shared/contract/delivery';
import { Id, RequiredText } from '@/shared/contract/primitives';
import { getOwnerNames } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { createPersistentStore, usePersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';
import { getAge, now } from '@/shared/timing/clock';
import { wait } from '@/shared/timing/wait';
import { getLineKey } from './cartLines';
import { StoredLines } from './storedCart';

export const maxOrders = 100;

/**
 * Texts for the states of an order, from the first state to the last. With `whatsApp`, the shopper
 * still has to press Send in the chat. `sent` means that the back end accepted the order.
 */
const orderStateTexts = {
  notSent: 'Not sent yet',
  copied: 'Text copied',
  whatsApp: 'Opened in WhatsApp',
  sent: 'Sent',
} as const;
export type OrderState = keyof typeof orderStateTexts;
const stateNames = Object.keys(orderStateTexts) as OrderState[];

/** Owner of orders whose stored owner is damaged. No user has this name, so nobody sees them. */
const unreadableOwner = ' ';

const PartNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * An order that was placed on this device. An order with a broken line is read without lines,
 * because the other lines are another order.
 */
export const PlacedOrder = v.object({
  reference: RequiredText,
  /**
   * The first of `getOwnerNames` of the user who placed the order. It is missing in orders of guests
   * and of older releases, which everybody who uses this device can see.
   */
  owner: v.optional(v.fallback(Id, unreadableOwner)),
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  state: v.fallback(v.picklist(stateNames), 'notSent'),
  /** Time of the change to this state, if known. */
  stateAt: v.optional(v.fallback(v.pipe(v.string(), v.isoTimestamp()), '')),
  /**
   * Start of the last attempt to send the order, if its outcome is unknown: no answer has arrived
   * yet, the request timed out, or the visitor left the page. The order may have arrived.
   */
  sendingSince: v.optional(v.fallback(v.pipe(v.string(), v.isoTimestamp()), '')),
  /** For a long order: the number of parts, and the part numbers that the back end has accepted. */
  parts: v.fallback(
    v.optional(v.object({ count: PartNumber, sent: v.array(PartNumber) })),
    undefined,
  ),
  /** Whether the shopper dismissed the reminder of this unsent order. */
  isDismissed: v.optional(v.fallback(v.boolean(), false)),
  /** Where the lines come from. A Buy now order leaves the cart unchanged. */
  source: v.fallback(v.picklist(['cart', 'buyNow']), 'buyNow'),
  lines: v.fallback(v.pipe(StoredLines, v.minLength(1)), []),
  delivery: Delivery,
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;
export type NewOrder = Pick<PlacedOrder, 'owner' | 'source' | 'lines' | 'delivery'>;

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

export const isOrderReadable = ({ lines }: PlacedOrder): boolean => lines.length > 0;
export const unreadableOrderText =
  'The products of this order cannot be read on this device. If it is not sent yet, please place a new order.';

/** Returns whether this user, or a guest, may see the content of the order. */
export const isOrderVisible = (
  { owner }: Pick<PlacedOrder, 'owner'>,
  user: SignedInUser | undefined,
): boolean => owner === undefined || getOwnerNames(user).includes(owner);
export const hiddenOrdersText = 'Orders of another account are on this device. Log in to see them';

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

function changeOrders(change: (orders: PlacedOrder[]) => PlacedOrder[]): void {
  ordersStore.update(({ orders }) => ({ version: 1, orders: change(orders) }));
}

export const addOrder = (order: PlacedOrder): void =>
  changeOrders((orders) => [order, ...orders].slice(0, maxOrders));

/** Records a new state of an order. The same or an earlier state changes nothing. */
export const markOrder = (
  reference: string,
  state: OrderState,
  markedAt = new Date(now()),
): void => {
  const needsNewState = (order: PlacedOrder) =>
    order.reference === reference && stateNames.indexOf(state) > stateNames.indexOf(order.state);
  const newState = { state, stateAt: markedAt.toISOString() };
  changeOrders((orders) =>
    orders.map((order) => (needsNewState(order) ? { ...order, ...newState } : order)),
  );
};

const changeOrder = (reference: string, change: (order: PlacedOrder) => PlacedOrder): void =>
  changeOrders((orders) =>
    orders.map((order) => (order.reference === reference ? change(order) : order)),
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

/**
 * Returns the numbers of the parts that were sent already. Returns an empty list if the order now
 * has another number of parts.
 */
export const readSentParts = ({ parts }: PlacedOrder, partCount: number): readonly number[] =>
  parts?.count === partCount ? parts.sent : [];

/**
 * Returns the text that describes an order's state to the shopper. An order that was sent in part,
 * or that may have arrived, gets a special text.
 */
export function describeState({ state, parts, sendingSince }: PlacedOrder): string {
  if (state !== 'notSent') return orderStateTexts[state];
  if (parts) return `${parts.sent.length} of ${parts.count} parts sent`;
  return sendingSince ? 'May have reached us' : orderStateTexts.notSent;
}

export const markPartSent = (reference: string, partNumber: number, count: number): void =>
  changeOrder(reference, (order) => ({
    ...order,
    parts: { count, sent: [...readSentParts(order, count), partNumber] },
  }));

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

/** Characters for references, without those that are easily confused when read out on the phone. */
const referenceCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns a reference such as `ORD-20261121-7F3K`: the configured prefix, the date in the shop's time
 * zone, and four random characters.
 */
export function createReference(placedAt: Date): string {
  const { orderPrefix, timeZone } = getRuntimeConfig().brand;
  const randomBytes = crypto.getRandomValues(new Uint8Array(4));
  // A byte has 256 values, a multiple of the 32 characters, so every character is equally likely.
  const randomCode = Array.from(randomBytes, (byte) =>
    referenceCharacters.charAt(byte % referenceCharacters.length),
  ).join('');
  // The Swedish locale formats dates as 2026-11-21. Importing `dayjs` would load it on every page.
  const dateText = placedAt.toLocaleDateString('sv', { timeZone }).replaceAll('-', '');
  return `${orderPrefix}-${dateText}-${randomCode}`;
}

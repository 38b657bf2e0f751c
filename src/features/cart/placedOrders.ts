import * as v from 'valibot';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { sortNewestFirst } from '@/shared/collections/sortNewestFirst';
import { Delivery } from '@/shared/contract/delivery';
import { RequiredText } from '@/shared/contract/primitives';
import { createPersistentStore, usePersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';
import { getAge, now } from '@/shared/timing/clock';
import { getLineKey } from './cartLines';
import { StoredLines } from './storedCart';

export const maxOrders = 100;

/**
 * What we know of the way to the supplier, each counting for more than those before it. In a chat the last step,
 * pressing Send, is the shopper's; `sent` is what the back end has accepted.
 */
const orderStates = {
  notSent: 'Not sent yet',
  copied: 'Text copied',
  whatsApp: 'Opened in WhatsApp',
  sent: 'Sent',
} as const;
export type OrderState = keyof typeof orderStates;
const states = Object.keys(orderStates) as OrderState[];

const PartNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

export const PlacedOrder = v.object({
  reference: RequiredText,
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  state: v.fallback(v.picklist(states), 'notSent'),
  /** When it came into this state, if that is known. */
  stateAt: v.optional(v.fallback(v.pipe(v.string(), v.isoTimestamp()), '')),
  /**
   * When its last sending began whose outcome is not known: none has come yet, none came in time, or the page was left
   * before. The order may have arrived.
   */
  sendingSince: v.optional(v.fallback(v.pipe(v.string(), v.isoTimestamp()), '')),
  /** Of a long order: in how many parts it goes, and the numbers of those that the back end has accepted. */
  parts: v.fallback(
    v.optional(v.object({ count: PartNumber, sent: v.array(PartNumber) })),
    undefined,
  ),
  /** The shopper wants no reminder that it is not sent. */
  isDismissed: v.optional(v.fallback(v.boolean(), false)),
  /** A buy-now order leaves the cart alone, here and at the hand-off. */
  source: v.fallback(v.picklist(['cart', 'buyNow']), 'buyNow'),
  lines: v.pipe(StoredLines, v.minLength(1)),
  delivery: Delivery,
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;
export type NewOrder = Pick<PlacedOrder, 'source' | 'lines' | 'delivery'>;

export const KeptOrders = v.object({
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

/** Orders placed in this browser live in local storage: no call of the contract takes them. */
const placedOrders = createPersistentStore(localKeys.placedOrders, KeptOrders, {
  version: 1,
  orders: [],
});

export const readOrders = (): PlacedOrder[] => placedOrders.read().orders;
export const usePlacedOrders = (): PlacedOrder[] => usePersistentStore(placedOrders).orders;

/** The order as it is kept now, another tab's changes included. */
export const findOrder = (reference: string): PlacedOrder | undefined =>
  readOrders().find((order) => order.reference === reference);

const getContent = ({ source, lines, delivery }: NewOrder) =>
  JSON.stringify([
    source,
    delivery,
    lines.map((line) => [getLineKey(line), line.quantity, line.price]),
  ]);

/** In ms: what was not sent for longer is left as it is. */
const day = 24 * 60 * 60 * 1000;

/**
 * The order that this one repeats: its answer was lost, or another tab has placed it. One sent before the press is
 * another, and so is one whose time lies ahead of now: it was placed before the device's clock was corrected.
 */
export const findRepeatedOrder = (order: NewOrder, pressedAt: number): PlacedOrder | undefined =>
  readOrders().find((kept) => {
    const { state, placedAt, stateAt = '' } = kept;
    const placed = Date.parse(placedAt);
    const until = state === 'notSent' ? placed + day : Date.parse(stateAt);
    const isPast = getAge(placed) < Infinity && (state === 'notSent' || getAge(until) < Infinity);
    return isPast && until >= pressedAt && getContent(kept) === getContent(order);
  });

function changeOrders(change: (orders: PlacedOrder[]) => PlacedOrder[]): void {
  placedOrders.update(({ orders }) => ({ version: 1, orders: change(orders) }));
}

export const addOrder = (added: PlacedOrder): void =>
  changeOrders((orders) => [added, ...orders].slice(0, maxOrders));

/** Adds those that are not here yet, as far as there is room, from the first on. @returns how many */
export function addOrders(found: readonly PlacedOrder[]): number {
  const kept = readOrders();
  const known = new Set(kept.map(({ reference }) => reference));
  const added = found
    .filter(({ reference }) => !known.has(reference) && known.add(reference))
    .slice(0, maxOrders - kept.length);
  changeOrders((orders) => [...orders, ...added]);
  return added.length;
}

/** A later hand-off of the same or a lesser kind changes nothing. */
export const markOrder = (reference: string, state: OrderState, at = new Date(now())): void => {
  const isNews = (order: PlacedOrder) =>
    order.reference === reference && states.indexOf(state) > states.indexOf(order.state);
  const news = { state, stateAt: at.toISOString() };
  changeOrders((orders) => orders.map((order) => (isNews(order) ? { ...order, ...news } : order)));
};

const changeOrder = (reference: string, change: (order: PlacedOrder) => PlacedOrder): void =>
  changeOrders((orders) =>
    orders.map((order) => (order.reference === reference ? change(order) : order)),
  );

/** Before it is sent: if the page goes now, nobody will know whether the order arrived. */
export const markSending = (reference: string): void => {
  const sendingSince = new Date(now()).toISOString();
  changeOrder(reference, (order) => ({ ...order, sendingSince }));
};

/** The outcome of its sending is known. */
export const markAnswered = (reference: string): void =>
  changeOrder(reference, ({ sendingSince: _sendingSince, ...order }) => order);

/** The numbers of the parts that need not be sent again, where the order goes in so many parts. */
export const readSentParts = ({ parts }: PlacedOrder, count: number): readonly number[] =>
  parts?.count === count ? parts.sent : [];

/** What an order's state is called. One that is sent in part, or may have arrived, is neither sent nor unsent. */
export function describeState({ state, parts, sendingSince }: PlacedOrder): string {
  if (state !== 'notSent') return orderStates[state];
  if (parts) return `${parts.sent.length} of ${parts.count} parts sent`;
  return sendingSince ? 'May have arrived' : orderStates.notSent;
}

export const markPartSent = (reference: string, part: number, count: number): void =>
  changeOrder(reference, (order) => ({
    ...order,
    parts: { count, sent: [...readSentParts(order, count), part] },
  }));

export const dismissReminders = (references: readonly string[]): void =>
  changeOrders((orders) =>
    orders.map((order) =>
      references.includes(order.reference) ? { ...order, isDismissed: true } : order,
    ),
  );

export const clearOrders = (): void => {
  placedOrders.update(() => undefined);
};

/** Keeps a new order on this device, unless it repeats one that is kept. @returns the reference of either */
export function saveOrder(order: NewOrder, pressedAt: number): string {
  const repeated = findRepeatedOrder(order, pressedAt);
  if (repeated) return repeated.reference;
  const placedAt = new Date(now());
  const reference = createReference(placedAt);
  addOrder({ ...order, reference, placedAt: placedAt.toISOString(), state: 'notSent' });
  return reference;
}

/** No letters or digits that are mistaken for each other when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `ORD-20261121-7F3K`: the configured prefix, the shopper's day, and four random characters. */
export function createReference(placedAt: Date): string {
  const { orderPrefix } = getRuntimeConfig().brand;
  const random = crypto.getRandomValues(new Uint8Array(4));
  // 32 divides 256: every character is equally likely.
  const code = Array.from(random, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  // Sweden writes 2026-11-21; dayjs would come with every page.
  const day = placedAt.toLocaleDateString('sv').replaceAll('-', '');
  return `${orderPrefix}-${day}-${code}`;
}

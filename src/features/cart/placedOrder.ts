import * as v from 'valibot';
import { Delivery } from '@/shared/contract/delivery';
import { Id, RequiredText } from '@/shared/contract/primitives';
import { getOwnerNames } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { StoredLines } from './storedCart';

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

/** Returns whether an order reaches the first state later than the second. */
export const isLaterState = (state: OrderState, otherState: OrderState): boolean =>
  stateNames.indexOf(state) > stateNames.indexOf(otherState);

/** Owner of orders whose stored owner is damaged. No user has this name, so nobody sees them. */
const unreadableOwner = ' ';

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
  /**
   * Older releases sent a long order in several messages. If only some of them arrived, they stored
   * here which.
   */
  parts: v.optional(v.unknown()),
  /** Whether the shopper dismissed the reminder of this unsent order. */
  isDismissed: v.optional(v.fallback(v.boolean(), false)),
  /** Where the lines come from. A Buy now order leaves the cart unchanged. */
  source: v.fallback(v.picklist(['cart', 'buyNow']), 'buyNow'),
  lines: v.fallback(v.pipe(StoredLines, v.minLength(1)), []),
  delivery: Delivery,
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;
export type NewOrder = Pick<PlacedOrder, 'owner' | 'source' | 'lines' | 'delivery'>;

export const isOrderReadable = ({ lines }: PlacedOrder): boolean => lines.length > 0;
export const unreadableOrderText =
  'The products of this order cannot be read on this device. If it is not sent yet, please place a new order.';

/** Returns whether this user, or a guest, may see the content of the order. */
export const isOrderVisible = (
  { owner }: Pick<PlacedOrder, 'owner'>,
  user: SignedInUser | undefined,
): boolean => owner === undefined || getOwnerNames(user).includes(owner);
export const hiddenOrdersText = 'Orders of another account are on this device. Log in to see them';

/** Returns whether only a part of the order has reached the supplier, by any means. */
export const isPartlySent = ({ state, parts }: PlacedOrder): boolean =>
  state === 'notSent' && Boolean(parts);

/**
 * Returns the text that describes an order's state to the shopper. An order that was sent in part,
 * or that may have arrived, gets a special text.
 */
export function describeState(order: PlacedOrder): string {
  const { state, sendingSince } = order;
  if (isPartlySent(order)) return 'Partly sent';
  return state === 'notSent' && sendingSince ? 'May have reached us' : orderStateTexts[state];
}

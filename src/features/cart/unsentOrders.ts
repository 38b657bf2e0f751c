import { localKeys, localStore, readJson } from '@/shared/storage/webStorage';

interface Sending {
  state?: unknown;
  isDismissed?: unknown;
}

/** Placed, not sent, and the shopper has not said that this is as it should be. */
export const wantsReminder = ({ state, isDismissed }: Sending): boolean =>
  state === 'notSent' && isDismissed !== true;

/** A first look at what is stored, without the schemas: whether a reminder needs its place on the page. */
export function hasUnsentOrder(): boolean {
  try {
    const { orders } = readJson(localStore, localKeys.placedOrders) as { orders: Sending[] };
    return orders.some(wantsReminder);
  } catch {
    return false;
  }
}

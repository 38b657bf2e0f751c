import { localKeys, localStore } from '@/shared/storage/webStorage';

interface Sending {
  state?: unknown;
  isDismissed?: unknown;
}

/** Placed, not sent, and the shopper has not said that this is as it should be. */
export const wantsReminder = ({ state, isDismissed }: Sending): boolean =>
  state === 'notSent' && isDismissed !== true;

/** For the early script, which has no schemas: whether a prerendered page leaves room for the reminder. */
export function hasUnsentOrder(): boolean {
  try {
    const stored: unknown = JSON.parse(localStore.get(localKeys.placedOrders) ?? '');
    return (stored as { orders: Sending[] }).orders.some(wantsReminder);
  } catch {
    return false;
  }
}

import type { Store } from '@reduxjs/toolkit';
import { selectLines } from '@/features/cart/cartSlice';
import { deviceCartStore } from '@/features/cart/storedCart';
import type { RootState } from '@/shared/store/storeHooks';
import { showError } from '@/shared/store/toast';
import { localKeys, sessionKeys } from '@/shared/storage/webStorage';

/** Names of the values that a shopper would miss, by key. All other values can be fetched again. */
const valueNamesByKey: Partial<Record<string, string>> = {
  [sessionKeys.cart]: 'cart',
  [sessionKeys.buyNowItem]: 'order',
  [localKeys.placedOrders]: 'order',
  [localKeys.cart]: 'cart',
  [localKeys.savedProducts]: 'saved list',
};

/**
 * Shows a message if the browser did not store a cart, an order or the saved list, or returned a
 * damaged one. Each message is shown once.
 */
export function reportStorageErrors({ dispatch, getState }: Store<RootState>): void {
  const reportedLosses = new Set<string>();
  window.addEventListener('storageloss', ({ detail: { key, kind } }) => {
    const valueName = valueNamesByKey[key];
    if (!valueName || reportedLosses.has(kind + valueName)) return;
    // The checkout itself reports an unreadable Buy now item and offers a way out.
    if (kind === 'notRead' && key === sessionKeys.buyNowItem) return;
    // The cart is stored on the device and in the session. Nothing is lost while one copy is stored
    // or the cart is empty.
    const isLossHarmless =
      key === localKeys.cart || deviceCartStore.read() || selectLines(getState()).length === 0;
    if (kind === 'notStored' && valueName === 'cart' && isLossHarmless) return;
    reportedLosses.add(kind + valueName);
    const message =
      kind === 'notRead'
        ? `Part of your ${valueName} could not be loaded and is missing.`
        : `This browser can’t store your ${valueName}: it will be lost when you reload or close this tab.`;
    dispatch(showError(message));
  });
}

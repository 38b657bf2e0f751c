import type { Store } from '@reduxjs/toolkit';
import { selectLines } from '@/features/cart/cartSlice';
import { deviceCart } from '@/features/cart/storedCart';
import type { RootState } from '@/shared/store/storeHooks';
import { showError } from '@/shared/store/toast';
import { localKeys, sessionKeys } from '@/shared/storage/webStorage';

/** What a shopper would miss; all else is fetched again. */
const words: Partial<Record<string, string>> = {
  [sessionKeys.cart]: 'cart',
  [sessionKeys.buyNowItem]: 'order',
  [localKeys.placedOrders]: 'order',
  [localKeys.cart]: 'cart',
  [localKeys.savedProducts]: 'saved list',
};

/** Tells the shopper of a cart or an order that the browser does not store, or gave back broken, once each. */
export function reportStorageErrors({ dispatch, getState }: Store<RootState>): void {
  const reported = new Set<string>();
  window.addEventListener('storageloss', ({ detail: { key, kind } }) => {
    const what = words[key];
    if (!what || reported.has(kind + what)) return;
    // The checkout itself says so, and what to do.
    if (kind === 'notRead' && key === sessionKeys.buyNowItem) return;
    // Of the cart there are two; with one of them nothing is lost, nor with an empty one.
    const isSpare =
      key === localKeys.cart || deviceCart.read() || selectLines(getState()).length === 0;
    if (kind === 'notStored' && what === 'cart' && isSpare) return;
    reported.add(kind + what);
    const message =
      kind === 'notRead'
        ? `Part of your ${what} could not be read and was left out.`
        : `This browser can’t store your ${what}: it will be lost when you reload or close this tab.`;
    dispatch(showError(message));
  });
}

import { isCartOnDevice } from '@/features/cart/deviceCart';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { errorToast } from '@/shared/store/toast';
import { localKeys, onLoss, sessionKeys } from '@/shared/storage/webStorage';

/** What a shopper would miss; all else is fetched again. */
const words: Partial<Record<string, string>> = {
  [sessionKeys.cart]: 'cart',
  [sessionKeys.buyNowItem]: 'order',
  [localKeys.placedOrders]: 'order',
  [localKeys.cart]: 'cart',
  [localKeys.savedProducts]: 'saved list',
};
const emptyCart = '[]';
const isSpare = (key: string) => key === sessionKeys.cart && isCartOnDevice();

/** Tells the shopper of a cart or an order that the browser does not store, or gave back broken, once each. */
export function reportStorageErrors(dispatch: AppDispatch): () => void {
  const told = new Set<string>();
  return onLoss((key, loss, value) => {
    const what = words[key];
    if (!what || value === emptyCart || told.has(loss + what)) return;
    // Of the cart there are two; with one of them nothing is lost.
    if (loss === 'notStored' && (key === localKeys.cart || isSpare(key))) return;
    told.add(loss + what);
    const message =
      loss === 'notRead'
        ? `Part of your ${what} could not be read and was left out.`
        : `This browser can’t store your ${what}: it will be lost when you reload or close this tab.`;
    dispatch(errorToast(message, { outlivesPage: true }));
  });
}

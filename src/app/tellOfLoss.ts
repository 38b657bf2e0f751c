import type { AppDispatch } from '@/shared/lib/storeHooks';
import { errorToast } from '@/shared/lib/toast';
import { localKeys, onNotStored, sessionKeys } from '@/shared/lib/webStorage';

/** What a shopper would miss; all else is fetched again. */
const words: Partial<Record<string, string>> = {
  [sessionKeys.cart]: 'cart',
  [sessionKeys.buyNowItem]: 'order',
  [localKeys.placedOrders]: 'order',
};
const emptyCart = '[]';

/** Tells the shopper of a cart or an order that the browser does not store, once each. Returns the way to stop. */
export function tellOfLoss(dispatch: AppDispatch): () => void {
  const told = new Set<string>();
  return onNotStored((key, value) => {
    const what = words[key];
    if (!what || value === emptyCart || told.has(what)) return;
    told.add(what);
    dispatch(
      errorToast(
        `This browser can’t store your ${what}: it will be lost when you reload or close this tab.`,
        { outlivesPage: true },
      ),
    );
  });
}

import { buyNowEnded, linesReplaced } from '@/features/cart/cartSlice';
import { removeOrders } from '@/features/cart/placedOrders';
import { forgetDelivery } from '@/features/cart/rememberedDelivery';
import { changeList } from '@/features/catalog/lists/productLists';
import { clearSearches } from '@/features/catalog/search/lastSearches';
import { showError, showSuccess } from '@/shared/store/toast';
import type { AppDispatch } from '@/shared/store/storeHooks';

/**
 * Removes what a shopper has left on this device. The logout has already removed the user and the
 * typed texts. What other accounts have stored stays, and so do orders of guests, because nobody
 * knows whose they are.
 * @param owners the `getOwnerNames` of the shopper
 */
export const removeData = (owners: readonly string[]) => (dispatch: AppDispatch) => {
  const areOrdersRemoved = removeOrders(
    ({ owner }) => owner !== undefined && owners.includes(owner),
  );
  forgetDelivery(['', ...owners]);
  for (const list of ['saved', 'recent', 'compared'] as const) changeList(list, () => []);
  clearSearches();
  dispatch(linesReplaced([]));
  dispatch(buyNowEnded());
  dispatch(
    areOrdersRemoved
      ? showSuccess('Your data was removed from this device.')
      : showError('Your orders could not be removed, because this browser blocks storage.'),
  );
};

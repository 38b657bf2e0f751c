import { isAnyOf } from '@reduxjs/toolkit';
import type { Middleware, Store } from '@reduxjs/toolkit';
import {
  changesAccepted,
  lineAdded,
  lineRemoved,
  lineRestored,
  linesAdded,
  linesReplaced,
  linesSynced,
  linesTaken,
  quantityChanged,
  selectLines,
} from '@/features/cart/cartSlice';
import { readDeviceCart, writeDeviceCart } from '@/features/cart/deviceCart';
import { localKeys, onChangedElsewhere } from '@/shared/storage/webStorage';
import type { RootState } from '@/shared/store/storeHooks';

const isEdit = isAnyOf(
  lineAdded,
  quantityChanged,
  lineRemoved,
  lineRestored,
  linesTaken,
  linesAdded,
  linesReplaced,
  changesAccepted,
);

/** What another tab has made of the cart, if that is not what this one holds. */
function othersLines(state: RootState) {
  const lines = readDeviceCart()?.lines;
  return JSON.stringify(lines) === JSON.stringify(selectLines(state)) ? undefined : lines;
}

/** An edit begins with the cart as the last tab left it, and is there for all tabs at once: none is lost. */
export const cartInTabs: Middleware<object, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isEdit(action)) return next(action);
    const lines = othersLines(getState());
    if (lines) next(linesSynced(lines));
    const result = next(action);
    writeDeviceCart(selectLines(getState()));
    return result;
  };

/** Shows what the other tabs do, also to a page that comes back from the back/forward cache. */
export function followOtherTabs({ dispatch, getState }: Store<RootState>): void {
  onChangedElsewhere(localKeys.cart, () => {
    const lines = othersLines(getState());
    if (lines) dispatch(linesSynced(lines));
  });
}

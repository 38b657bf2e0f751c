import { isAnyOf } from '@reduxjs/toolkit';
import type { Middleware, Store } from '@reduxjs/toolkit';
import { cartSlice, linesReplaced, selectLines } from '@/features/cart/cartSlice';
import type { CartLine } from '@/shared/contract/cart';
import { deviceCart } from '@/features/cart/storedCart';
import type { RootState } from '@/shared/store/storeHooks';

/** What another tab has made of the cart, if that is not what this one holds. */
function getOtherTabsLines(state: RootState) {
  const lines = deviceCart.read()?.lines;
  return JSON.stringify(lines) === JSON.stringify(selectLines(state)) ? undefined : lines;
}

function saveCartOnDevice(lines: CartLine[]): void {
  const isStored = deviceCart.update(() => ({ version: 1, lines }));
  // Without room for the cart as it is, none stays there: the session's is the newer one then.
  if (!isStored) deviceCart.update(() => undefined);
}

/** A session's cart that stands where the device has none, or an empty one, becomes the cart of all tabs. */
export function shareSessionCart({ getState }: Store<RootState>): void {
  const lines = selectLines(getState());
  if (lines.length > 0 && !deviceCart.read()?.lines.length) saveCartOnDevice(lines);
}

const isCartAction = isAnyOf(...Object.values(cartSlice.actions));

/** An edit begins with the cart as the last tab left it, and is there for all tabs at once: none is lost. */
export const createCartSync: Middleware<object, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isCartAction(action)) return next(action);
    const lines = getOtherTabsLines(getState());
    if (lines) next(linesReplaced(lines));
    const result = next(action);
    // What changes nothing, as what was heard of another tab, must not be written over what a third has stored meanwhile.
    const now = selectLines(getState());
    const isUnchanged = deviceCart.read() ? !getOtherTabsLines(getState()) : now.length === 0;
    if (!isUnchanged) saveCartOnDevice(now);
    return result;
  };

/** Shows what the other tabs do, also to a page that comes back from the back/forward cache. */
export function followOtherTabs({ dispatch, getState }: Store<RootState>): void {
  deviceCart.subscribe(() => {
    const lines = getOtherTabsLines(getState());
    if (lines) dispatch(linesReplaced(lines));
  });
}

import { isAnyOf } from '@reduxjs/toolkit';
import type { Middleware, Store } from '@reduxjs/toolkit';
import { cartSlice, linesReplaced, selectLines } from '@/features/cart/cartSlice';
import type { CartLine } from '@/shared/contract/cart';
import { deviceCartStore } from '@/features/cart/storedCart';
import type { RootState } from '@/shared/store/storeHooks';

/**
 * Returns the stored cart lines if another tab has changed them. Returns `undefined` if this tab
 * holds the same lines or if no cart is stored.
 */
function getOtherTabsLines(state: RootState) {
  const lines = deviceCartStore.read()?.lines;
  return JSON.stringify(lines) === JSON.stringify(selectLines(state)) ? undefined : lines;
}

function saveCartOnDevice(lines: CartLine[]): void {
  const isStored = deviceCartStore.update(() => ({ version: 1, lines }));
  // If storage has no room for the new cart, the outdated cart must be removed. The session then
  // holds the newer cart.
  if (!isStored) deviceCartStore.update(() => undefined);
}

/** Stores the session's cart for all tabs, unless the device already holds a cart with lines. */
export function shareSessionCart({ getState }: Store<RootState>): void {
  const lines = selectLines(getState());
  if (lines.length > 0 && !deviceCartStore.read()?.lines.length) saveCartOnDevice(lines);
}

const isCartAction = isAnyOf(...Object.values(cartSlice.actions));

/**
 * Applies each edit to the cart that was stored last, and stores the result for all tabs at once.
 * This way, no tab's edit is lost.
 */
export const createCartSync: Middleware<object, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isCartAction(action)) return next(action);
    const lines = getOtherTabsLines(getState());
    if (lines) next(linesReplaced(lines));
    const result = next(action);
    // An unchanged cart is not stored, because another tab may have stored a newer cart meanwhile.
    const newLines = selectLines(getState());
    const isUnchanged = deviceCartStore.read()
      ? !getOtherTabsLines(getState())
      : newLines.length === 0;
    if (!isUnchanged) saveCartOnDevice(newLines);
    return result;
  };

/** Shows the changes of other tabs, also when the page returns from the back/forward cache. */
export function followOtherTabs({ dispatch, getState }: Store<RootState>): void {
  deviceCartStore.subscribe(() => {
    const lines = getOtherTabsLines(getState());
    if (lines) dispatch(linesReplaced(lines));
  });
}

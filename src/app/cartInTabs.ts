import { isAction } from '@reduxjs/toolkit';
import type { Middleware, Store } from '@reduxjs/toolkit';
import { cartSlice, linesReplaced, selectLines } from '@/features/cart/cartSlice';
import { deviceCart } from '@/features/cart/storedCart';
import type { RootState } from '@/shared/store/storeHooks';

/** What another tab has made of the cart, if that is not what this one holds. */
function othersLines(state: RootState) {
  const lines = deviceCart.read()?.lines;
  return JSON.stringify(lines) === JSON.stringify(selectLines(state)) ? undefined : lines;
}

/** An edit begins with the cart as the last tab left it, and is there for all tabs at once: none is lost. */
export const cartInTabs: Middleware<object, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isAction(action) || !action.type.startsWith(`${cartSlice.name}/`)) return next(action);
    const lines = othersLines(getState());
    if (lines) next(linesReplaced(lines));
    const result = next(action);
    // What changes nothing, as what was heard of another tab, must not be written over what a third has stored meanwhile.
    if (deviceCart.read() && !othersLines(getState())) return result;
    const isStored = deviceCart.update(() => ({ version: 1, lines: selectLines(getState()) }));
    // Without room for the cart as it is, none stays there: the session's is the newer one then.
    if (!isStored) deviceCart.update(() => undefined);
    return result;
  };

/** Shows what the other tabs do, also to a page that comes back from the back/forward cache. */
export function followOtherTabs({ dispatch, getState }: Store<RootState>): void {
  deviceCart.subscribe(() => {
    const lines = othersLines(getState());
    if (lines) dispatch(linesReplaced(lines));
  });
}

import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { subtractLines } from './cartLines';
import { linesAdded, linesSwapped, selectLines } from './cartSlice';
import { orderSubmitted } from './orderSubmitted';
import { findOrder, markOrder } from './placedOrders';
import type { OrderState } from './placedOrder';

/**
 * Records how an order was passed to the supplier. The first time, the order's lines are removed
 * from the cart. The shopper can undo the removal, unless the order was sent: the products could
 * then be ordered twice.
 */
export const markOrderSubmitted =
  (reference: string, state: OrderState) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const order = findOrder(reference);
    if (!order) return;
    markOrder(reference, state);
    if (order.state !== 'notSent') return;
    dispatch(orderSubmitted(reference));
    // The lines of a Buy now order did not come from the cart.
    if (order.source !== 'cart') return;
    const { removedLines } = subtractLines(selectLines(getState()), order.lines);
    if (removedLines.length === 0) return;
    dispatch(linesSwapped([order.lines, []]));
    if (state === 'sent') return;
    const message = 'The products you ordered were removed from your cart';
    dispatch(showSuccess(message, linesAdded(removedLines)));
  };

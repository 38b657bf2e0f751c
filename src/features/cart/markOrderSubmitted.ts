import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { subtractLines } from './cartLines';
import { linesAdded, linesSwapped, selectLines } from './cartSlice';
import { orderSubmitted } from './orderSubmitted';
import { findOrder, markOrder } from './placedOrders';
import type { OrderState } from './placedOrders';

/**
 * Notes how an order went to the supplier. With its first hand-off its lines leave the cart, which can be undone where the
 * last step is the shopper's: what is sent would be ordered twice.
 */
export const markOrderSubmitted =
  (reference: string, state: OrderState) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const order = findOrder(reference);
    if (!order) return;
    markOrder(reference, state);
    if (order.state !== 'notSent') return;
    dispatch(orderSubmitted(reference));
    // Never for a buy-now order, which came from elsewhere.
    if (order.source !== 'cart') return;
    const { taken } = subtractLines(selectLines(getState()), order.lines);
    if (taken.length === 0) return;
    dispatch(linesSwapped([order.lines, []]));
    if (state === 'sent') return;
    dispatch(showSuccess('The products you ordered are out of your cart', linesAdded(taken)));
  };

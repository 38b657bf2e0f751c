import { useAppDispatch, useAppSelector } from '@/shared/lib/storeHooks';
import { successToast } from '@/shared/lib/toast';
import { useMarkPlacedOrderMutation } from './cartApi';
import { takeLines } from './cartLines';
import { linesAdded, linesTaken, selectLines } from './cartSlice';
import type { OrderState, PlacedOrder } from './placedOrders';

export function useHandOff(): (order: PlacedOrder, state: OrderState) => void {
  const [markPlacedOrder] = useMarkPlacedOrderMutation();
  const lines = useAppSelector(selectLines);
  const dispatch = useAppDispatch();

  return (order, state) => {
    void markPlacedOrder({ reference: order.reference, state });
    // Only the first hand-off, and never for a buy-now order.
    if (order.state !== 'notSent' || order.source !== 'cart') return;
    const { taken } = takeLines(lines, order.lines);
    if (taken.length === 0) return;
    dispatch(linesTaken(order.lines));
    const undo = { label: 'Undo', dispatch: linesAdded(taken) };
    dispatch(successToast('The ordered items left your cart', undo));
  };
}

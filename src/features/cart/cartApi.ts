import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import type { CartLine } from '@/shared/contract/cart';
import type { Delivery } from '@/shared/contract/delivery';
import { now } from '@/shared/timing/clock';
import { buyNowEnded } from './cartSlice';
import { addOrder, newReference, PlacedOrder, readOrders } from './placedOrders';

interface OrderRequest {
  lines: CartLine[];
  source: PlacedOrder['source'];
  delivery: Delivery;
}

export const { usePlaceOrderMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends nothing to the server; logs, and clears the buy-now item. */
    placeOrder: build.mutation<PlacedOrder, OrderRequest>({
      queryFn: (request) => {
        const placedAt = new Date(now());
        const known = new Set(readOrders().map(({ reference }) => reference));
        const order = v.safeParse(PlacedOrder, {
          ...request,
          reference: newReference(placedAt, known),
          placedAt: placedAt.toISOString(),
          state: 'notSent',
        });
        if (!order.success) {
          const message = 'This order is not complete. Please check your cart and your details.';
          return { error: { status: 'PARSING_ERROR', message } };
        }
        addOrder(order.output);
        // The reference alone: no name, no address.
        console.info('Order placed', order.output.reference);
        return { data: order.output };
      },
      onQueryStarted: async ({ source }, { dispatch, queryFulfilled }) => {
        // After the result is in the store, so that the page never shows a checkout without its line.
        await queryFulfilled.then(
          () => source === 'buyNow' && dispatch(buyNowEnded()),
          () => undefined,
        );
      },
    }),
  }),
});

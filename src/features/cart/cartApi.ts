import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import type { CartLine } from '@/shared/contract/cart';
import type { Delivery } from '@/shared/contract/delivery';
import { onChangedElsewhere } from '@/shared/storage/webStorage';
import { buyNowEnded } from './cartSlice';
import {
  addOrder,
  clearOrders,
  dismissReminders,
  markOrder,
  newReference,
  ordersKey,
  PlacedOrder,
  readOrders,
} from './placedOrders';
import type { OrderState } from './placedOrders';

interface OrderRequest {
  lines: CartLine[];
  source: PlacedOrder['source'];
  delivery: Delivery;
}

/**
 * The orders of this browser. Nothing here calls the server: the contract has no order call.
 * @public
 */
export const cartApi = baseApi.enhanceEndpoints({ addTagTypes: ['PlacedOrders'] }).injectEndpoints({
  endpoints: (build) => ({
    getPlacedOrders: build.query<PlacedOrder[], void>({
      queryFn: () => ({ data: readOrders() }),
      providesTags: ['PlacedOrders'],
      onCacheEntryAdded: async (_arg, entry) => {
        const stop = onChangedElsewhere(ordersKey, () => {
          entry.updateCachedData(() => readOrders());
        });
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    /** Sends nothing to the server; logs, and clears the buy-now item. */
    placeOrder: build.mutation<PlacedOrder, OrderRequest>({
      queryFn: (request) => {
        const now = new Date();
        const known = new Set(readOrders().map(({ reference }) => reference));
        const order = v.safeParse(PlacedOrder, {
          ...request,
          reference: newReference(now, known),
          placedAt: now.toISOString(),
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
      invalidatesTags: ['PlacedOrders'],
    }),
    markPlacedOrder: build.mutation<null, { reference: string; state: OrderState }>({
      queryFn: ({ reference, state }) => {
        markOrder(reference, state);
        return { data: null };
      },
      invalidatesTags: ['PlacedOrders'],
    }),
    dismissReminders: build.mutation<null, readonly string[]>({
      queryFn: (references) => {
        dismissReminders(references);
        return { data: null };
      },
      invalidatesTags: ['PlacedOrders'],
    }),
    clearPlacedOrders: build.mutation<null, void>({
      queryFn: () => {
        clearOrders();
        return { data: null };
      },
      invalidatesTags: ['PlacedOrders'],
    }),
  }),
});

export const {
  useGetPlacedOrdersQuery,
  usePlaceOrderMutation,
  useDismissRemindersMutation,
  useClearPlacedOrdersMutation,
} = cartApi;

import { baseApi } from '@/shared/api/baseApi';
import { now } from '@/shared/timing/clock';
import { addOrder, findRepeated, newReference } from './placedOrders';
import type { NewOrder } from './placedOrders';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps an order on this device. Sends nothing to the server, as specified: it logs. Gives its reference. */
    placeOrder: build.mutation<string, NewOrder & { pressedAt: number }>({
      queryFn: ({ pressedAt, ...order }) => {
        const placedAt = new Date(now());
        const repeated = findRepeated(order, pressedAt);
        const reference = repeated?.reference ?? newReference(placedAt);
        if (!repeated)
          addOrder({ ...order, reference, placedAt: placedAt.toISOString(), state: 'notSent' });
        // The reference alone: no name, no address.
        console.info('Order placed', reference);
        return { data: reference };
      },
    }),
  }),
});

export const { usePlaceOrderMutation } = cartApi;

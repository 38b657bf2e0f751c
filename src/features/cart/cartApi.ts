import { baseApi } from '@/shared/api/baseApi';
import { enquiryOptions, postEnquiry } from '@/shared/api/enquiryCall';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { sendOrder } from './sendOrder';

interface Placing {
  /** Of an order that is kept on this device. */
  reference: string;
  /** Sent by its own button, which says so, and not by PLACE ORDER. */
  isByHand?: boolean;
}

export const placesDirectly = (): boolean => getRuntimeConfig().orders.send === 'direct';

/**
 * Used by its hook.
 * @public
 */
export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What PLACE ORDER does. Where `orders.send` is `direct` it sends the order by call 19; else it sends nothing, as
     * specified, until the shopper presses Send. Gives whether the order was sent now.
     */
    placeOrder: build.mutation<boolean, Placing>({
      queryFn: ({ reference, isByHand = false }, { dispatch }, _options, baseQuery) => {
        // The reference alone: no name, no address.
        if (!isByHand) console.info('Order placed', reference);
        return isByHand || placesDirectly()
          ? sendOrder(reference, dispatch, (enquiry) => postEnquiry(baseQuery, enquiry))
          : { data: false };
      },
      extraOptions: enquiryOptions,
    }),
  }),
});

export const { usePlaceOrderMutation } = cartApi;

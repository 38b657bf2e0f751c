import { baseApi } from '@/shared/api/baseApi';
import { enquiryOptions, postEnquiry } from '@/shared/api/enquiryCall';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { sendOrder } from './sendOrder';

interface PlaceOrderArgs {
  /** Reference of an order that is saved on this device. */
  reference: string;
  /** Whether the shopper pressed Send instead of PLACE ORDER. */
  isSendPressed?: boolean;
}

export const sendsOrdersDirectly = (): boolean => getRuntimeConfig().orders.send === 'direct';

/**
 * Components use this API through the hook below.
 * @public
 */
export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Runs when the shopper presses PLACE ORDER or Send. PLACE ORDER sends the order as an enquiry
     * only if `orders.send` is `direct`. Otherwise nothing is sent until the shopper presses Send.
     * Returns whether the order was sent now.
     */
    placeOrder: build.mutation<boolean, PlaceOrderArgs>({
      queryFn: ({ reference, isSendPressed = false }, { dispatch }, _options, baseQuery) => {
        // Logs only the reference, because it contains no personal data.
        if (!isSendPressed) console.info('Order placed', reference);
        return isSendPressed || sendsOrdersDirectly()
          ? sendOrder(reference, {
              dispatch,
              postEnquiry: (enquiry) => postEnquiry(baseQuery, enquiry),
              isSendPressed,
            })
          : { data: false };
      },
      extraOptions: enquiryOptions,
    }),
  }),
});

export const { usePlaceOrderMutation } = cartApi;

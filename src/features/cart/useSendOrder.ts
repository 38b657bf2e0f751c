import { getErrorMessage } from '@/shared/api/apiError';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { placesDirectly, usePlaceOrderMutation } from './cartApi';

/** What an order needs of the supplier, whom another feature knows. */
export interface Shop {
  name: string;
  cellNo: string;
}

/** Places an order, and sends it: at once where the shop is set so, else when its button is pressed. */
export function useSendOrder() {
  const [placeOrder, { isLoading, error, originalArgs }] = usePlaceOrderMutation();
  const run = async (...args: Parameters<typeof placeOrder>) => {
    const { pathname } = window.location;
    const { data: isSent } = await placeOrder(...args);
    // The button goes, and the focus with it; not on a page that the shopper has gone to meanwhile.
    if (isSent && window.location.pathname === pathname) focusPageHeading();
  };
  return {
    place: (reference: string) => void run({ reference }),
    send: (reference: string) => void run({ reference, isByHand: true }),
    isSending: isLoading && (originalArgs?.isByHand === true || placesDirectly()),
    failure: error && getErrorMessage(error),
  };
}
export type Sending = ReturnType<typeof useSendOrder>;

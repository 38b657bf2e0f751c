import { getErrorMessage } from '@/shared/api/apiError';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { sendsOrdersDirectly, usePlaceOrderMutation } from './cartApi';

/** Supplier details that an order needs. Another feature provides them. */
export interface Shop {
  name: string;
  cellNo: string;
}

/**
 * Places and sends an order: at once if the shop is configured so, otherwise when the shopper
 * presses Send.
 */
export function useSendOrder() {
  const [placeOrder, { isLoading, error, originalArgs }] = usePlaceOrderMutation();
  const placeAndMoveFocus = async (...args: Parameters<typeof placeOrder>) => {
    const { pathname } = window.location;
    const { data: isSent } = await placeOrder(...args);
    // Moves the focus, because the focused button disappears. If the shopper has opened another
    // page in the meantime, the focus stays there.
    if (isSent && window.location.pathname === pathname) focusPageHeading();
  };
  return {
    placeOrder: (reference: string) => void placeAndMoveFocus({ reference }),
    send: (reference: string) => void placeAndMoveFocus({ reference, isByHand: true }),
    isSending: isLoading && (originalArgs?.isByHand === true || sendsOrdersDirectly()),
    failureMessage: error && getErrorMessage(error),
  };
}
export type OrderSending = ReturnType<typeof useSendOrder>;

import { getErrorMessage, hasStatus } from '@/shared/api/apiError';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { sendsOrdersDirectly, usePlaceOrderMutation } from './cartApi';

/**
 * Supplier details for sending an order. Pages pass them in, because another feature loads them.
 */
export interface Shop {
  name: string;
  cellNo: string;
}

/** Statuses of answers to a body that the back end does not accept, perhaps because of its size. */
const refusalStatuses = [400, 413, 422];

/**
 * Provides functions that place and send an order. If `orders.send` is `direct`, placing an order
 * also sends it. Otherwise, the order is sent when the shopper presses Send.
 */
export function useSendOrder() {
  const [placeOrder, { isLoading, error, originalArgs }] = usePlaceOrderMutation();
  const getUnmountSignal = useUnmountSignal();
  const placeAndMoveFocus = async (...args: Parameters<typeof placeOrder>) => {
    const signal = getUnmountSignal();
    const { data: isSent } = await placeOrder(...args);
    // Moves the focus, because the focused button disappears. If the shopper has opened another
    // page in the meantime, the focus stays there.
    if (isSent && !signal.aborted) focusPageHeading();
  };
  return {
    placeOrder: (reference: string) => void placeAndMoveFocus({ reference }),
    send: (reference: string) => void placeAndMoveFocus({ reference, isSendPressed: true }),
    isSending: isLoading && (originalArgs?.isSendPressed === true || sendsOrdersDirectly()),
    failureMessage: error && getErrorMessage(error),
    isRefused: refusalStatuses.some((status) => hasStatus(error, status)),
  };
}
export type OrderSending = ReturnType<typeof useSendOrder>;

import { useState } from 'react';
import type { Enquiry } from '@/shared/contract/enquiry';
import { messageOf } from '@/shared/api/apiError';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { handOff } from './handOff';
import { orderEnquiry } from './orderEnquiry';
import { findOrder } from './placedOrders';

/** What an order needs of the supplier, whom another feature knows. */
export interface Shop {
  name: string;
  cellNo: string;
  /** Call 19; never rejects. */
  sendEnquiry: (enquiry: Enquiry) => Promise<{ error?: unknown }>;
}

/** One at a time in all tabs. Browsers have no locks on a site without https. */
function inTurn(name: string, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, task) : task();
}

/** Sends an order once, whatever is pressed and in however many tabs. One that failed stays as it was. */
export function useSendOrder(sendEnquiry: Shop['sendEnquiry']) {
  const dispatch = useAppDispatch();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (reference: string) => {
    setIsSending(true);
    setFailure(undefined);
    const { pathname } = window.location;
    await inTurn(`order ${reference}`, async () => {
      // As whoever was before may have left it.
      const order = findOrder(reference);
      const enquiry = order && order.state !== 'sent' && orderEnquiry(order);
      if (!enquiry || typeof enquiry === 'string') return;
      const { error } = await sendEnquiry(enquiry);
      if (error) setFailure(messageOf(error));
      else {
        dispatch(handOff(reference, 'sent'));
        // Firefox tells other tabs what is stored at the end of a task, and that the lock is free within it.
        await wait(0);
        // The button goes, and the focus with it; not on a page that the shopper has gone to meanwhile.
        if (window.location.pathname === pathname) focusPageHeading();
      }
    });
    setIsSending(false);
  };

  return { send: (reference: string) => void send(reference), isSending, failure };
}
export type Sending = ReturnType<typeof useSendOrder>;

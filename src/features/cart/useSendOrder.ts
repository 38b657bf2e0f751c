import { useState } from 'react';
import type { Enquiry } from '@/shared/contract/enquiry';
import { hasStatus, messageOf } from '@/shared/api/apiError';
import { inBrowser } from '@/shared/browser/inBrowser';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { handOff } from './handOff';
import { orderEnquiries } from './orderEnquiries';
import { findOrder, markAnswered, markPartSent, markSending, readSentParts } from './placedOrders';
import type { PlacedOrder } from './placedOrders';

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

/** How often the page was left, also for the back/forward cache, from which it comes back. */
let timesLeft = 0;
if (inBrowser) window.addEventListener('pagehide', () => void (timesLeft += 1));

/** In ms. A page that is left ends its calls as if the connection had failed, some of them shortly before it goes. */
const leavingTime = 1000;

/** Sends an order, or those of its parts that have not been accepted yet. @returns why it could not be sent */
async function sendOrder(order: PlacedOrder, sendEnquiry: Shop['sendEnquiry']): Promise<unknown> {
  const { reference } = order;
  const enquiries = orderEnquiries(order);
  if (typeof enquiries === 'string') return undefined;
  const { length: count } = enquiries;
  const sent = readSentParts(order, count);
  const timesLeftBefore = timesLeft;
  markSending(reference);
  for (const [index, enquiry] of enquiries.entries()) {
    if (sent.includes(index + 1)) continue;
    const { error } = await sendEnquiry(enquiry);
    if (error) {
      if (hasStatus(error, 'FETCH_ERROR')) await wait(leavingTime);
      const isUnanswered = hasStatus(error, 'TIMEOUT_ERROR') || timesLeft > timesLeftBefore;
      // What was sent before without an outcome may have arrived, whatever came of it now.
      if (!isUnanswered && !order.sendingSince) markAnswered(reference);
      return error;
    }
    if (count > 1) markPartSent(reference, index + 1, count);
  }
  markAnswered(reference);
  return undefined;
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
      if (!order || order.state === 'sent' || typeof orderEnquiries(order) === 'string') return;
      const error = await sendOrder(order, sendEnquiry);
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

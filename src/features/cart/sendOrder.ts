import type { ApiError } from '@/shared/api/apiError';
import { hasStatus } from '@/shared/api/apiError';
import { inBrowser } from '@/shared/browser/inBrowser';
import type { Enquiry } from '@/shared/contract/enquiry';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { markOrderSubmitted } from './markOrderSubmitted';
import { toOrderEnquiries } from './orderEnquiries';
import { findOrder, markAnswered, markPartSent, markSending, readSentParts } from './placedOrders';
import type { PlacedOrder } from './placedOrders';

/** One at a time in all tabs. Browsers have no locks on a site without https. */
function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, task) : task();
}

/** How often the page was left, also for the back/forward cache, from which it comes back. */
let timesLeft = 0;
if (inBrowser) window.addEventListener('pagehide', () => void (timesLeft += 1));

/** In ms. A page that is left ends its calls as if the connection had failed, some of them shortly before it goes. */
const leavingTime = 1000;

/** Posts an enquiry. @returns why it failed */
type Post = (enquiry: Enquiry) => Promise<ApiError | undefined>;

/** Sends those parts of an order that have not been accepted yet. @returns why one could not be sent */
async function sendParts(
  order: PlacedOrder,
  enquiries: readonly Enquiry[],
  post: Post,
): Promise<ApiError | undefined> {
  const { reference } = order;
  const { length: count } = enquiries;
  const sent = readSentParts(order, count);
  const timesLeftBefore = timesLeft;
  markSending(reference);
  for (const [index, enquiry] of enquiries.entries()) {
    if (sent.includes(index + 1)) continue;
    const error = await post(enquiry);
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

/**
 * Sends an order once, whatever is pressed and in however many tabs. One that failed stays as it was.
 * @returns whether it was sent now, or why it could not be
 */
export const sendOrder = (
  reference: string,
  dispatch: AppDispatch,
  post: Post,
): Promise<{ data: boolean } | { error: ApiError }> =>
  withLock(`order ${reference}`, async () => {
    // As whoever was before may have left it.
    const order = findOrder(reference);
    if (!order || order.state === 'sent') return { data: false };
    const enquiries = toOrderEnquiries(order);
    if (typeof enquiries === 'string') return { data: false };
    const error = await sendParts(order, enquiries, post);
    if (error) return { error };
    dispatch(markOrderSubmitted(reference, 'sent'));
    // Firefox tells other tabs what is stored at the end of a task, and that the lock is free within it.
    await wait(0);
    return { data: true };
  });

import type { ApiError } from '@/shared/api/apiError';
import { hasStatus } from '@/shared/api/apiError';
import { isBrowser } from '@/shared/browser/isBrowser';
import { withLock } from '@/shared/browser/withLock';
import type { Enquiry } from '@/shared/contract/enquiry';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { markOrderSubmitted } from './markOrderSubmitted';
import { toOrderEnquiries } from './orderEnquiries';
import { findOrder, markAnswered, markPartSent, markSending, readSentParts } from './placedOrders';
import type { PlacedOrder } from './placedOrders';

/**
 * How many times the visitor has left the page. It can be more than once, because the back/forward
 * cache may restore the page.
 */
let leaveCount = 0;
if (isBrowser) window.addEventListener('pagehide', () => void (leaveCount += 1));

/**
 * Time in ms to wait for `pagehide` after a failed call. When the visitor leaves the page, the
 * browser aborts its API calls, sometimes shortly before that event.
 */
const leavingDelayMs = 1000;

/**
 * Posts an enquiry.
 * @returns the error, if the call failed
 */
type PostEnquiry = (enquiry: Enquiry) => Promise<ApiError | undefined>;

/**
 * Sends those parts of an order that have not been accepted yet.
 * @returns the first error, if any call failed
 */
async function sendParts(
  order: PlacedOrder,
  enquiries: readonly Enquiry[],
  postEnquiry: PostEnquiry,
): Promise<ApiError | undefined> {
  const { reference } = order;
  const { length: partCount } = enquiries;
  const sentParts = readSentParts(order, partCount);
  const leaveCountBefore = leaveCount;
  markSending(reference);
  for (const [index, enquiry] of enquiries.entries()) {
    if (sentParts.includes(index + 1)) continue;
    const error = await postEnquiry(enquiry);
    if (error) {
      if (hasStatus(error, 'FETCH_ERROR')) await wait(leavingDelayMs);
      const isUnanswered = hasStatus(error, 'TIMEOUT_ERROR') || leaveCount > leaveCountBefore;
      // If the outcome of an earlier attempt is unknown, the order may have arrived then, even if
      // this attempt was refused.
      if (!isUnanswered && !order.sendingSince) markAnswered(reference);
      return error;
    }
    if (partCount > 1) markPartSent(reference, index + 1, partCount);
  }
  markAnswered(reference);
  return undefined;
}

/**
 * Sends an order only once, even after several presses or in several tabs. After a failure, the
 * order stays unsent.
 * @returns whether the order was sent now, or the error
 */
export const sendOrder = (
  reference: string,
  dispatch: AppDispatch,
  postEnquiry: PostEnquiry,
): Promise<{ data: boolean } | { error: ApiError }> =>
  withLock(`order ${reference}`, async () => {
    // Reads the order inside the lock, because another attempt to send it may have changed it.
    const order = findOrder(reference);
    if (!order || order.state === 'sent') return { data: false };
    const enquiries = toOrderEnquiries(order);
    if (typeof enquiries === 'string') return { data: false };
    const error = await sendParts(order, enquiries, postEnquiry);
    if (error) return { error };
    dispatch(markOrderSubmitted(reference, 'sent'));
    // Firefox reports storage changes to other tabs only at the end of a task. Waiting until then
    // keeps the lock until the other tabs know that the order is sent.
    await wait(0);
    return { data: true };
  });

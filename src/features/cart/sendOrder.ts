import type { ApiError } from '@/shared/api/apiError';
import { hasStatus } from '@/shared/api/apiError';
import { isBrowser } from '@/shared/browser/isBrowser';
import { withLock } from '@/shared/browser/withLock';
import type { Enquiry } from '@/shared/contract/enquiry';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { markOrderSubmitted } from './markOrderSubmitted';
import { canSendAsEnquiry, toOrderEnquiry } from './orderEnquiry';
import { isPartlySent } from './placedOrder';
import { findOrder, markAnswered, markSending } from './placedOrders';

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

interface SendOptions {
  dispatch: AppDispatch;
  postEnquiry: PostEnquiry;
  /** Whether the shopper pressed Send instead of PLACE ORDER. */
  isSendPressed: boolean;
}

/**
 * Sends an order only once, even after several presses or in several tabs. After a failure, the
 * order stays unsent. A partly sent order is sent only if the shopper presses Send.
 * @returns whether the order was sent now, or the error
 */
export const sendOrder = (
  reference: string,
  { dispatch, postEnquiry, isSendPressed }: SendOptions,
): Promise<{ data: boolean } | { error: ApiError }> =>
  withLock(`order ${reference}`, async () => {
    // Reads the order inside the lock, because another attempt to send it may have changed it.
    const order = findOrder(reference);
    if (!order || order.state === 'sent' || !canSendAsEnquiry(order)) return { data: false };
    if (isPartlySent(order) && !isSendPressed) return { data: false };
    const leaveCountBefore = leaveCount;
    markSending(reference);
    const error = await postEnquiry(toOrderEnquiry(order));
    if (error) {
      if (hasStatus(error, 'FETCH_ERROR')) await wait(leavingDelayMs);
      const isUnanswered = hasStatus(error, 'TIMEOUT_ERROR') || leaveCount > leaveCountBefore;
      // If the outcome of an earlier attempt is unknown, the order may have arrived then, even if
      // this attempt was refused.
      if (!isUnanswered && !order.sendingSince) markAnswered(reference);
      return { error };
    }
    markAnswered(reference);
    dispatch(markOrderSubmitted(reference, 'sent'));
    // Firefox reports storage changes to other tabs only at the end of a task. Waiting until then
    // keeps the lock until the other tabs know that the order is sent.
    await wait(0);
    return { data: true };
  });

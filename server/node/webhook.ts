import { setTimeout as pause } from 'node:timers/promises';
import { createQueue } from '../http/queue';
import { toInboxEntry } from '../inbox/inboxEntries';
import type { StoredEnquiry } from '../rows';

const defaultLimits = {
  /** Time limit in ms of each attempt to deliver an enquiry. */
  timeoutMs: 10_000,
  /** Pauses in ms between attempts. If the last attempt fails, the enquiry is only in the inbox. */
  pausesMs: [1_000, 10_000, 60_000],
  /** Maximum number of enquiries that wait for delivery. */
  maxQueueLength: 500,
  /** Time in ms for which a shutdown waits for running deliveries. */
  stopMs: 3_000,
};
export type WebhookLimits = typeof defaultLimits;

/**
 * Posts enquiries to the operator's webhook address, one at a time, without delaying the answer to
 * the shopper. The log names an undelivered enquiry only by its number. It never contains the
 * address, which may include a secret.
 */
export function createWebhook(url: string, limits: Partial<WebhookLimits> = {}) {
  const { timeoutMs, pausesMs, maxQueueLength, stopMs } = { ...defaultLimits, ...limits };
  const retryController = new AbortController();
  const postController = new AbortController();
  const runInTurn = createQueue(maxQueueLength);
  let lastDelivery: Promise<unknown> = Promise.resolve();

  const logLoss = ({ enquiryId }: StoredEnquiry, reason: string) =>
    console.error(
      `The inbox webhook did not receive enquiry ${enquiryId} (${reason}). It is in the inbox.`,
    );

  async function deliver(enquiry: StoredEnquiry): Promise<void> {
    let failure = await post(enquiry);
    for (const pauseMs of pausesMs) {
      if (!failure || retryController.signal.aborted) break;
      await pause(pauseMs, undefined, { signal: retryController.signal }).catch(() => undefined);
      failure = await post(enquiry);
    }
    if (failure) logLoss(enquiry, failure);
  }

  /** Returns why a delivery failed, or `undefined` if it succeeded. */
  async function post(enquiry: StoredEnquiry): Promise<string | undefined> {
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(toInboxEntry(enquiry)),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), postController.signal]),
      });
      void body?.cancel().catch(() => undefined);
      return ok ? undefined : `status ${status}`;
    } catch {
      return 'no answer';
    }
  }

  return {
    forward: (enquiry: StoredEnquiry): void => {
      const delivery = runInTurn(() => deliver(enquiry));
      lastDelivery = Promise.all([
        lastDelivery,
        delivery.catch(() => logLoss(enquiry, 'the queue is full')),
      ]);
    },
    /** Stops all retries. Waiting enquiries are tried once more within `stopMs`. */
    stop: async (): Promise<void> => {
      retryController.abort();
      const abortTimer = setTimeout(() => postController.abort(), stopMs);
      await lastDelivery;
      clearTimeout(abortTimer);
    },
  };
}

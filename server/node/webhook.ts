import { setTimeout as pause } from 'node:timers/promises';
import { createQueue } from '../http/queue';
import { toInboxEntry } from '../inbox/inboxEntries';
import type { StoredEnquiry } from '../rows';

const standard = {
  timeoutMs: 10_000,
  /** Pauses between attempts. After the last attempt, the enquiry is dropped. */
  pausesMs: [1_000, 10_000, 60_000],
  /** Maximum length of the queue. */
  waiting: 500,
  /** How long a shutdown waits for running deliveries. */
  stopMs: 3_000,
};
export type WebhookLimits = typeof standard;

/**
 * Posts enquiries to the owner's address, one at a time and outside the calls that sent them. The
 * log names a lost enquiry only by its number, because the address may hold a secret.
 */
export function createWebhook(url: string, limits: Partial<WebhookLimits> = {}) {
  const { timeoutMs, pausesMs, waiting, stopMs } = { ...standard, ...limits };
  const stopRetries = new AbortController();
  const abortPosts = new AbortController();
  const runInTurn = createQueue(waiting);
  let lastDelivery: Promise<unknown> = Promise.resolve();

  const logLoss = ({ enquiryId }: StoredEnquiry, reason: string) =>
    console.error(
      `The inbox webhook did not receive enquiry ${enquiryId} (${reason}). It is in the inbox.`,
    );

  async function deliver(enquiry: StoredEnquiry): Promise<void> {
    let failure = await post(enquiry);
    for (const ms of pausesMs) {
      if (!failure || stopRetries.signal.aborted) break;
      await pause(ms, undefined, { signal: stopRetries.signal }).catch(() => undefined);
      failure = await post(enquiry);
    }
    if (failure) logLoss(enquiry, failure);
  }

  /** Returns the reason of a failure, or `undefined` after a success. */
  async function post(enquiry: StoredEnquiry): Promise<string | undefined> {
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(toInboxEntry(enquiry)),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), abortPosts.signal]),
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
    /** Tries waiting enquiries once more, for a short time. */
    stop: async (): Promise<void> => {
      stopRetries.abort();
      const end = setTimeout(() => abortPosts.abort(), stopMs);
      await lastDelivery;
      clearTimeout(end);
    },
  };
}

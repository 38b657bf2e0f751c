import { setTimeout as pause } from 'node:timers/promises';
import { createQueue } from '../http/queue';
import { inboxEntry } from '../inbox/inboxEntries';
import type { StoredEnquiry } from '../rows';

const standard = {
  timeoutMs: 10_000,
  /** Between one try and the next; after the last, the enquiry is given up. */
  pausesMs: [1_000, 10_000, 60_000],
  /** How many more may wait for their turn. */
  waiting: 500,
  /** How long the end waits for what is under way. */
  stopMs: 3_000,
};
export type WebhookLimits = typeof standard;

/**
 * Posts enquiries to the owner's address, one after the other, beside the calls that brought them. What cannot be
 * delivered is logged by its number alone: the address may hold a secret.
 */
export function createWebhook(url: string, limits: Partial<WebhookLimits> = {}) {
  const { timeoutMs, pausesMs, waiting, stopMs } = { ...standard, ...limits };
  const stopping = new AbortController();
  const ending = new AbortController();
  const inTurn = createQueue(waiting);
  let last: Promise<unknown> = Promise.resolve();

  const giveUp = ({ enquiryId }: StoredEnquiry, reason: string) =>
    console.error(
      `The inbox webhook did not get enquiry ${enquiryId} (${reason}). It is in the inbox.`,
    );

  async function deliver(enquiry: StoredEnquiry): Promise<void> {
    let failure = await post(enquiry);
    for (const ms of pausesMs) {
      if (!failure || stopping.signal.aborted) break;
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
      failure = await post(enquiry);
    }
    if (failure) giveUp(enquiry, failure);
  }

  /** Gives what went wrong. */
  async function post(enquiry: StoredEnquiry): Promise<string | undefined> {
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(inboxEntry(enquiry)),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ending.signal]),
      });
      void body?.cancel().catch(() => undefined);
      return ok ? undefined : `status ${status}`;
    } catch {
      return 'no answer';
    }
  }

  return {
    forward: (enquiry: StoredEnquiry): void => {
      const delivered = inTurn(() => deliver(enquiry));
      last = Promise.all([last, delivered.catch(() => giveUp(enquiry, 'too many wait'))]);
    },
    /** Tries once more what waits, for a short time. */
    stop: async (): Promise<void> => {
      stopping.abort();
      const end = setTimeout(() => ending.abort(), stopMs);
      await last;
      clearTimeout(end);
    },
  };
}

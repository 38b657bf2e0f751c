import { setTimeout as pause } from 'node:timers/promises';
import { inboxEntry } from '../inbox/inboxEntries';
import type { StoredEnquiry } from '../rows';

export interface WebhookLimits {
  timeoutMs: number;
  /** Between one try and the next; after the last, the enquiry is given up. */
  pausesMs: number[];
  /** How many more may wait for their turn. */
  waiting: number;
  /** How long the end waits for what is under way. */
  stopMs: number;
}

const standard: WebhookLimits = {
  timeoutMs: 10_000,
  pausesMs: [1_000, 10_000, 60_000],
  waiting: 500,
  stopMs: 3_000,
};

/**
 * Posts enquiries to the owner's address, one after the other, beside the calls that brought them. What cannot be
 * delivered is logged by its number alone: the address may hold a secret.
 */
export function createWebhook(url: string, limits: Partial<WebhookLimits> = {}) {
  const { timeoutMs, pausesMs, waiting, stopMs } = { ...standard, ...limits };
  const stopping = new AbortController();
  const ending = new AbortController();
  let undelivered = 0;
  let line = Promise.resolve();

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
    undelivered -= 1;
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
      if (undelivered > waiting) giveUp(enquiry, 'too many wait');
      else {
        undelivered += 1;
        line = line.then(() => deliver(enquiry));
      }
    },
    /** Tries once more what waits, for a short time. */
    stop: async (): Promise<void> => {
      stopping.abort();
      const end = setTimeout(() => ending.abort(), stopMs);
      await line;
      clearTimeout(end);
    },
  };
}

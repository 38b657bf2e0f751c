import { AsyncLocalStorage } from 'node:async_hooks';
import { askWeb } from '@shop/site/askWeb';
import type { Answer } from '@shop/site/askWeb';

const recordedAnswers = new AsyncLocalStorage<Answer[]>();

/** Runs the work. Returns its result together with the answers to all requests that it made. */
export async function recordRequests<T extends object>(work: () => Promise<T>) {
  const answers: Answer[] = [];
  return { ...(await recordedAnswers.run(answers, work)), answers };
}

/**
 * Replaces the global `fetch`, so that `recordRequests` can record the answers to the app's calls.
 * @param originalFetch the original `fetch`
 * @param origin origin of the pages that would make the calls
 */
export function recordFetches(originalFetch: typeof fetch, origin: string): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', origin);
    const answer = await askWeb(originalFetch, request);
    recordedAnswers.getStore()?.push(answer);
    if (answer.failure) throw new TypeError(answer.failure);
    const { status, headers, body } = answer;
    return new Response(status === 204 ? null : new Uint8Array(body), { status, headers });
  };
}

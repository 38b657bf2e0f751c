import { AsyncLocalStorage } from 'node:async_hooks';
import { askWeb } from '@shop/site/askWeb';
import type { Answer } from '@shop/site/askWeb';

const hearing = new AsyncLocalStorage<Answer[]>();

/** What the work asks of the back end, and what comes. */
export async function recordRequests<T extends object>(work: () => Promise<T>) {
  const answers: Answer[] = [];
  return { ...(await hearing.run(answers, work)), answers };
}

/** From now on the app's calls are heard. @param origin of the pages that would send them */
export function listen(send: typeof fetch, origin: string): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', origin);
    const answer = await askWeb(send, request);
    hearing.getStore()?.push(answer);
    if (answer.failure) throw new TypeError(answer.failure);
    const { status, headers, body } = answer;
    return new Response(status === 204 ? null : new Uint8Array(body), { status, headers });
  };
}

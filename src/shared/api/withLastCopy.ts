import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { pageOrigin } from '@/shared/config/origin';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { hasCaches } from '@/shared/storage/offlineCaches';
import { wait } from '@/shared/timing/wait';
import { keepCopy, lastCopy, openCopies } from './lastCopy';
import { canRetry, retryPolicy } from './retryPolicy';
import type { Send } from './send';

function addressOf({ url, params = {} }: FetchArgs): string {
  const address = new URL(runtimeConfig().apiBaseUrl + url, pageOrigin());
  address.search = new URLSearchParams(params as Record<string, string>).toString();
  return address.href;
}

/** The back end did not say no: it did not answer, or not with what was asked for. */
const isOutage = ({ status }: FetchBaseQueryError) => canRetry(status) || status === 'CUSTOM_ERROR';

/**
 * Where the back end does not answer a call that `keepsCopy`, or not soon, its last answer stands in, and `keptAt` says
 * since when. Whoever then asks again, by force, waits for as long as it takes. An answer goes on with the way to
 * `keep` it, once its schema is met.
 */
export const withLastCopy =
  (send: Send): Send =>
  async (args, api, options) => {
    if (!options.keepsCopy || !hasCaches()) return send(args, api, options);
    const url = addressOf(args);
    // Before the call, so that its answer does not bring back what is cleared meanwhile.
    const copies = openCopies();
    copies.catch(() => undefined);
    const answered = async () => {
      const answer = await send(args, api, options);
      if (answer.error) return answer;
      const { copy } = answer.meta ?? {};
      const keep = async () => copy && keepCopy(await copies, url, copy);
      return { ...answer, meta: { ...answer.meta, keep } };
    };
    const sent = answered();
    const first = await (api.forced ? sent : Promise.race([sent, wait(retryPolicy.patience)]));
    const isLate = typeof first === 'boolean';
    if (!isLate && !(first.error && isOutage(first.error))) return first;
    const copy = await lastCopy(url).catch(() => undefined);
    return copy ? { data: copy.body, meta: { keptAt: copy.keptAt } } : sent;
  };

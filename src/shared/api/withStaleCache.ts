import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { cacheNames, hasCaches } from '@/shared/storage/offlineCaches';
import type { RootState } from '@/shared/store/storeHooks';
import { getAge, now } from '@/shared/timing/clock';
import { wait } from '@/shared/timing/wait';
import { isMarkup } from './apiError';
import type { RawBaseQuery } from './apiOptions';
import { canRetry, retryPolicy } from './retryPolicy';

/** How long a stored answer may be used, in ms. */
const maxAnswerAge = 30 * 24 * 60 * 60 * 1000;
const maxStoredAnswers = 60;

/** Header of a stored answer with the time when it was stored, in ms since 1970. */
const cachedAtHeader = 'x-cached-at';

const openCache = () => caches.open(cacheNames.answers);

/**
 * Stores an answer in place of the previous answer, and deletes the oldest answers if there are too
 * many.
 */
export async function writeStaleCache(url: string, body: unknown, cachedAt: number): Promise<void> {
  const cache = await openCache();
  const headers = { [cachedAtHeader]: String(cachedAt) };
  await cache.put(url, new Response(JSON.stringify(body), { headers }));
  const requestsOldestFirst = await cache.keys();
  await Promise.all(
    requestsOldestFirst.slice(0, -maxStoredAnswers).map((request) => cache.delete(request)),
  );
}

/**
 * Returns the stored answer to a call and the time when it was stored. Returns `undefined` if no
 * answer is stored or the answer is too old.
 */
export async function readStaleCache(url: string, currentTime = now()) {
  const response = await (await openCache()).match(url);
  const cachedAt = Number(response?.headers.get(cachedAtHeader));
  if (!response || getAge(cachedAt, currentTime) >= maxAnswerAge) return undefined;
  return { data: (await response.json()) as unknown, meta: { cachedAt } };
}

/**
 * Returns whether a call got no answer from the back end. A refusal by the back end is an answer. A
 * missing token or an HTML page of a CDN is not.
 */
const isUnanswered = (error: FetchBaseQueryError | undefined): boolean =>
  error !== undefined &&
  (canRetry(error.status) || error.status === 'CUSTOM_ERROR' || isMarkup(error.data));

function getAddress({ url, params = {} }: FetchArgs): string {
  const address = new URL(getRuntimeConfig().apiBaseUrl + url, getPageOrigin());
  address.search = new URLSearchParams(params as Record<string, string>).toString();
  return address.href;
}

/**
 * Returns when the answer that the shop shows was received, in ms since 1970, or 0 if it shows
 * none. A stored answer that is older than the shown answer must not be used.
 */
function getShownAnswerTime({ getState, queryCacheKey = '' }: BaseQueryApi): number {
  const { api, stale } = getState() as RootState;
  return stale[queryCacheKey] ?? api.queries[queryCacheKey]?.fulfilledTimeStamp ?? 0;
}

type Answer = Awaited<ReturnType<RawBaseQuery>>;

/** Calls that are still running although a stored answer has replaced their answer, by address. */
const lateCalls = new Map<string, Promise<Answer>>();

/**
 * Sends the call to the back end first. If a public call gets no answer in time, the stored answer
 * is used, and the next call at this address waits for the late answer. Forced calls for prices
 * accept only a new answer: see `hasPrices`.
 */
export const withStaleCache =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    if (!options.isPublic || !hasCaches()) return baseQuery(args, api, options);
    const url = getAddress(args);
    const fetchAnswer = async (): Promise<Answer> => {
      const answer = await baseQuery(args, api, options);
      const { data, meta } = answer;
      if (answer.error) return answer;
      const storeAnswer = (answeredAt: number) => writeStaleCache(url, data, answeredAt);
      return { ...answer, meta: { ...meta, storeAnswer } };
    };
    const lateCall = lateCalls.get(url);
    const answerPromise = lateCall ?? fetchAnswer();
    if (api.forced && options.hasPrices) return answerPromise;
    const firstResult = await (lateCall ??
      Promise.race([answerPromise, wait(retryPolicy.networkTimeout)]));
    const isLate = typeof firstResult === 'boolean';
    if (!isLate && !isUnanswered(firstResult.error)) return firstResult;
    const cachedAnswer = await readStaleCache(url).catch(() => undefined);
    if (!cachedAnswer || cachedAnswer.meta.cachedAt < getShownAnswerTime(api)) return answerPromise;
    if (!isLate) return cachedAnswer;
    lateCalls.set(url, answerPromise);
    const forgetCall = () => lateCalls.delete(url);
    void answerPromise.then(forgetCall, forgetCall);
    return { ...cachedAnswer, meta: { ...cachedAnswer.meta, isLate } };
  };

import { createSlice, isFulfilled } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/storeHooks';
import { hasStatus, isApiError } from './apiError';
import { baseApi } from './baseApi';
import { cacheRestored } from './cacheRestored';
import type { ApiMeta } from './withErrorTexts';

/*
 * Answers that are not fresh: from the cache for offline use, from a prerendered page, or missing
 * because the back end did not answer. `OfflineLine` shows their age and requests them again.
 */

const noTags = [] as const;
const unansweredTags = ['Unanswered'] as const;

/**
 * `providesTags` of queries. Marks a query that has no answer or a stale answer with the tag
 * `Unanswered`, so that it is refetched once the back end can be reached.
 */
export function provideUnansweredTags(
  _data: unknown,
  error: unknown,
  _arg: unknown,
  meta?: ApiMeta,
) {
  const isAnswerMissing =
    hasStatus(error, 'FETCH_ERROR') ||
    hasStatus(error, 'TIMEOUT_ERROR') ||
    (isApiError(error) && error.isMarkup === true);
  return isAnswerMissing || meta?.cachedAt !== undefined ? unansweredTags : noTags;
}

type FulfilledAction = PayloadAction<
  unknown,
  string,
  { arg: { queryCacheKey: string }; fulfilledTimeStamp: number; baseQueryMeta: ApiMeta }
>;

/**
 * Returns whether an action contains the validated answer of a call. Endpoints with a `queryFn` are
 * not included, because they pass no metadata.
 */
export const isAnsweredCall = (action: Action): action is FulfilledAction =>
  isFulfilled(action) &&
  (action.meta as Partial<FulfilledAction['meta']>).baseQueryMeta !== undefined;

const initialState: Partial<Record<string, number>> = {};

/**
 * Maps a query cache key to the time when its answer was received, in ms since 1970. The map
 * contains only answers from the stale cache or from a prerendered page.
 */
export const staleSlice = createSlice({
  name: 'stale',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(cacheRestored, (state, { payload: { cache, renderedAt } }) => {
      for (const key of Object.keys(cache.queries)) state[key] = renderedAt;
    });
    builder.addMatcher(isAnsweredCall, (state, { meta: { arg, baseQueryMeta } }) => {
      const cachedAt = baseQueryMeta.cachedAt;
      if (cachedAt || state[arg.queryCacheKey]) state[arg.queryCacheKey] = cachedAt;
    });
  },
});

/**
 * Returns when the oldest stale answer that the shop shows was received, in ms since 1970. Returns
 * `undefined` if all shown answers are current.
 */
export function selectOldestCachedAt(state: RootState): number | undefined {
  const times = baseApi.util
    .selectInvalidatedBy(state, ['Unanswered'])
    .flatMap(({ queryCacheKey }) => state.stale[queryCacheKey] ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Refetches queries that have no answer or a stale answer. Queries that no component uses are
 * removed instead.
 */
export const refetchUnanswered = () => baseApi.util.invalidateTags(['Unanswered']);

import { createSlice, isFulfilled } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/storeHooks';
import { baseApi } from './baseApi';
import { cacheRestored } from './cacheRestored';
import type { ApiMeta } from './withErrorTexts';

type AnsweredCall = PayloadAction<
  unknown,
  string,
  { arg: { queryCacheKey: string }; fulfilledTimeStamp: number; baseQueryMeta: ApiMeta }
>;

/** A call of any endpoint has its answer, which met its schema. A `queryFn` tells nothing of its calls. */
export const isAnsweredCall = (action: Action): action is AnsweredCall =>
  isFulfilled(action) && (action.meta as Partial<AnsweredCall['meta']>).baseQueryMeta !== undefined;

const initialState: Partial<Record<string, number>> = {};

/** Which queries hold an answer of the stale cache or of a prerendered page, and of when it is (ms since 1970). */
export const staleSlice = createSlice({
  name: 'stale',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(cacheRestored, (stale, { payload: { queries } }) => {
      for (const [key, query] of Object.entries(queries)) stale[key] = query?.fulfilledTimeStamp;
    });
    builder.addMatcher(isAnsweredCall, (stale, { meta: { arg, baseQueryMeta } }) => {
      const cachedAt = baseQueryMeta.cachedAt;
      if (cachedAt || stale[arg.queryCacheKey]) stale[arg.queryCacheKey] = cachedAt;
    });
  },
});

/** The age of what the shop shows: when the oldest of it was kept; `undefined` where all of it is of now. */
export function selectCachedAt(state: RootState): number | undefined {
  const times = baseApi.util
    .selectInvalidatedBy(state, ['Unanswered'])
    .flatMap(({ queryCacheKey }) => state.stale[queryCacheKey] ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Asks again what got no answer, or a stale one, and some part of the page still shows; forgets the rest of it. */
export const refetchUnanswered = () => baseApi.util.invalidateTags(['Unanswered']);

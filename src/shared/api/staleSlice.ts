import { createSlice, isFulfilled } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { hasStatus, isApiError } from './apiError';
import { baseApi } from './baseApi';
import type { ApiMeta } from './withErrorTexts';

type FulfilledQuery = PayloadAction<
  unknown,
  string,
  { arg: { queryCacheKey: string }; fulfilledTimeStamp: number; baseQueryMeta?: ApiMeta }
>;

/** A query of any endpoint has its answer, which met its schema. */
export const isFulfilledQuery = (action: Action): action is FulfilledQuery =>
  isFulfilled(action) && (action.meta.arg as { type?: string } | undefined)?.type === 'query';

const initialState: Partial<Record<string, number>> = {};

/** Which queries hold an answer of the stale cache, and of when it is (ms since 1970). */
export const staleSlice = createSlice({
  name: 'stale',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isFulfilledQuery, (stale, { meta: { arg, baseQueryMeta } }) => {
      const cachedAt = baseQueryMeta?.cachedAt;
      if (cachedAt || stale[arg.queryCacheKey]) stale[arg.queryCacheKey] = cachedAt;
    });
  },
});

/** Whether some part of the page shows a query, or waits for it. */
const isSubscribed = ({ api }: RootState, queryCacheKey: string): boolean =>
  Object.keys(api.subscriptions[queryCacheKey] ?? {}).length > 0;

/** The age of what the page shows: when the oldest of it was kept; `undefined` where all of it is of now. */
export function selectCachedAt(state: RootState): number | undefined {
  const shown = Object.entries(state.stale).flatMap(([key, cachedAt]) =>
    cachedAt && isSubscribed(state, key) ? [cachedAt] : [],
  );
  return shown.length > 0 ? Math.min(...shown) : undefined;
}

/** As far as it is known here: the features inject the endpoints. */
interface Endpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => (dispatch: AppDispatch) => unknown;
}

/** Asks again what got no answer, or a stale one, and some part of the page still shows. */
export const refetchUnanswered = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const endpoints = baseApi.endpoints as Record<string, Endpoint | undefined>;
  const state = getState();
  for (const [key, query] of Object.entries(state.api.queries)) {
    const error = query?.error;
    const isMissing =
      hasStatus(error, 'FETCH_ERROR') ||
      hasStatus(error, 'TIMEOUT_ERROR') ||
      (isApiError(error) && error.isMarkup);
    const endpoint = endpoints[query?.endpointName ?? ''];
    if (!endpoint || !isSubscribed(state, key) || !(isMissing || state.stale[key])) continue;
    dispatch(endpoint.initiate(query?.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};

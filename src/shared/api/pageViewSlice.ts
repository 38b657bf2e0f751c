import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { ageOf, now } from '@/shared/timing/clock';
import { isApiError } from './apiError';
import type { ApiError } from './apiError';
import { isRefusal } from './retryPolicy';
import type { ApiBaseQuery } from './withErrorTexts';

/** How long, in ms, what was prefetched may wait for its page to be viewed. */
const prefetchLifetime = 10_000;
/** A part that is mounted so long, in ms, after its data came asks anew within the same view. */
const maxAge = 30_000;

interface PageView {
  /** In ms since 1970; 0: with the document, whose early script asked already. */
  startedAt: number;
  /** Its page is not shown yet. */
  isPrefetch: boolean;
  /** What the back end refused, by the queries' cache keys. */
  refused: Partial<Record<string, ApiError>>;
}

const first: PageView = { startedAt: 0, isPrefetch: false, refused: {} };

type Started = PayloadAction<{ isPrefetch: boolean; at: number }>;
type Settled = PayloadAction<
  unknown,
  string,
  { arg: { queryCacheKey: string }; requestStatus: 'fulfilled' | 'rejected' }
>;

/** The view of the present page, or of the one behind a link that is about to be followed. */
export const pageViewSlice = createSlice({
  name: 'pageView',
  initialState: first,
  reducers: {
    pageViewStarted: {
      prepare: (isPrefetch: boolean = false) => ({ payload: { isPrefetch, at: now() } }),
      reducer: (view, { payload: { isPrefetch, at } }: Started) => {
        const isPrefetched = view.isPrefetch && ageOf(view.startedAt, at) < prefetchLifetime;
        return isPrefetched ? { ...view, isPrefetch } : { startedAt: at, isPrefetch, refused: {} };
      },
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      ({ type }: Action): boolean => /^api\/executeQuery\/(?:fulfilled|rejected)$/.test(type),
      ({ refused }, { payload, meta: { arg, requestStatus } }: Settled) => {
        const isRefused =
          requestStatus === 'rejected' && isApiError(payload) && isRefusal(payload.status);
        refused[arg.queryCacheKey] = isRefused ? payload : undefined;
      },
    );
  },
});

export const { pageViewStarted } = pageViewSlice.actions;

const pageViewOf = (state: unknown) => (state as WithSlice<typeof pageViewSlice>).pageView;

interface Asked {
  endpointState?: { fulfilledTimeStamp?: number };
  state: unknown;
}

/**
 * Endpoint options for the lists that are asked anew on every mount: once per page view, by whichever part of the page
 * comes first, and never while the same call is under way. Their hooks add `refetchOnReconnect`.
 */
export const refetchOnPageView = {
  forceRefetch: ({ endpointState, state }: Asked) => {
    const fulfilledAt = endpointState?.fulfilledTimeStamp ?? 0;
    return fulfilledAt < pageViewOf(state).startedAt || ageOf(fulfilledAt) >= maxAge;
  },
} as const;

/** A query that was refused in this page view is not sent again for each part of the page that wants it, but on Retry. */
export const withRefusals =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  (args, api, options) => {
    const { forced, queryCacheKey, getState } = api;
    const error = !forced && queryCacheKey && pageViewOf(getState()).refused[queryCacheKey];
    return error ? { error } : baseQuery(args, api, options);
  };

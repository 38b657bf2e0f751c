import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { now } from '@/shared/timing/clock';
import { isRefusal } from './retryPolicy';

/** How long, in ms, what was prefetched may wait for its page to be viewed. */
const prefetchLifetime = 10_000;
/** A part that is mounted so long, in ms, after its data came asks anew within the same view. */
const maxAge = 30_000;

export interface PageView {
  /** In ms since 1970; 0: with the document, whose early script asked already. */
  startedAt: number;
  /** Its page is not shown yet. */
  isPrefetch: boolean;
  /** The cache keys of queries that the back end refused. */
  refused: string[];
}

const first: PageView = { startedAt: 0, isPrefetch: false, refused: [] };

type Rejected = PayloadAction<
  { status: unknown } | undefined,
  string,
  { arg: { queryCacheKey: string } }
>;

/** The view of the present page, or of the one behind a link that is about to be followed. */
export const pageViewSlice = createSlice({
  name: 'pageView',
  initialState: first,
  reducers: {
    pageViewStarted: {
      prepare: (isPrefetch: boolean = false) => ({ payload: { isPrefetch, at: now() } }),
      reducer: (
        view,
        {
          payload: { isPrefetch, at },
        }: PayloadAction<Pick<PageView, 'isPrefetch'> & { at: number }>,
      ) => {
        const isPrefetched = view.isPrefetch && at - view.startedAt < prefetchLifetime;
        return isPrefetched ? { ...view, isPrefetch } : { startedAt: at, isPrefetch, refused: [] };
      },
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: Action): action is Rejected => action.type === 'api/executeQuery/rejected',
      ({ refused }, { payload, meta }) => {
        if (isRefusal(payload?.status)) refused.push(meta.arg.queryCacheKey);
      },
    );
  },
});

export const { pageViewStarted } = pageViewSlice.actions;

declare module '@/shared/store/storeHooks' {
  interface RootState extends WithSlice<typeof pageViewSlice> {}
}

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
    const { pageView } = state as WithSlice<typeof pageViewSlice>;
    const fulfilledAt = endpointState?.fulfilledTimeStamp ?? 0;
    return fulfilledAt < pageView.startedAt || now() - fulfilledAt >= maxAge;
  },
} as const;

import { addListener, isRejected } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { runWhenIdle } from '@/shared/timing/useIdle';
import { prerenderedRequestId } from './pageState';

interface CachedUse extends Action {
  meta: { arg: { queryCacheKey: string; endpointName: string; originalArgs: unknown } };
}

/**
 * Returns whether a component has started to use an answer that is in the cache. RTK Query then
 * rejects the query by its condition, because no request is needed.
 */
const isCachedUse = (action: Action): action is CachedUse =>
  isRejected(action) &&
  action.meta.condition &&
  (action.meta.arg as { subscribe?: boolean } | undefined)?.subscribe === true;

/** The type of `baseApi` does not contain the endpoints that features inject. */
const prefetch = baseApi.util.prefetch as (
  endpointName: string,
  arg: unknown,
  options: { force: boolean },
) => ReturnType<typeof baseApi.util.prefetch>;

const waitForIdlePage = () => new Promise<void>((resolve) => void runWhenIdle(resolve));

/**
 * Refetches each answer of a prerendered page once, when a component uses it and the page is idle.
 * Answers that have been requested again meanwhile are left out. Dispatch it before the page is
 * hydrated.
 */
export const refetchPrerendered = (waitForIdle: () => Promise<void> = waitForIdlePage) =>
  addListener.withTypes<RootState, AppDispatch>()({
    matcher: isCachedUse,
    effect: async ({ meta: { arg } }, { dispatch, getState }) => {
      const isPrerendered = () =>
        getState().api.queries[arg.queryCacheKey]?.requestId === prerenderedRequestId;
      if (!isPrerendered()) return;
      await waitForIdle();
      if (!isPrerendered()) return;
      dispatch(prefetch(arg.endpointName, arg.originalArgs, { force: true }));
    },
  });

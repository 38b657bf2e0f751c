import { getQueryEndpoints } from '@/shared/api/queryEndpoints';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';

/**
 * Refetches each answer of a prerendered page, unless a component has requested it since.
 * @param embeddedQueries the queries in the cache that come from the page
 */
export const refetchPrerendered =
  (embeddedQueries: RootState['api']['queries']) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const endpoints = getQueryEndpoints<unknown>();
    for (const [key, query] of Object.entries(embeddedQueries)) {
      const endpoint = endpoints[query?.endpointName ?? ''];
      // A newer request has replaced this entry, or it has expired.
      if (!endpoint || getState().api.queries[key]?.requestId !== query?.requestId) continue;
      const options = { subscribe: false, forceRefetch: true };
      void dispatch(endpoint.initiate(query?.originalArgs, options));
    }
  };

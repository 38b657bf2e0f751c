import { getQueryEndpoints } from '@/shared/api/queryEndpoints';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';

/**
 * Refetches the answers of a prerendered page, except those that a component has requested again.
 * @param embeddedQueries the cached queries whose answers come from the page
 */
export const refetchPrerendered =
  (embeddedQueries: RootState['api']['queries']) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const endpoints = getQueryEndpoints<unknown>();
    for (const [key, query] of Object.entries(embeddedQueries)) {
      const endpoint = endpoints[query?.endpointName ?? ''];
      // Skips the entry if a newer request has replaced it or if it has expired.
      if (!endpoint || getState().api.queries[key]?.requestId !== query?.requestId) continue;
      const options = { subscribe: false, forceRefetch: true };
      void dispatch(endpoint.initiate(query?.originalArgs, options));
    }
  };

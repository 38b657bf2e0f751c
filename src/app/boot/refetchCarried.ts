import type {
  ApiEndpointQuery,
  EndpointDefinitions,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import { baseApi } from '@/shared/api/baseApi';
import type { baseQuery } from '@/shared/api/baseQuery';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';

type QueryEndpoint = ApiEndpointQuery<
  QueryDefinition<unknown, typeof baseQuery, never, unknown>,
  EndpointDefinitions
>;

/**
 * Asks once for each answer that the page carried and that no component has asked for since.
 * @param carried the cache as the page brought it
 */
export const refetchCarried =
  (carried: RootState['api']['queries']) => (dispatch: AppDispatch, getState: () => RootState) => {
    const endpoints = baseApi.endpoints as Record<string, QueryEndpoint | undefined>;
    for (const [key, query] of Object.entries(carried)) {
      const endpoint = endpoints[query?.endpointName ?? ''];
      // Another request has replaced it, or it has expired.
      if (!endpoint || getState().api.queries[key]?.requestId !== query?.requestId) continue;
      const options = { subscribe: false, forceRefetch: true };
      void dispatch(endpoint.initiate(query?.originalArgs, options));
    }
  };

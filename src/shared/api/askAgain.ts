import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { whenOnline } from '@/shared/lib/useWhenOnline';
import { isApiError } from './apiError';
import { baseApi } from './baseApi';
import { canRetry } from './retryPolicy';

type State = { api: ReturnType<typeof baseApi.reducer> };
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** As far as it is known here: the features inject the endpoints. */
interface Endpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => (dispatch: Dispatch) => unknown;
}

/** When the connection is back, asks again what failed and is still wanted by some part of the page. */
export function askAgainOnline(dispatch: Dispatch, getState: () => State): void {
  const endpoints = baseApi.endpoints as Record<string, Endpoint | undefined>;
  whenOnline(() => {
    const { queries, subscriptions } = getState().api;
    for (const [key, query] of Object.entries(queries)) {
      const isWanted = Object.keys(subscriptions[key] ?? {}).length > 0;
      const error = query?.error;
      if (!isWanted || !isApiError(error) || !canRetry(error.status)) continue;
      const endpoint = endpoints[query?.endpointName ?? ''];
      const again = endpoint?.initiate(query?.originalArgs, {
        subscribe: false,
        forceRefetch: true,
      });
      if (again) dispatch(again);
    }
  });
}

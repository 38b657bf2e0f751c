import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { whenOnline } from '@/shared/lib/useWhenOnline';
import { isApiError } from './apiError';
import { baseApi } from './baseApi';

type State = { api: ReturnType<typeof baseApi.reducer> };
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** As far as it is known here: the features inject the endpoints. */
interface Endpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => (dispatch: Dispatch) => unknown;
}

const unanswered = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR']);

/** Asks again what got no answer and some part of the page still wants. */
const askAgain = () => (dispatch: Dispatch, getState: () => State) => {
  const endpoints = baseApi.endpoints as Record<string, Endpoint | undefined>;
  const { queries, subscriptions } = getState().api;
  for (const [key, query] of Object.entries(queries)) {
    const isWanted = Object.keys(subscriptions[key] ?? {}).length > 0;
    const error = query?.error;
    if (!isWanted || !isApiError(error) || !unanswered.has(error.status)) continue;
    const endpoint = endpoints[query?.endpointName ?? ''];
    const again = endpoint?.initiate(query?.originalArgs, { subscribe: false, forceRefetch: true });
    if (again) dispatch(again);
  }
};

/**
 * Does so whenever the connection is back, and once at the start, since it may have gone and come before that.
 * @returns the way to stop
 */
export const askAgainOnline = () => (dispatch: Dispatch) => {
  const ask = () => dispatch(askAgain());
  if (navigator.onLine) ask();
  return whenOnline(ask);
};

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/storeHooks';
import { whenOnline } from '@/shared/browser/useWhenOnline';
import { isApiError } from './apiError';
import { baseApi } from './baseApi';
import { isWanted } from './wanted';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** As far as it is known here: the features inject the endpoints. */
interface Endpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => (dispatch: Dispatch) => unknown;
}

const unanswered = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR']);

/** Asks again what got no answer, or only that of before, and some part of the page still wants. */
export const askAgain = () => (dispatch: Dispatch, getState: () => RootState) => {
  const endpoints = baseApi.endpoints as Record<string, Endpoint | undefined>;
  const { api, copies } = getState();
  for (const [key, query] of Object.entries(api.queries)) {
    const error = query?.error;
    const isMissing = isApiError(error) && unanswered.has(error.status);
    if (!isWanted(api, key) || !(isMissing || copies[key])) continue;
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

import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { isApiError } from './apiError';
import type { ApiError } from './apiError';
import type { ApiOptions } from './apiOptions';
import type { PageView } from './pageViewSlice';
import { isRefusal } from './retryPolicy';
import type { ApiMeta } from './withErrorTexts';

type Query = BaseQueryFn<string | FetchArgs, unknown, ApiError, ApiOptions, ApiMeta>;

interface State {
  api: { queries: Record<string, { error?: unknown } | undefined> };
  pageView: PageView;
}

function formerRefusal({ forced, queryCacheKey = '', getState }: BaseQueryApi) {
  if (forced || !queryCacheKey) return undefined;
  const { api, pageView } = getState() as State;
  const error = api.queries[queryCacheKey]?.error;
  const isRefused = pageView.refused.includes(queryCacheKey);
  return isRefused && isApiError(error) && isRefusal(error.status) ? error : undefined;
}

/** A query that was refused in this page view is not sent again for each part of the page that wants it, but on Retry. */
export const withRefusals =
  (query: Query): Query =>
  (args, api, options) => {
    const error = formerRefusal(api);
    return error ? { error } : query(args, api, options);
  };

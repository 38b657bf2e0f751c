import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { isApiError } from './apiError';
import type { ApiError } from './apiError';
import { isRefusal } from './retryPolicy';
import type { ApiOptions } from './apiOptions';
import { isOfThisVisit } from './visit';
import type { ApiMeta } from './withErrorTexts';

type Query = BaseQueryFn<string | FetchArgs, unknown, ApiError, ApiOptions, ApiMeta>;
type CacheState = { api: { queries: Record<string, { error?: unknown } | undefined> } };

/** When each refusal came, in ms since 1970: the cache holds the error itself, but not when. */
const refusals = new WeakMap<ApiError, number>();

export function remember(error: ApiError): ApiError {
  if (isRefusal(error.status)) refusals.set(error, Date.now());
  return error;
}

function formerRefusal({ forced, queryCacheKey, getState }: BaseQueryApi): ApiError | undefined {
  if (forced || queryCacheKey === undefined) return undefined;
  const error = (getState() as CacheState).api.queries[queryCacheKey]?.error;
  return isApiError(error) && isOfThisVisit(refusals.get(error)) ? error : undefined;
}

/** A query that was refused on this visit is not sent again for each part of the page that wants it, but on Retry. */
export const withRefusals =
  (query: Query): Query =>
  async (args, api, options) => {
    const former = formerRefusal(api);
    if (former) return { error: former };
    const answer = await query(args, api, options);
    if (answer.error) remember(answer.error);
    return answer;
  };

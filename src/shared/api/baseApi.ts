import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { cacheRestored } from './cacheRestored';
import type { ApiCache } from './cacheRestored';
import { toSchemaFailure } from './withErrorTexts';

/**
 * The only API slice. Features inject their endpoints and tags: `baseApi.enhanceEndpoints({
 * addTagTypes }).injectEndpoints(…)`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Any endpoint may provide this tag: see `provideUnansweredTags`.
  tagTypes: ['Unanswered'],
  // A request that gets no answer must not delay other invalidations.
  invalidationBehavior: 'immediately',
  catchSchemaFailure: toSchemaFailure,
  keepUnusedDataFor: 300,
  // A component that mounts requests an answer that is older than 5 seconds. Components that mount
  // together share one request.
  refetchOnMountOrArgChange: 5,
  refetchOnReconnect: true,
  refetchOnFocus: false,
  extractRehydrationInfo: (action): ApiCache | undefined =>
    cacheRestored.match(action) ? (action.payload.cache as ApiCache) : undefined,
  endpoints: () => ({}),
});

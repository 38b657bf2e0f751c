import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The one API slice. Features inject their endpoints and tags:
 * `baseApi.enhanceEndpoints({ addTagTypes }).injectEndpoints(…)`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  refetchOnFocus: false,
  endpoints: () => ({}),
});

/** So long, in seconds, an answer counts as fresh: what was asked for ahead of a page is not asked for again by it. */
const freshFor = 3;

/** Options of `util.prefetch`, for asking ahead of a page. */
export const ifNotFresh = { ifOlderThan: freshFor } as const;

/** Hook options for the calls that section 7 refetches on every mount and on reconnect. */
export const alwaysFresh = {
  refetchOnMountOrArgChange: freshFor,
  refetchOnReconnect: true,
} as const;

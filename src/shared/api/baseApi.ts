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

/** Hook options for the calls that section 7 refetches on every mount and on reconnect. */
export const alwaysFresh = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const;

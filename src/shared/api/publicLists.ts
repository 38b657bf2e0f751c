import type {
  ApiEndpointQuery,
  EndpointDefinitions,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import type { ApiOptions } from './apiOptions';
import { baseApi } from './baseApi';
import type { baseQuery } from './baseQuery';

type ListEndpoint = ApiEndpointQuery<
  QueryDefinition<void, typeof baseQuery, never, unknown>,
  EndpointDefinitions
>;

interface Definition {
  query?: (() => unknown) | undefined;
  extraOptions?: ApiOptions | undefined;
}

/** The endpoints, as far as their features are loaded, that say that they are public and take no argument. */
export function publicLists(): ListEndpoint[] {
  const endpoints = baseApi.endpoints as Record<string, ListEndpoint>;
  const lists: ListEndpoint[] = [];
  const noting = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    ({ query, extraOptions }: Definition) => {
      if (query?.length === 0 && extraOptions?.isPublic) lists.push(endpoint);
    },
  ]);
  baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(noting) as object });
  return lists;
}

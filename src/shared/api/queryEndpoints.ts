import type {
  ApiEndpointQuery,
  EndpointDefinitions,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import { baseApi } from './baseApi';
import type { baseQuery } from './baseQuery';

export type QueryEndpoint<Arg> = ApiEndpointQuery<
  QueryDefinition<Arg, typeof baseQuery, never, unknown>,
  EndpointDefinitions
>;

/** The endpoints by their names, as far as their features are loaded: `baseApi` has no type for what they inject. */
export const getQueryEndpoints = <Arg>() => baseApi.endpoints as Record<string, QueryEndpoint<Arg>>;

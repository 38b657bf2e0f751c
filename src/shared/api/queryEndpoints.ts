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

/**
 * Returns the endpoints of all features loaded so far, by name. `baseApi` has no types for injected
 * endpoints.
 */
export const getQueryEndpoints = <Arg>() => baseApi.endpoints as Record<string, QueryEndpoint<Arg>>;

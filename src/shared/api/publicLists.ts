import type { GenericSchema } from 'valibot';
import type { ApiOptions } from './apiOptions';
import { baseApi } from './baseApi';
import { getQueryEndpoints } from './queryEndpoints';
import type { QueryEndpoint } from './queryEndpoints';

type ListEndpoint = QueryEndpoint<void>;

interface EndpointDefinition {
  type: 'query' | 'mutation';
  query?: ((arg: object) => unknown) | undefined;
  extraOptions?: ApiOptions | undefined;
  responseSchema?: GenericSchema;
  rawResponseSchema?: GenericSchema;
}

/**
 * Returns the endpoints of all features loaded so far, each with its definition. RTK passes a
 * definition only to the callbacks of `enhanceEndpoints`.
 */
export function getDefinedEndpoints(): [ListEndpoint, EndpointDefinition][] {
  const endpoints = getQueryEndpoints<void>();
  const definitions: [ListEndpoint, EndpointDefinition][] = [];
  const definitionCollectors = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (definition: EndpointDefinition) => void definitions.push([endpoint, definition]),
  ]);
  baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(definitionCollectors) as object });
  return definitions;
}

/** Returns the endpoints of all public queries that take no argument. */
export const getPublicLists = (): ListEndpoint[] =>
  getDefinedEndpoints().flatMap(([endpoint, { query, extraOptions }]) =>
    query?.length === 0 && extraOptions?.isPublic ? [endpoint] : [],
  );

import type { GenericSchema } from 'valibot';
import { authApi } from '@/features/auth/authApi';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import { reviewsApi } from '@/features/reviews/reviewsApi';
import type { ApiOptions } from '@/shared/api/apiOptions';
import { baseApi } from '@/shared/api/baseApi';

interface EndpointDefinition {
  type: 'query' | 'mutation';
  query?: ((arg: object) => unknown) | undefined;
  extraOptions?: ApiOptions | undefined;
  responseSchema?: GenericSchema;
  rawResponseSchema?: GenericSchema;
}

/** Endpoints of all calls that the shop makes. */
const endpoints = Object.values({
  ...authApi.endpoints,
  ...blogApi.endpoints,
  ...catalogApi.endpoints,
  ...clientInfoApi.endpoints,
  ...contentApi.endpoints,
  ...reviewsApi.endpoints,
});

/**
 * Returns each endpoint with its definition. RTK passes a definition only to the callbacks of
 * `enhanceEndpoints`.
 */
export function getDefinedEndpoints(): [(typeof endpoints)[number], EndpointDefinition][] {
  const definedEndpoints: ReturnType<typeof getDefinedEndpoints> = [];
  const definitionCollectors = endpoints.map((endpoint) => [
    endpoint.name,
    (definition: EndpointDefinition) => void definedEndpoints.push([endpoint, definition]),
  ]);
  baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(definitionCollectors) as object });
  return definedEndpoints;
}

import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import { authApi } from '@/features/auth/authApi';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import { reviewsApi } from '@/features/reviews/reviewsApi';
import type { ApiError } from '@/shared/api/apiError';
import type { ApiOptions } from '@/shared/api/apiOptions';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/store/storeHooks';

/** The call that an endpoint of the app sends, with what the checks need to know about it. */
export interface Call {
  name: string;
  /** Name of the call in findings, as `getCallName` returns it. */
  label: string;
  isRead: boolean;
  /** Whether a read is for the whole shop and not for a single product. */
  isList: boolean;
  /** Schema of the answer. */
  schema: GenericSchema;
  options: ApiOptions;
  /** The request that the call makes with empty arguments. */
  request: FetchArgs;
  send: (arg?: unknown) => (dispatch: AppDispatch) => Promise<CallResult>;
}
export type CallResult = { data?: unknown; error?: Partial<ApiError> };

interface EndpointDefinition {
  type: 'query' | 'mutation';
  query?: ((arg: object) => string | FetchArgs) | undefined;
  extraOptions?: ApiOptions | undefined;
  responseSchema?: GenericSchema;
  rawResponseSchema?: GenericSchema;
}

const endpoints = Object.values({
  ...authApi.endpoints,
  ...blogApi.endpoints,
  ...catalogApi.endpoints,
  ...clientInfoApi.endpoints,
  ...contentApi.endpoints,
  ...reviewsApi.endpoints,
});

/**
 * Returns all calls, ordered by their numbers in the contract.
 * @param getCallName returns the name of a call in findings
 */
export function getAllCalls(getCallName: (method: string | undefined, url: string) => string) {
  const calls: Call[] = [];
  const createCollector =
    ({ name, initiate }: (typeof endpoints)[number]) =>
    ({ type, query, extraOptions: options = {}, ...schemas }: EndpointDefinition): void => {
      const schema = schemas.rawResponseSchema ?? schemas.responseSchema;
      // Endpoints that make no request have no `query`.
      if (!query || !schema) return;
      const isRead = type === 'query';
      const requestArgs = query({});
      const request = typeof requestArgs === 'string' ? { url: requestArgs } : requestArgs;
      const initiateOptions = isRead ? { subscribe: false, forceRefetch: true } : { track: false };
      const send = ((arg) =>
        (initiate as (...args: unknown[]) => unknown)(arg, initiateOptions)) as Call['send'];
      const label = getCallName(request.method, request.url);
      const isList = query.length === 0;
      calls.push({ name, label, isRead, isList, schema, options, request, send });
    };
  // RTK passes the definitions of endpoints, with their schemas, only to these callbacks.
  const collectors = endpoints.map((endpoint) => [endpoint.name, createCollector(endpoint)]);
  baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(collectors) as object });
  return calls.sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
}

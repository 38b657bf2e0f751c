import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import type { Answer } from '@shop/site/askWeb';
import type { SiteConfig } from '@shop/site/hostFiles';
import type { ApiError } from '@/shared/api/apiError';
import type { ApiOptions } from '@/shared/api/apiOptions';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { getDefinedEndpoints } from './endpointDefinitions';
import type { createReport } from './report';

/** State that all checks share. */
export interface CheckContext extends ReturnType<typeof createReport> {
  config: StorefrontConfig & SiteConfig;
  /** Origin of the back end. */
  api: string;
  /** Origin of the pages. */
  site: string;
  fetchAnswer: (address: string | URL, init?: RequestInit, byteLimit?: number) => Promise<Answer>;
  calls: Call[];
  /** Returns the name of a call with its number in the contract, such as `call 13 GET /api/…`. */
  getCallName: (method: string | undefined, address: string) => string;
  /**
   * Measurements per call. `waits`: times until the first byte, in ms. `bytes`: size of the largest
   * answer. `packed`: `Content-Encoding` of the first answer, or `''`. `rows`: number of rows if
   * the answer is a list. `dropped`: number of rows that the shop ignores, because they are
   * invalid.
   */
  measured: Map<
    string,
    { waits: number[]; bytes: number; packed: string; rows?: number; dropped: number }
  >;
  /** Call and field in which a picture was found, by the picture's address. */
  pictures: Map<string, [where: string, field: string]>;
  /** Tells the user what is being checked. */
  progress: (text: string) => void;
}

/** An API call of the app, with what the checks need to know about it. */
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

/** Returns all calls, ordered by their numbers in the contract. */
export function getAllCalls(getCallName: CheckContext['getCallName']): Call[] {
  const calls = getDefinedEndpoints().flatMap(([{ name, initiate }, definition]): Call[] => {
    const { type, query, extraOptions: options = {} } = definition;
    const schema = definition.rawResponseSchema ?? definition.responseSchema;
    // Endpoints that make no request have no `query`.
    if (!query || !schema) return [];
    const isRead = type === 'query';
    const requestArgs = query({}) as string | FetchArgs;
    const request = typeof requestArgs === 'string' ? { url: requestArgs } : requestArgs;
    const initiateOptions = isRead ? { subscribe: false, forceRefetch: true } : { track: false };
    const send = ((arg) =>
      (initiate as (...args: unknown[]) => unknown)(arg, initiateOptions)) as Call['send'];
    const label = getCallName(request.method, request.url);
    const isList = query.length === 0;
    return [{ name, label, isRead, isList, schema, options, request, send }];
  });
  return calls.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
}

/** How many pages, pictures or products are checked at the same time. */
export const concurrency = 8;

/** Returns at most `maxCount` items, spread over the whole list. */
export function takeSample<T>(items: readonly T[], maxCount: number): T[] {
  const step = Math.max(1, items.length / maxCount);
  return items.filter(
    (_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
}

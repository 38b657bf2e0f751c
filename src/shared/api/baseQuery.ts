import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { pageOrigin } from '@/shared/config/origin';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { isBearer } from '@/shared/contract/bearer';
import { sessionKeys, sessionStore } from '@/shared/lib/webStorage';
import { ensureAccessToken, TokenError } from './accessToken';
import { isApiError, isOffline, serverMessage, withReason } from './apiError';
import type { ApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import { takeEarlyResponse } from './early';
import { requestHeaders } from './requestHeaders';
import { bodyOf } from './responseBody';
import { canRetry, isRefusal, retryDelay, retryPolicy, waitFor } from './retryPolicy';
import { withinLimit } from './timeLimit';

export interface ApiMeta {
  /** Rows of a list that broke the contract and were left out. */
  dropped?: number;
}

type Failure = { error: ApiError; retryAfter?: string | null };
type Outcome = { data: unknown; meta: ApiMeta } | Failure;

const messageFor = ({ failure }: ApiRequest, status: ApiError['status']): string =>
  typeof failure === 'string' ? failure : failure(status);

/** The address of a call, absolute, so that it is the same text wherever it is made. */
export function requestUrl({
  url,
  params,
  host = 'api',
}: Pick<ApiRequest, 'url' | 'params' | 'host'>): string {
  const { apiBaseUrl, uploadBaseUrl } = runtimeConfig();
  const base = (host === 'upload' && uploadBaseUrl) || apiBaseUrl;
  const address = new URL(`${base}${url}`, pageOrigin());
  for (const [key, value] of Object.entries(params ?? {})) address.searchParams.set(key, value);
  return address.toString();
}

async function bearerOf(request: ApiRequest, rejected?: string): Promise<string | undefined> {
  const { auth = 'access', host = 'api' } = request;
  if (host === 'upload' || auth === 'none') return undefined;
  if (auth === 'user') {
    const token = sessionStore.get(sessionKeys.authToken) ?? '';
    return isBearer(token) ? token : undefined;
  }
  return ensureAccessToken(rejected);
}

function send(
  request: ApiRequest,
  bearer: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const url = requestUrl(request);
  const { method = 'GET', body, secret } = request;
  const hasBody = body !== undefined;
  return (
    (method === 'GET' && takeEarlyResponse(url)) ||
    fetch(url, {
      method,
      headers: { ...requestHeaders(request.url, bearer, hasBody), ...request.headers },
      body: hasBody ? JSON.stringify(body) : null,
      signal,
      ...(secret && { cache: 'no-store', referrerPolicy: 'no-referrer' }),
    })
  );
}

/** 401 → one refresh and one more send; a second 401 is the answer. */
async function exchange(
  request: ApiRequest,
  bearer: string | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  let response = await send(request, bearer, signal);
  if (response.status === 401 && bearer && (request.auth ?? 'access') === 'access') {
    response = await send(request, await bearerOf(request, bearer), signal);
  }
  const body = await bodyOf(response);
  const reading = response.ok ? (request.read ? request.read(body) : { value: null }) : undefined;
  if (reading) {
    return { data: reading.value, meta: reading.dropped ? { dropped: reading.dropped } : {} };
  }
  const { preferServerMessage } = request;
  const said = preferServerMessage && serverMessage(body, preferServerMessage);
  const status = response.ok ? 'PARSING_ERROR' : response.status;
  return {
    error: { status, message: said ?? messageFor(request, status) },
    retryAfter: response.headers.get('retry-after'),
  };
}

/** One try, from the token to the end of the body. */
export async function attempt(request: ApiRequest, caller: AbortSignal): Promise<Outcome> {
  try {
    const bearer = await bearerOf(request);
    return await withinLimit((signal) => exchange(request, bearer, signal), caller);
  } catch (cause) {
    if (cause instanceof TokenError) return tokenFailure(request, cause);
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    const status = isLate ? 'TIMEOUT_ERROR' : 'FETCH_ERROR';
    return { error: { status, message: messageFor(request, status) } };
  }
}

/** No token, no request: the console says why, without a word of the address it was asked from. */
function tokenFailure(request: ApiRequest, cause: TokenError): Failure {
  const status = canRetry(cause.status)
    ? cause.status
    : cause.status === 0
      ? 'FETCH_ERROR'
      : 'NO_TOKEN';
  return {
    error: { status, message: request.noTokenMessage ?? messageFor(request, status) },
    retryAfter: cause.retryAfter,
  };
}

type CacheState = { api: { queries: Record<string, { error?: unknown } | undefined> } };

/** How the server refused this query before: a part of the page that comes late need not ask again, as Retry does. */
function formerRefusal({ forced, queryCacheKey, getState }: BaseQueryApi): ApiError | undefined {
  if (forced || queryCacheKey === undefined) return undefined;
  const error = (getState() as CacheState).api.queries[queryCacheKey]?.error;
  return isApiError(error) && isRefusal(error.status) ? error : undefined;
}

/**
 * The one base query: bearer per request, single-flight refresh on 401, retries for queries, and every
 * error as `{ status, message }` with its text.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ApiMeta> = async (
  request,
  api: BaseQueryApi,
) => {
  const refusal = formerRefusal(api);
  if (refusal) return { error: refusal, meta: {} };
  const { signal, type } = api;
  const retries = type === 'query' && request.retry !== false ? retryPolicy.maxRetries : 0;
  for (let tried = 0; ; tried += 1) {
    const outcome = await attempt(request, signal);
    if ('data' in outcome) return outcome;
    const { error, retryAfter } = outcome;
    const again = tried < retries && canRetry(error.status) && !isOffline(error);
    if (!again || !(await waitFor(retryDelay(tried, retryAfter), signal))) {
      return { error: type === 'mutation' ? withReason(error) : error, meta: {} };
    }
  }
};

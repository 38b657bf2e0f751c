import { AsyncLocalStorage } from 'node:async_hooks';
import { JSDOM } from 'jsdom';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { bannersApi } from '@/features/content/bannersApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import { isApiError } from '@/shared/api/apiError';
import type { FailureKind } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { setPageOrigin } from '@/shared/config/origin';
import { setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { setSanitiserWindow } from '@/shared/html/html';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { makeStore } from '../store';
import type { AppStore } from '../store';

/** Raised where the back end does not give what every page needs. */
export class ShopDataError extends Error {
  override name = 'ShopDataError';
  constructor(error: unknown) {
    super(
      `The back end does not give what the pages need: ${reasonOf(error)}. No file was changed.`,
    );
  }
}

const recording = new AsyncLocalStorage<Set<string>>();

/** Notes which calls the work makes, as paths with their queries; the token's is not among them. */
export async function recordCalls<T>(
  work: () => Promise<T>,
): Promise<{ result: T; calls: string[] }> {
  const calls = new Set<string>();
  const result = await recording.run(calls, work);
  return { result, calls: [...calls] };
}

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Sends the app's calls to the back end, and those that every page makes only once. */
function answerFrom(api: string): typeof fetch {
  const send = globalThis.fetch;
  const kept = new Map<string, Promise<Answer>>();
  const ask = async (path: string, { headers: sent, signal }: Request): Promise<Answer> => {
    const response = await send(api + path, { headers: sent, signal });
    const body = await response.text();
    return { status: response.status, headers: [...response.headers], body };
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const isToken = url.pathname === '/api/Login/GenerateToken';
    if (!isToken) recording.getStore()?.add(path);
    const isShared = url.search === '';
    const answer = (isShared && kept.get(path)) || ask(path, request);
    if (isShared) {
      kept.set(path, answer);
      answer.then(
        ({ status }) => status >= 400 && kept.delete(path),
        () => kept.delete(path),
      );
    }
    const { status, headers, body } = await answer;
    return new Response(status === 204 ? null : body, { status, headers });
  };
}

export function prepareNode(config: StorefrontConfig, site: string): void {
  // Kept in this process from a shop read before.
  sessionStore.remove(sessionKeys.clientInfo);
  setRuntimeConfig(config);
  setPageOrigin(site);
  setSanitiserWindow(new JSDOM('', { url: site }).window);
}

/** Lets the app's calls go to the back end at `api`; from then on this process can send no others. */
export function callBackEnd(api: string): void {
  globalThis.fetch = answerFrom(api);
}

const kinds: Partial<Record<string, string>> = {
  FETCH_ERROR: 'no answer',
  TIMEOUT_ERROR: 'no answer in time',
  PARSING_ERROR: 'an answer that cannot be read',
  NO_TOKEN: 'no access token',
} satisfies Record<FailureKind, string>;

export const reasonOf = (error: unknown) =>
  isApiError(error) ? `${error.message} (${kinds[error.status] ?? error.status})` : String(error);

/** Waits for what is under way. @throws ShopDataError where a list cannot be had */
export async function settled(store: AppStore): Promise<void> {
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
}

/** A store that holds all lists of the shop. @throws ShopDataError */
export async function loadLists(): Promise<AppStore> {
  const store = makeStore();
  // One alone at first: where nobody answers, one is enough to say so.
  const first = await store.dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  if (first.isError) throw new ShopDataError(first.error);
  const queries = [
    store.dispatch(catalogApi.endpoints.getProducts.initiate()),
    store.dispatch(catalogApi.endpoints.getAreas.initiate()),
    store.dispatch(catalogApi.endpoints.getCategories.initiate()),
    store.dispatch(catalogApi.endpoints.getSubCategories.initiate()),
    store.dispatch(bannersApi.endpoints.getBanners.initiate()),
    store.dispatch(blogApi.endpoints.getBlogs.initiate()),
    store.dispatch(contentApi.endpoints.getClientSettings.initiate()),
    store.dispatch(contentApi.endpoints.getHeadOffice.initiate()),
    store.dispatch(contentApi.endpoints.getAnnouncements.initiate()),
    store.dispatch(contentApi.endpoints.getSocialLinks.initiate()),
    store.dispatch(contentApi.endpoints.getSocialPosts.initiate()),
  ];
  const results = await Promise.all(queries);
  const failed = results.find(({ isError }) => isError);
  if (failed) throw new ShopDataError(failed.error);
  return store;
}

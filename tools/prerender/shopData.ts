import { JSDOM } from 'jsdom';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { isApiError, getStatusCode } from '@/shared/api/apiError';
import type { FailureKind } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { setSanitiserWindow } from '@/shared/html/html';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { publicLists } from '@/app/publicLists';
import type { PublicList } from '@/app/publicLists';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';

/** Origin of the back end, which the error message names. */
let backEndOrigin = '';

/** Thrown when the back end does not return data that every page needs. */
export class ShopDataError extends Error {
  override name = 'ShopDataError';
  constructor(error: unknown) {
    super(
      `The back end at ${backEndOrigin} did not return what the pages need: ${describeError(error)}. No file was changed.\n` +
        `Check that it is running and that --api is its address. For details, run: npm run doctor -- --api ${backEndOrigin}`,
    );
  }
}

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/**
 * Returns whether an answer can be reused for all pages. It cannot if the app would retry the call:
 * after an error, a body that is not JSON, or a `statusCode` of 401.
 */
function isReusable({ status, body }: Answer): boolean {
  if (status >= 400) return false;
  try {
    const json = JSON.parse(body) as unknown;
    return json !== null && getStatusCode(json) !== 401;
  } catch {
    return false;
  }
}

/**
 * Creates a `fetch` that sends the app's calls to the back end. Calls without URL parameters are
 * sent only once, and all pages share their answers.
 */
function createBackEndFetch(api: string): typeof fetch {
  const originalFetch = globalThis.fetch;
  const answersByUrl = new Map<string, Promise<Answer>>();
  const fetchAnswer = async (
    path: string,
    { headers: requestHeaders, signal }: Request,
  ): Promise<Answer> => {
    const response = await originalFetch(api + path, { headers: requestHeaders, signal });
    const body = await response.text();
    return { status: response.status, headers: [...response.headers], body };
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const isShared = url.search === '';
    const answerPromise = (isShared && answersByUrl.get(path)) || fetchAnswer(path, request);
    if (isShared) {
      answersByUrl.set(path, answerPromise);
      answerPromise.then(
        (loadedAnswer) => isReusable(loadedAnswer) || answersByUrl.delete(path),
        () => answersByUrl.delete(path),
      );
    }
    const { status, headers, body } = await answerPromise;
    return new Response(status === 204 ? null : body, { status, headers });
  };
}

/** Lets the app render in Node: sets its configuration, and the DOM for its HTML sanitiser. */
export function prepareAppInNode(config: StorefrontConfig, site: string): void {
  // Remove the value that an earlier shop in the same process may have stored.
  sessionStore.remove(sessionKeys.clientInfo);
  setRuntimeConfig(config, site);
  setSanitiserWindow(new JSDOM('', { url: site }).window);
}

/**
 * Redirects all calls of the app to the back end. After that, this process cannot send requests to
 * other addresses.
 */
export function redirectCallsToBackEnd(api: string): void {
  backEndOrigin = api;
  globalThis.fetch = createBackEndFetch(api);
}

const failureTexts: Partial<Record<string, string>> = {
  FETCH_ERROR: 'no answer',
  TIMEOUT_ERROR: 'no answer in time',
  PARSING_ERROR: 'an answer that cannot be read',
  NO_TOKEN: 'no access token',
} satisfies Record<FailureKind, string>;

/** Formats an error for a terminal. Control characters in a back end's message become spaces. */
export const describeError = (error: unknown) =>
  (isApiError(error)
    ? `${error.message} (${failureTexts[error.status] ?? error.status})`
    : String(error)
  ).replace(/\p{Cc}+/gu, ' ');

export async function waitForCalls(store: AppStore): Promise<void> {
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
}

interface LoadedLists {
  store: AppStore;
  /** Reasons why lists could not be loaded, by cache key. */
  failedLists: Map<string, string>;
}

/**
 * Mutes `console.error` during the work, because the app logs every failed attempt. The caller
 * reports the final error once.
 */
async function withoutConsoleErrors<T>(work: () => PromiseLike<T>): Promise<T> {
  const { error } = console;
  console.error = () => undefined;
  try {
    return await work();
  } finally {
    console.error = error;
  }
}

/**
 * Loads all public lists of the shop.
 * @throws ShopDataError if the company, the products or the articles cannot be loaded; every page
 * shows the company, and the addresses of pages depend on the other two
 */
export async function loadLists(): Promise<LoadedLists> {
  const store = makeStore();
  // Make a single call first, which is enough to detect that the back end cannot be reached.
  const clientInfoResult = await withoutConsoleErrors(() =>
    store.dispatch(clientInfoApi.endpoints.getClientInfo.initiate()),
  );
  if (clientInfoResult.isError) throw new ShopDataError(clientInfoResult.error);
  const { getProducts } = catalogApi.endpoints;
  const { getBlogs } = blogApi.endpoints;
  const failedLists = new Map<string, string>();
  const loadList = async ({ name, initiate }: PublicList) => {
    const { error } = await store.dispatch(initiate(undefined));
    if (error === undefined) return;
    if (name === getProducts.name || name === getBlogs.name) throw new ShopDataError(error);
    failedLists.set(`${name}(undefined)`, describeError(error));
  };
  await Promise.all(publicLists.map(loadList));
  return { store, failedLists };
}

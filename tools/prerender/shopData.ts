import { JSDOM } from 'jsdom';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { isApiError, getStatusCode } from '@/shared/api/apiError';
import type { FailureKind } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { getPublicLists } from '@/shared/api/publicLists';
import { setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { setSanitiserWindow } from '@/shared/html/html';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';

/** The origin that is called. */
let backEnd = '';

/** Raised where the back end does not give what every page needs. */
export class ShopDataError extends Error {
  override name = 'ShopDataError';
  constructor(error: unknown) {
    super(
      `The back end at ${backEnd} does not give what the pages need: ${getReason(error)}. No file was changed.\n` +
        `See whether it runs and --api is its address: npm run doctor -- --api ${backEnd} says more.`,
    );
  }
}

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Whether an answer will do for all pages: the app asks again for what a CDN sent in its place, and after a 401. */
function isLasting({ status, body }: Answer): boolean {
  if (status >= 400) return false;
  try {
    const json = JSON.parse(body) as unknown;
    return json !== null && getStatusCode(json) !== 401;
  } catch {
    return false;
  }
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
    const isShared = url.search === '';
    const answer = (isShared && kept.get(path)) || ask(path, request);
    if (isShared) {
      kept.set(path, answer);
      answer.then(
        (settled) => isLasting(settled) || kept.delete(path),
        () => kept.delete(path),
      );
    }
    const { status, headers, body } = await answer;
    return new Response(status === 204 ? null : body, { status, headers });
  };
}

export function prepareNode(config: RuntimeConfig, site: string): void {
  // Kept in this process from a shop read before.
  sessionStore.remove(sessionKeys.clientInfo);
  setRuntimeConfig(config, site);
  setSanitiserWindow(new JSDOM('', { url: site }).window);
}

/** Lets the app's calls go to the back end at `api`; from then on this process can send no others. */
export function callBackEnd(api: string): void {
  backEnd = api;
  globalThis.fetch = answerFrom(api);
}

const kinds: Partial<Record<string, string>> = {
  FETCH_ERROR: 'no answer',
  TIMEOUT_ERROR: 'no answer in time',
  PARSING_ERROR: 'an answer that cannot be read',
  NO_TOKEN: 'no access token',
} satisfies Record<FailureKind, string>;

/** In words for a terminal, which would obey control characters in what a back end says. */
export const getReason = (error: unknown) =>
  (isApiError(error)
    ? `${error.message} (${kinds[error.status] ?? error.status})`
    : String(error)
  ).replace(/\p{Cc}+/gu, ' ');

/** Waits for what is under way. */
export async function settled(store: AppStore): Promise<void> {
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
}

interface Lists {
  store: AppStore;
  /** Those that cannot be had, by the key of their cache, and why. */
  failed: Map<string, string>;
}

/** The app writes each try that failed to the console; the error that follows says it once. */
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
 * All public lists of the shop, as far as the pages' scripts are loaded.
 * @throws ShopDataError where the company, the products or the articles cannot be had, from which the addresses follow
 */
export async function loadLists(): Promise<Lists> {
  const store = makeStore();
  // One alone at first: where nobody answers, one is enough to say so.
  const first = await withoutConsoleErrors(() =>
    store.dispatch(clientInfoApi.endpoints.getClientInfo.initiate()),
  );
  if (first.isError) throw new ShopDataError(first.error);
  const { getProducts } = catalogApi.endpoints;
  const { getBlogs } = blogApi.endpoints;
  const failed = new Map<string, string>();
  const load = async ({ name, initiate }: ReturnType<typeof getPublicLists>[number]) => {
    const { error } = await store.dispatch(initiate());
    if (error === undefined) return;
    if (name === getProducts.name || name === getBlogs.name) throw new ShopDataError(error);
    failed.set(`${name}(undefined)`, getReason(error));
  };
  await Promise.all(getPublicLists().map(load));
  return { store, failed };
}

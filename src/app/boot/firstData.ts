import { clientInfoApi } from '@/features/content/clientInfoApi';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '@/shared/api/baseApi';
import { isOutage } from '@/shared/api/retryPolicy';
import { wait } from '@/shared/timing/wait';
import { loadWideParts } from '../layout/wideScreen';
import { loadPage } from '../pages';
import type { AppStore } from '../store';

/** How long data may hold up the first drawing over an empty page, in ms. */
const emptyPageLimit = 400;

/** How long it may over a prerendered page before that says so, and how long until the next try, in ms. */
const tryLength = 10_000;

const online = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * What the main part of a page consists of, by the names of the endpoints. Where another query fails, its block alone is
 * missing; where one of these does, nothing of the page is left.
 */
export const mainEndpoints = ['getProducts', 'getProduct', 'getBlogs', 'getClientSettings'];

type Queries = ReturnType<AppStore['getState']>['api']['queries'];

/** Whether the app can draw what was prerendered, or something better: a refusal of the back end counts as an answer. */
function isAnswered(queries: Queries): boolean {
  const settled = Object.values(queries).flatMap((query) => query ?? []);
  const main = settled.filter(({ endpointName = '' }) => mainEndpoints.includes(endpointName));
  const answered = ({ status, error }: (typeof settled)[number]) =>
    status === QueryStatus.fulfilled || (status === QueryStatus.rejected && !isOutage(error));
  return main.length > 0 ? main.every(answered) : settled.some(answered);
}

/** Resolves once the app can draw the page, or all of its first queries have settled. */
const answerTo = (queries: readonly Promise<unknown>[], { getState }: AppStore): Promise<unknown> =>
  new Promise((resolve) => {
    const look = () => isAnswered(getState().api.queries) && resolve(undefined);
    void Promise.allSettled(queries.map((query) => query.then(look))).then(resolve);
  });

/** Loads the page of this address. @returns its first queries */
async function ask({ dispatch }: AppStore): Promise<Promise<unknown>[]> {
  void dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  await loadPage(dispatch, window.location.pathname, true);
  return dispatch(baseApi.util.getRunningQueriesThunk());
}

/**
 * Waits for the scripts and the first data of this address, so that the app can draw the whole page at once; data that
 * comes later fills the app's own skeletons. What was prerendered is worth more than an error in its place: it stays
 * until the back end answers, and says so.
 * @param hasContent whether the page was prerendered
 */
export async function firstData(store: AppStore, hasContent: boolean): Promise<void> {
  const wideParts = loadWideParts(store.dispatch);
  for (;;) {
    const queries = await ask(store);
    const limit = wait(hasContent ? tryLength : emptyPageLimit);
    await Promise.race([Promise.allSettled([...queries, wideParts]), limit]);
    if (!hasContent) return;
    if (isAnswered(store.getState().api.queries)) return;
    document.documentElement.dataset['failed'] = '';
    await answerTo(queries, store);
    if (isAnswered(store.getState().api.queries)) return;
    await Promise.race([wait(tryLength), online()]);
  }
}

import { clientInfoApi } from '@/features/content/clientInfoApi';
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

/** Loads the page of this address. @returns its first queries; each fails where the back end does not answer */
async function ask({ dispatch }: AppStore): Promise<Promise<void>[]> {
  void dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  await loadPage(dispatch, window.location.pathname);
  return dispatch(baseApi.util.getRunningQueriesThunk()).map(async (query) => {
    const { error } = await query;
    if (error && isOutage(error)) throw new Error('No answer');
  });
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
    const isAnswered = await Promise.any(queries).then(
      () => true,
      () => false,
    );
    if (isAnswered) return;
    document.documentElement.dataset['failed'] = '';
    await Promise.race([wait(tryLength), online()]);
  }
}

import { clientInfoApi } from '@/features/content/clientInfoApi';
import { baseApi } from '@/shared/api/baseApi';
import { isOutage } from '@/shared/api/retryPolicy';
import { wait } from '@/shared/timing/wait';
import { loadPage } from '../pages';
import type { AppStore } from '../store';

/** Delay in ms before the API calls are repeated, if the back end answered none of them. */
const retryDelay = 10_000;

/**
 * Sends the first API calls of the page and waits for their answers. If the back end answers none
 * of them, the static page says so and the calls are repeated. Once the back end has answered any
 * call, the app starts and shows the errors of the other calls.
 */
export async function waitForFirstAnswers({ dispatch }: AppStore, pathname: string): Promise<void> {
  for (;;) {
    dispatch(clientInfoApi.util.prefetch('getClientInfo', undefined, {}));
    await loadPage(dispatch, pathname);
    const answers = await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    if (answers.some(({ error }) => !error || !isOutage(error))) return;
    document.documentElement.dataset['failed'] = '';
    await wait(retryDelay);
  }
}

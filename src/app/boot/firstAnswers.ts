import { clientInfoApi } from '@/features/content/clientInfoApi';
import { baseApi } from '@/shared/api/baseApi';
import { isOutage } from '@/shared/api/retryPolicy';
import { wait } from '@/shared/timing/wait';
import { loadPage } from '../pages';
import type { AppStore } from '../store';

/** How long after no call was answered they are made again, in ms. */
const pause = 10_000;

/**
 * Makes the page's first calls and waits for their answers. As long as none is answered, the static page says so, and
 * they are made again. What alone cannot be had is for the app to say in its place.
 */
export async function firstAnswers({ dispatch }: AppStore, pathname: string): Promise<void> {
  for (;;) {
    dispatch(clientInfoApi.util.prefetch('getClientInfo', undefined, {}));
    await loadPage(dispatch, pathname, true);
    const answers = await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    if (answers.some(({ error }) => !error || !isOutage(error))) return;
    document.documentElement.dataset['failed'] = '';
    await wait(pause);
  }
}

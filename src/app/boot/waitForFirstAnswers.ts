import { clientInfoApi } from '@/features/content/clientInfoApi';
import { baseApi } from '@/shared/api/baseApi';
import { isOutage } from '@/shared/api/retryPolicy';
import { wait } from '@/shared/timing/wait';
import { loadPage } from '../pages';
import type { AppStore } from '../store';

/** Pause before repeating the calls if none was answered, in ms. */
const pause = 10_000;

/**
 * Makes the first calls of the page and waits for their answers. While none is answered, the static page says so and
 * the calls are repeated. Once one is answered, the app shows the errors of the others.
 */
export async function waitForFirstAnswers({ dispatch }: AppStore, pathname: string): Promise<void> {
  for (;;) {
    dispatch(clientInfoApi.util.prefetch('getClientInfo', undefined, {}));
    await loadPage(dispatch, pathname, { withLists: true });
    const answers = await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    if (answers.some(({ error }) => !error || !isOutage(error))) return;
    document.documentElement.dataset['failed'] = '';
    await wait(pause);
  }
}

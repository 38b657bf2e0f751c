import { clientInfoApi } from '@/features/content/clientInfoApi';
import { baseApi } from '@/shared/api/baseApi';
import { loadPage } from './routes';
import type { AppStore } from './store';

/** How long the first data may hold up the first drawing of the app, in ms; later data fills the app's skeletons. */
const patience = 400;

/**
 * Waits until the page of this address and its first data are there, so that the app can draw the whole first screen
 * at once in place of the shell: no second skeleton, no work done twice.
 */
export async function firstScreen({ dispatch }: AppStore): Promise<void> {
  void dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  await loadPage(dispatch, window.location.pathname);
  await Promise.race([
    Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

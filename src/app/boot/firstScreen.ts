import { clientInfoApi } from '@/features/content/clientInfoApi';
import { baseApi } from '@/shared/api/baseApi';
import { loadPage } from '../pages';
import type { AppStore } from '../store';

/**
 * Waits for the scripts and the first data of this address, so that the app can draw the whole page at once in place
 * of what stands there.
 * @param patience how long data may hold it up, in ms; later data fills the app's own skeletons
 */
export async function firstScreen({ dispatch }: AppStore, patience: number): Promise<void> {
  void dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  await loadPage(dispatch, window.location.pathname);
  await Promise.race([
    Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

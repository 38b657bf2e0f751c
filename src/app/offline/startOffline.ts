import { addListener } from '@reduxjs/toolkit';
import { Workbox } from 'workbox-window';
import { factsApi } from '@/features/catalog/facts/factsApi';
import { getPublicLists } from '@/shared/api/publicLists';
import { withBase } from '@/shared/config/base';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { toastRequested } from '@/shared/store/toast';
import { onReturn } from '@/shared/timing/onReturn';
import { updateAccepted, updateFound } from './updateSlice';

/** Shortest time between two looks for a new version, in ms. */
const checkInterval = 60 * 60 * 1000;

/** The worker's address says where, besides the site's own host, pictures come from. */
function workerAddress(): string {
  const { origin } = new URL(getRuntimeConfig().apiBaseUrl, window.location.origin);
  const query = new URLSearchParams({ pictures: origin });
  return withBase('sw.js') + (origin === window.location.origin ? '' : `?${query.toString()}`);
}

/** Asks for the lists that the pages seen so far had no use for, so that all of the catalogue is kept, and its facts. */
function prefetchLists(dispatch: AppDispatch, getState: () => RootState): void {
  // The worker has not seen those come that are there.
  if (factsApi.endpoints.getFacts.select()(getState()).data)
    dispatch(factsApi.util.prefetch('getFacts', undefined, { force: true }));
  for (const { initiate } of getPublicLists())
    void dispatch(initiate(undefined, { subscribe: false }));
}

/** Registers the service worker, and offers a new version of the shop when one has come. */
export async function startOffline(dispatch: AppDispatch): Promise<void> {
  const address = workerAddress();
  const policy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (src: string) => (src === address ? src : ''),
  });
  const workbox = new Workbox(policy?.createScriptURL(address) ?? address, { scope: withBase('') });

  workbox.addEventListener('waiting', ({ isExternal }) => {
    // A worker that was found as this page registered has come with it: the page itself is of that version.
    if (!isExternal) return;
    dispatch(updateFound());
    dispatch(
      toastRequested({
        message: 'A new version of the shop is ready.',
        variant: 'info',
        action: { label: 'Reload', dispatch: updateAccepted() },
      }),
    );
  });
  dispatch(
    addListener({
      actionCreator: updateAccepted,
      effect: () => {
        workbox.addEventListener('controlling', () => window.location.reload());
        workbox.messageSkipWaiting();
      },
    }),
  );

  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) dispatch(prefetchLists);
  });

  // Without a connection there is nothing to look for.
  onReturn(checkInterval, () => void workbox.update().catch(() => undefined));
  await workbox.register();
}

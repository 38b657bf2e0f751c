import { addListener } from '@reduxjs/toolkit';
import { Workbox } from 'workbox-window';
import { factsApi } from '@/features/catalog/facts/factsApi';
import { addBase } from '@/shared/config/base';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { toastRequested } from '@/shared/store/toast';
import { onReturn } from '@/shared/timing/onReturn';
import { publicLists } from '../publicLists';
import { updateAccepted, updateFound } from './updateSlice';

/** Shortest time between two checks for a new version, in ms. */
const checkInterval = 60 * 60 * 1000;

/**
 * Returns the address of the service worker. It contains the origin of the pictures if they are on
 * another host than the site.
 */
function getWorkerAddress(): string {
  const { origin } = new URL(getRuntimeConfig().apiBaseUrl, window.location.origin);
  const query = new URLSearchParams({ pictures: origin });
  return addBase('sw.js') + (origin === window.location.origin ? '' : `?${query.toString()}`);
}

/**
 * Age in seconds of an answer that is requested again. Answers of a prerendered page are older (see
 * `toQueryEntries`). They are not stored for offline use.
 */
const maxAgeSeconds = 60 * 60;

/**
 * Requests the product facts and all lists that have not been requested so far, so that the whole
 * catalogue is available offline.
 */
function prefetchLists(dispatch: AppDispatch, getState: () => RootState): void {
  // The facts were loaded before the service worker was active, so the worker has not cached them.
  if (factsApi.endpoints.getFacts.select()(getState()).data)
    dispatch(factsApi.util.prefetch('getFacts', undefined, { force: true }));
  for (const { initiate } of publicLists)
    void dispatch(initiate(undefined, { subscribe: false, forceRefetch: maxAgeSeconds }));
}

/**
 * Registers the service worker. Whenever a new version of the shop is found, offers it to the
 * shopper.
 */
export async function startOffline(dispatch: AppDispatch): Promise<void> {
  const workerAddress = getWorkerAddress();
  const trustedTypesPolicy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (src: string) => (src === workerAddress ? src : ''),
  });
  const workbox = new Workbox(trustedTypesPolicy?.createScriptURL(workerAddress) ?? workerAddress, {
    scope: addBase(''),
  });

  workbox.addEventListener('waiting', ({ isExternal }) => {
    // A worker found during registration arrived with this page, so the page already has that
    // version.
    if (!isExternal) return;
    dispatch(updateFound());
    dispatch(
      toastRequested({
        message: 'A new version of the shop is ready.',
        variant: 'info',
        action: { label: 'Reload', dispatchedAction: updateAccepted() },
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

  // Without a connection, the check for a new version fails, which is not an error.
  onReturn(checkInterval, () => void workbox.update().catch(() => undefined));
  await workbox.register();
}

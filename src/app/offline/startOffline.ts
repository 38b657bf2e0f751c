import { addListener } from '@reduxjs/toolkit';
import { messageSW, Workbox } from 'workbox-window';
import { catalogApi } from '@/features/catalog/catalogApi';
import { withBase } from '@/shared/config/base';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { toastRequested } from '@/shared/store/toast';
import { updateAccepted, updateFound } from './updateSlice';

/** A page that was away so long, in ms, looks for a new version when the shopper comes back. */
const fresh = 60 * 60 * 1000;

/** The worker's address says where, besides the site's own host, pictures come from. */
function workerAddress(): string {
  const { origin } = new URL(runtimeConfig().apiBaseUrl, window.location.origin);
  const query = new URLSearchParams({ pictures: origin });
  return withBase('sw.js') + (origin === window.location.origin ? '' : `?${query.toString()}`);
}

/** Asks for the lists that the pages seen so far had no use for, so that all of the catalogue is kept. */
function askForCatalogue(dispatch: AppDispatch): void {
  const { getAreas, getCategories, getSubCategories, getProducts } = catalogApi.endpoints;
  const once = { subscribe: false };
  void dispatch(getAreas.initiate(undefined, once));
  void dispatch(getCategories.initiate(undefined, once));
  void dispatch(getSubCategories.initiate(undefined, once));
  void dispatch(getProducts.initiate(undefined, once));
}

/** Whether a page of a worker's version would run other scripts than this one. */
async function isNewer(worker: ServiceWorker): Promise<boolean> {
  const files = (await messageSW(worker, { type: 'LIST_FILES' })) as string[];
  const entry = files.filter((file) => /\/main\.[^/]+$/.test(file));
  return !entry.some((file) => document.querySelector(`script[src="${file}"]`));
}

/** Registers the service worker, and offers a new version of the shop when one has come. */
export async function startOffline(dispatch: AppDispatch): Promise<void> {
  const address = workerAddress();
  const policy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (src: string) => (src === address ? src : ''),
  });
  const workbox = new Workbox(policy?.createScriptURL(address) ?? address, { scope: withBase('') });

  workbox.addEventListener('waiting', ({ sw }) => {
    void (async () => {
      if (!sw || !(await isNewer(sw))) return;
      dispatch(updateFound());
      dispatch(
        toastRequested({
          message: 'A new version of the shop is ready.',
          variant: 'info',
          action: { label: 'Reload', dispatch: updateAccepted() },
          topic: 'update',
          outlivesPage: true,
        }),
      );
    })();
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
    if (!isUpdate) dispatch(askForCatalogue);
  });

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < fresh) return;
    looked = Date.now();
    // Without a connection there is nothing to look for.
    void workbox.update().catch(() => undefined);
  });
  await workbox.register();
}

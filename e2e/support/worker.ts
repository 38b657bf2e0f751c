import { expect, type Page } from '@playwright/test';

import { loadDeferredParts } from './waiting';

/** Matches console messages that a missing connection causes. Any other message fails the test. */
export const offlineMessagePattern =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|access token|Failed to fetch|ERR_CONNECTION|NetworkError|ServiceWorker/;

/** Makes the browser report that data saving is on. */
export const turnOnDataSaver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
  });

/** Returns the addresses in a cache, without their origin. */
export const getCachedAddresses = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => url.replace(new URL(url).origin, ''));
  }, name);

/**
 * Returns the addresses in Workbox's list of cached pictures, without their origin. Workbox uses
 * this list to delete old pictures.
 */
export const getListedPictureAddresses = (page: Page) =>
  page.evaluate(async () => {
    const toPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
      });
    const database = await toPromise(indexedDB.open('workbox-expiration'));
    const entriesRequest = database
      .transaction('cache-entries')
      .objectStore('cache-entries')
      .getAll();
    const entries = (await toPromise(entriesRequest)) as { url: string }[];
    database.close();
    return entries.map(({ url }) => url.replace(new URL(url).origin, ''));
  });

/** Waits until the service worker has cached its files and controls the page. */
export async function waitForWorker(page: Page, base = '/'): Promise<void> {
  await loadDeferredParts(page);
  const isControlled = () => navigator.serviceWorker.controller !== null;
  await page.waitForFunction(isControlled, null, { timeout: 30_000 });
  // Wait for the list of product areas, which the app requests on every page for offline use. Not
  // every page loads the other lists of the catalogue.
  const getCachedAnswerAddresses = () =>
    getCachedAddresses(page, base === '/' ? 'answers' : `${base}answers`);
  await expect.poll(getCachedAnswerAddresses).toContain('/api/ISPM/ProductArea/GetWebArea');
}

/** Waits until the pictures on the screen are loaded. */
export const expectLoadedPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const visibleImages = [...document.querySelectorAll('main img')].filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }) as HTMLImageElement[];
        return (
          visibleImages.length > 0 &&
          visibleImages.every((image) => image.complete && image.naturalWidth > 0)
        );
      }),
    )
    .toBe(true);

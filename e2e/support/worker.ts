import { expect, type Page } from '@playwright/test';

import { wakeUp } from './arrival';

/** What no connection leaves on the console; everything else still fails the test. */
export const noLine =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|access token|Failed to fetch|ERR_CONNECTION|NetworkError|ServiceWorker/;

/** Has the browser say that its owner saves data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
  });

/** What a cache holds: addresses without their origin. */
export const keptAddresses = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => url.replace(new URL(url).origin, ''));
  }, name);

/** The addresses in the list of pictures by age that Workbox keeps, without their origin. */
export const listedPictures = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
      });
    const database = await done(indexedDB.open('workbox-expiration'));
    const rows = database.transaction('cache-entries').objectStore('cache-entries').getAll();
    const listed = (await done(rows)) as { url: string }[];
    database.close();
    return listed.map(({ url }) => url.replace(new URL(url).origin, ''));
  });

/** Waits until the worker has all it needs and serves this page. */
export async function workerReady(page: Page, base = '/'): Promise<void> {
  await wakeUp(page);
  const isServed = () => navigator.serviceWorker.controller !== null;
  await page.waitForFunction(isServed, null, { timeout: 30_000 });
  // Not every page has shown all of the catalogue.
  const answers = () => keptAddresses(page, base === '/' ? 'answers' : `${base}answers`);
  await expect.poll(answers).toContain('/api/ISPM/ProductArea/GetWebArea');
}

/** The pictures on the screen have come. */
export const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const seen = [...document.querySelectorAll('main img')].filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }) as HTMLImageElement[];
        return seen.length > 0 && seen.every((image) => image.complete && image.naturalWidth > 0);
      }),
    )
    .toBe(true);

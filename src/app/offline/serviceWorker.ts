import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { withBase } from '@/shared/config/base';
import { cacheNames } from '@/shared/storage/offlineCaches';

/*
 * The shop without a connection: its scripts, the plain page and its pictures. It answers no call to the back end:
 * the base query keeps those answers that may be kept.
 */

interface WorkerEvent extends MessageEvent {
  waitUntil: (task: Promise<unknown>) => void;
}

/** What is used of a worker's scope: TypeScript's own types of it do not go together with those of a page. */
declare const self: {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'message', listener: (event: WorkerEvent) => void) => void;
};

/** For a page and its settings; then what is kept has to do. */
const networkTimeoutSeconds = 5;
const settings = withBase('config.js');
const plainPage = withBase('404.html');

precacheAndRoute(self.__WB_MANIFEST);
clientsClaim();

/** Then, too, what is kept is better. */
const whenHostFails: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('Host fails')),
};

enableNavigationPreload();
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds,
      plugins: [whenHostFails, new PrecacheFallbackPlugin({ fallbackURL: plainPage })],
    }),
    { denylist: [/^\/(?:api|emulator|media|uploads)\//] },
  ),
);

const readSettings = new NetworkFirst({
  cacheName: cacheNames.settings,
  networkTimeoutSeconds,
  plugins: [whenHostFails],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === settings, readSettings);
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheNames.settings).then((cache) => cache.add(settings)));
});

/** Some hosts send a page in place of a file that is missing. */
const onlyJson: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isJson = response.ok && response.headers.get('Content-Type')?.includes('json');
    return Promise.resolve(isJson ? response : null);
  },
};
const facts = { cacheName: cacheNames.facts, plugins: [onlyJson] };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === withBase('facts.json'),
  new NetworkFirst({ ...facts, networkTimeoutSeconds, plugins: [onlyJson, whenHostFails] }),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /\/assets\/(?:facts|words|data\/\w+)\.\w+\.json$/.test(url.pathname),
  // Up to six of this run, as many of the last, and `facts.json`.
  new CacheFirst({ ...facts, plugins: [onlyJson, new ExpirationPlugin({ maxEntries: 13 })] }),
);

/** A host may show its pictures to everybody and let no script read them. */
const whenUnreadable: WorkboxPlugin = {
  handlerDidError: (failed) => new NetworkOnly().handle(failed),
};

const pictureLimits = {
  maxEntries: 120,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  purgeOnQuotaError: true,
};
/** Workbox's list of the pictures by age, in IndexedDB. */
const pictureList = new CacheExpiration(cacheNames.pictures, pictureLimits);

async function clearPictures(): Promise<void> {
  await caches.delete(cacheNames.pictures);
  await pictureList.delete();
}

const { origin, searchParams } = new URL(self.location.href);
const hosts = [origin, searchParams.get('pictures')];
registerRoute(
  ({ request, url }) =>
    request.destination === 'image' &&
    hosts.includes(url.origin) &&
    // So people's pictures are asked for, see `Avatar`; they are not kept.
    request.referrerPolicy !== 'no-referrer',
  new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    // Else the status of what another host answers is not to be seen, and an error would be kept.
    fetchOptions: { mode: 'cors', credentials: 'same-origin' },
    plugins: [whenUnreadable, new ExpirationPlugin(pictureLimits)],
  }),
);

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'CLEAR_PICTURES') event.waitUntil(clearPictures());
});

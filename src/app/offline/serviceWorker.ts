import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { addBase } from '@/shared/config/base';
import { cacheNames } from '@/shared/storage/offlineCaches';

/*
 * Serves the shop offline: scripts, the plain page (404.html) and pictures. The worker handles no
 * calls to the back end, because the base query stores the answers that may be kept.
 */

interface WorkerEvent extends MessageEvent {
  waitUntil: (task: Promise<unknown>) => void;
}

/**
 * The members of the worker's scope that are used here. TypeScript's types of workers conflict with
 * its types of pages.
 */
declare const self: {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'message', listener: (event: WorkerEvent) => void) => void;
};

/** How long to wait for the network before a page or the settings come from the cache. */
const networkTimeoutSeconds = 5;
const settingsUrl = addBase('config.js');
const plainPageUrl = addBase('404.html');

precacheAndRoute(self.__WB_MANIFEST);
clientsClaim();

/** Treats a server error like a missing answer, so that the cached copy is used. */
const serverErrorPlugin: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status < 500
      ? Promise.resolve(response)
      : Promise.reject(new Error(`The server answered ${response.status}`)),
};

enableNavigationPreload();
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds,
      plugins: [serverErrorPlugin, new PrecacheFallbackPlugin({ fallbackURL: plainPageUrl })],
    }),
    { denylist: [/^\/(?:api|emulator|media|uploads)\//] },
  ),
);

const settingsStrategy = new NetworkFirst({
  cacheName: cacheNames.settings,
  networkTimeoutSeconds,
  plugins: [serverErrorPlugin],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === settingsUrl,
  settingsStrategy,
);
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheNames.settings).then((cache) => cache.add(settingsUrl)));
});

/** Caches only JSON, because some web servers send an HTML page in place of a missing file. */
const jsonOnlyPlugin: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isJson = response.ok && response.headers.get('Content-Type')?.includes('json');
    return Promise.resolve(isJson ? response : null);
  },
};
const factsCacheOptions = { cacheName: cacheNames.facts, plugins: [jsonOnlyPlugin] };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === addBase('facts.json'),
  new NetworkFirst({
    ...factsCacheOptions,
    networkTimeoutSeconds,
    plugins: [jsonOnlyPlugin, serverErrorPlugin],
  }),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /\/assets\/(?:facts|words|data\/\w+)\.\w+\.json$/.test(url.pathname),
  // Up to six files of this release, six files of the last release, and `facts.json`.
  new CacheFirst({
    ...factsCacheOptions,
    plugins: [jsonOnlyPlugin, new ExpirationPlugin({ maxEntries: 13 })],
  }),
);

/**
 * Another site may allow our pages to show its pictures, but not our scripts to read them. Such a
 * picture is loaded without the cache.
 */
const networkFallbackPlugin: WorkboxPlugin = {
  handlerDidError: (handlerParams) => new NetworkOnly().handle(handlerParams),
};

const pictureLimits = {
  maxEntries: 120,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  purgeOnQuotaError: true,
};
/** Workbox's list of pictures by age, in IndexedDB. */
const pictureExpiration = new CacheExpiration(cacheNames.pictures, pictureLimits);

async function clearPictures(): Promise<void> {
  await caches.delete(cacheNames.pictures);
  await pictureExpiration.delete();
}

const { origin, searchParams } = new URL(self.location.href);
const pictureOrigins = [origin, searchParams.get('pictures')];
registerRoute(
  ({ request, url }) =>
    request.destination === 'image' &&
    pictureOrigins.includes(url.origin) &&
    // User pictures are requested with this policy (see `UserAvatar`) and are not cached.
    request.referrerPolicy !== 'no-referrer',
  new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    // Without CORS, the status of another host's answer is hidden, and an error could be cached.
    fetchOptions: { mode: 'cors', credentials: 'same-origin' },
    plugins: [networkFallbackPlugin, new ExpirationPlugin(pictureLimits)],
  }),
);

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'CLEAR_PICTURES') event.waitUntil(clearPictures());
});

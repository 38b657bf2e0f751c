import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { withBase } from '@/shared/config/base';
import { cacheNames } from '@/shared/lib/offlineCaches';

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

/** In seconds, for a page and its settings; then what is kept has to do. */
const patience = 5;
const settings = withBase('config.js');
const plainPage = withBase('404.html');

const files = self.__WB_MANIFEST;
precacheAndRoute(files);
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
      networkTimeoutSeconds: patience,
      plugins: [whenHostFails, new PrecacheFallbackPlugin({ fallbackURL: plainPage })],
    }),
    { denylist: [/^\/(?:api|media|uploads)\//] },
  ),
);

const readSettings = new NetworkFirst({
  cacheName: cacheNames.settings,
  networkTimeoutSeconds: patience,
  plugins: [whenHostFails],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === settings, readSettings);
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheNames.settings).then((cache) => cache.add(settings)));
});

const { origin, searchParams } = new URL(self.location.href);
const hosts = [origin, searchParams.get('pictures')];
registerRoute(
  ({ request, url }) =>
    request.destination === 'image' &&
    hosts.includes(url.origin) &&
    // So people's pictures are asked for, see `PersonAvatar`; they are not kept.
    request.referrerPolicy !== 'no-referrer',
  new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    plugins: [
      new ExpirationPlugin({
        maxEntries: 120,
        maxAgeSeconds: 30 * 24 * 60 * 60,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

self.addEventListener('message', ({ data, ports }) => {
  const { type } = (data ?? {}) as { type?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'LIST_FILES') ports[0]?.postMessage(files.map(({ url }) => url));
});

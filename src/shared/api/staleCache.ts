import { cacheNames } from '@/shared/storage/offlineCaches';
import { now } from '@/shared/timing/clock';

/** In ms. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
const maxEntries = 60;

/** Of a kept answer: when it was put there, in ms since 1970. */
const dateHeader = 'x-cached-at';

const openCache = () => caches.open(cacheNames.answers);

/** Puts an answer in the place of the one before; the oldest go once there are too many. */
export async function writeStaleCache(url: string, body: unknown, cachedAt: number): Promise<void> {
  const cache = await openCache();
  const headers = { [dateHeader]: String(cachedAt) };
  await cache.put(url, new Response(JSON.stringify(body), { headers }));
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -maxEntries).map((old) => cache.delete(old)));
}

/** The last answer to a call, and its time; `undefined` where there is none that can be used. */
export async function readStaleCache(url: string, at = now()) {
  const response = await (await openCache()).match(url);
  const cachedAt = Number(response?.headers.get(dateHeader));
  if (!response || cachedAt > at || at - cachedAt >= maxAge) return undefined;
  return { data: (await response.json()) as unknown, meta: { cachedAt } };
}

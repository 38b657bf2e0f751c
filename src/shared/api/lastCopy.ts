import { cacheNames } from '@/shared/storage/offlineCaches';
import { readBody } from './readBody';

/** In ms. An older copy is of no use to anybody. */
const longest = 30 * 24 * 60 * 60 * 1000;
const most = 60;

/** When the copy was made, in ms since 1970. */
const header = 'x-kept-at';

/** Once the shopper has cleared it, what is written into a cache that was opened before is gone. */
export const openCopies = () => caches.open(cacheNames.answers);

/** Puts an answer in the place of its copy before; the oldest go once there are too many. */
export async function keepCopy(
  cache: Cache,
  url: string,
  { body }: Response,
  now = Date.now(),
): Promise<void> {
  await cache.put(url, new Response(body, { headers: { [header]: String(now) } }));
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -most).map((old) => cache.delete(old)));
}

export interface Copy {
  body: unknown;
  /** In ms since 1970. */
  keptAt: number;
}

/** The last answer to a call, as it came; `undefined` where there is none that can be used. */
export async function lastCopy(url: string, now = Date.now()): Promise<Copy | undefined> {
  const copy = await (await openCopies()).match(url);
  const keptAt = Number(copy?.headers.get(header));
  const isUsable = keptAt <= now && now - keptAt < longest;
  const body = copy && isUsable ? await readBody(copy) : undefined;
  return typeof body === 'object' && body !== null ? { body, keptAt } : undefined;
}

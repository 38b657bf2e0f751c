import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createHttpServer } from '../node/httpServer';
import type { Store } from '../store';
import { ownerApp } from './ownerApp';

/** Where a running shop answers its owner's commands, and to whom: who can read the data folder has the key. */
const Door = v.object({ url: v.pipe(v.string(), v.url()), key: v.pipe(v.string(), v.nonEmpty()) });

const doorFile = (dataFolder: string) => path.join(dataFolder, 'owner.json');

/**
 * Lets the owner's commands in while this process holds the data folder: on a port of its own that this computer alone
 * reaches, for whoever bears the key. Gives what ends it.
 */
export async function openPrivateDoor(store: Store, dataFolder: string) {
  const key = randomBytes(32).toString('base64url');
  const server = createHttpServer(forBearer(key, ownerApp(store)).fetch);
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const file = doorFile(dataFolder);
  // Made anew, since a file that stands keeps the rights that it has.
  await rm(file, { force: true });
  const door = JSON.stringify({ url: `http://127.0.0.1:${port}`, key });
  await writeFile(file, door, { mode: 0o600, flag: 'wx' });
  return async () => {
    await rm(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

function forBearer(key: string, app: Hono): Hono {
  const door = new Hono();
  door.notFound((c) => c.body(null, 404));
  door.use(async (c, next) => {
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${key}`)) return c.notFound();
    return next();
  });
  return door.route('/', app);
}

/** Of any length, without the time it takes telling how alike they are. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Asks the shop that runs on the data folder. @throws where none answers */
export async function askRunningShop(
  dataFolder: string,
  address: string,
  init?: RequestInit,
): Promise<Response> {
  const { url, key } = v.parse(Door, JSON.parse(await readFile(doorFile(dataFolder), 'utf8')));
  const response = await fetch(url + address, {
    ...init,
    headers: { Authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  });
  if (response.status === 404) throw new Error('Another program answers');
  return response;
}

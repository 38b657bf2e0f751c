import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { readId } from '../http/body';
import { toErrorResponse } from '../http/errors';
import { createHttpServer } from '../node/httpServer';
import type { EnquiryPage, Store, StoredEnquiry } from '../store';

/** Where a running shop answers `npm run inbox`, and to whom: who can read the data folder has the key. */
const Door = v.object({ url: v.pipe(v.string(), v.url()), key: v.pipe(v.string(), v.nonEmpty()) });

const doorFile = (dataFolder: string) => path.join(dataFolder, 'inbox.json');
const pageMax = 1000;

/**
 * Lets `npm run inbox` read while this process holds the data folder: on a port of its own that this computer alone
 * reaches, for whoever bears the key. Gives what ends it.
 */
export async function openPrivateInbox(store: Store, dataFolder: string) {
  const key = randomBytes(32).toString('base64url');
  const server = createHttpServer(privateInbox(store, key).fetch);
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

function privateInbox(store: Store, key: string): Hono {
  const app = new Hono();
  app.onError(toErrorResponse);
  app.notFound((c) => c.body(null, 404));
  app.get('/', async (c) => {
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${key}`)) return c.notFound();
    const { before, since, count } = c.req.query();
    const page = {
      count: Math.min(readId(count) ?? pageMax, pageMax),
      before: readId(before),
      since: since ? new Date(Number(since)) : undefined,
    };
    return c.json(await store.enquiries(page));
  });
  return app;
}

/** Of any length, without the time it takes telling how alike they are. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

const Rows = v.array(
  v.object({
    enquiryId: v.pipe(v.number(), v.safeInteger()),
    createdAt: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
    personName: v.string(),
    companyName: v.string(),
    contactNo: v.string(),
    contactEmail: v.string(),
    contactAddress: v.string(),
    contactMessage: v.string(),
  }),
);

/** Reads one page from the shop that runs on the data folder. @throws where none answers */
export async function askRunningShop(
  dataFolder: string,
  { count, before, since }: EnquiryPage,
): Promise<StoredEnquiry[]> {
  const { url, key } = v.parse(Door, JSON.parse(await readFile(doorFile(dataFolder), 'utf8')));
  const query = new URLSearchParams({
    count: String(count),
    ...(before !== undefined && { before: String(before) }),
    ...(since && { since: String(since.getTime()) }),
  });
  const response = await fetch(`${url}/?${query.toString()}`, {
    headers: { Authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return v.parse(Rows, await response.json());
}

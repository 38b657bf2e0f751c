import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Hono } from 'hono';
import type { AppOptions } from './createApp';
import { createSite } from './createSite';
import { forwardedAddress, socketAddress } from './node/clientAddress';
import { openPrivateInbox } from './inbox/privateInbox';
import { createHttpServer } from './node/httpServer';
import { loggable } from './http/queryErrors';
import { createPasswords } from './node/passwords';
import { recodePicture } from './node/recodePicture';
import { stopOnSignal } from './node/stopOnSignal';
import { createTokens } from './node/tokens';
import { createWebhook } from './node/webhook';
import { keepCopy, openStore } from './openStore';
import { readSettings, type Settings } from './settings';
import { StartError } from './startError';
import type { Store } from './store';

const starting = () =>
  new Response('The shop is starting.', { status: 503, headers: { 'Retry-After': '1' } });

/** @returns where the shop is, or nothing where it was only to be prepared */
async function main(): Promise<string | undefined> {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings.prepare) {
    await keepCopy(settings);
    return undefined;
  }

  const started: { site?: Hono } = {};
  const server = createHttpServer(
    (request, env) => started.site?.fetch(request, env) ?? starting(),
  );
  // The port comes first: a second start on it must not touch the first one's data.
  const port = await listen(server, settings);
  const opening = openParts(settings);
  stopOnSignal(server, opening);
  const { store, webhook } = await opening;
  started.site = await siteOver(store, settings, webhook?.forward);
  purgeOnTimer(store);
  const url = `http://localhost:${port}`;
  console.log(`Shop ready on ${url}`);
  return url;
}

async function openParts(settings: Settings) {
  const { databaseUrl, dataFolder, inboxWebhook } = settings;
  const store = await openStore(settings);
  const webhook = inboxWebhook ? createWebhook(inboxWebhook) : undefined;
  // A PostgreSQL server lets `npm run inbox` in beside us; the embedded database is ours alone.
  const closeInbox = databaseUrl ? undefined : await openPrivateInbox(store, dataFolder);
  const close = async () => {
    await webhook?.stop();
    await closeInbox?.();
    await store.close();
  };
  return { store, webhook, close };
}

async function siteOver(
  store: Store,
  settings: Settings,
  forwardEnquiry: AppOptions['forwardEnquiry'],
): Promise<Hono> {
  // Without one of the operator's, a secret that all processes find in the database.
  const secret =
    settings.tokenSecret ??
    (await store.setting('tokenSecret', randomBytes(32).toString('base64url')));
  return createSite(store, {
    ...settings,
    passwords: createPasswords(),
    tokens: createTokens(secret),
    recodePicture,
    forwardEnquiry,
    clientAddress: settings.trustProxy ? forwardedAddress : socketAddress,
    media: {
      folder: path.join(settings.seedFolder, 'images'),
      cacheFolder: path.join(settings.cacheFolder, 'media'),
    },
    security: settings,
  });
}

function purgeOnTimer(store: Store): void {
  const purge = () => {
    const now = new Date();
    void store.purgeAttempts(now).catch(() => undefined);
    // A picture is sent before the account that it is for is made, or saved.
    const dayAgo = new Date(now.getTime() - 24 * 3600_000);
    void store.purgeFiles(dayAgo).catch(() => undefined);
  };
  purge();
  setInterval(purge, 10 * 60_000).unref();
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      const reason = busy ? 'is already in use' : `cannot be opened (${error.code ?? 'unknown'})`;
      reject(new StartError(`Port ${port} ${reason}. Choose another with --port NUMBER.`));
    });
    server.listen({ port, ...(host && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Resolves once the shop is ready. */
export const ready = main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : loggable(error));
  process.exit(1);
});

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getAddressFile } from './claimFolder';
import { UsageError } from './createArgumentReader.mjs';
import { createSite } from './createSite';
import { isLoopback } from './demoAccounts.mjs';
import { backupOnSignal } from './node/backupOnSignal';
import { getForwardedAddress, getSocketAddress } from './node/clientAddress';
import { answerHealth } from './http/health';
import { isLocalRequest } from './http/localRequest';
import { deleteUnclaimedPictures } from './http/pictures';
import { createSecurityLog } from './node/createSecurityLog';
import { createHttpServer } from './node/httpServer';
import { toLoggableError } from './http/queryErrors';
import { createPasswords } from './node/passwords';
import { recodePicture } from './node/recodePicture';
import { stopOnSignal } from './node/stopOnSignal';
import { createTokens } from './node/tokens';
import { createWebhook } from './node/webhook';
import { openStore } from './openStore';
import { readSettings, type Settings } from './settings';
import { StartError } from './startError';
import type { ShopStore } from './sqlStore';

/** Starts the shop, and returns its address when it is ready. */
async function main(): Promise<string> {
  const settings = readSettings(process.argv.slice(2), process.env);
  const ping = async () => {
    const rejectedPromise = Promise.reject(new Error('not now'));
    // The shop is not ready before its store is open, or after a signal to stop.
    const { store } = await Promise.race(
      server.listening ? [shopPromise, rejectedPromise] : [rejectedPromise],
    );
    await store.ping();
  };
  const server = createHttpServer(
    async (request, env) =>
      (await answerHealth(request, ping)) ?? (await shopPromise).site.fetch(request, env),
    // All connections of a proxy come from its address.
    settings.trustProxy ? { maxConnectionsPerAddress: Infinity } : {},
  );
  // Open the port first. A second process with the same port then fails before it touches the data
  // of the first process.
  const port = await listen(server, settings);
  const shopPromise = openShop(settings);
  stopOnSignal(server, shopPromise);
  const { store } = await shopPromise;
  deleteExpiredRowsOnTimer(store);
  const url = `http://${getHostName(settings.host)}:${port}`;
  // The operator's commands need these files only for the embedded database. They can connect to a
  // PostgreSQL server while the shop is running.
  if (!settings.databaseUrl) {
    backupOnSignal(settings.dataFolder, store.dump);
    await writeFile(getAddressFile(settings.dataFolder), url, { mode: 0o600 });
  }
  const servedProgram = existsSync(settings.staticFolder) ? 'Shop' : 'Back end';
  console.log(`${servedProgram} ready on ${url}`);
  return url;
}

const createSecret = () => randomBytes(32).toString('base64url');

async function openShop(settings: Settings) {
  const store = await openStore(settings);
  const webhook = settings.inboxWebhook ? createWebhook(settings.inboxWebhook) : undefined;
  // This secret is stored in the database. All processes with this database therefore accept the
  // same tokens, and tokens from another database are invalid.
  const storedSecret = await store.setting('tokenSecret', createSecret());
  const site = createSite(store, {
    ...settings,
    passwords: createPasswords(),
    tokens: createTokens(settings.tokenSecret + storedSecret),
    recodePicture,
    forwardEnquiry: webhook?.forward,
    clientAddress: settings.trustProxy ? getForwardedAddress : getSocketAddress,
    delay: setTimeout,
    logSecurityEvent: createSecurityLog(),
    isLocalRequest,
    inboxIsOpenTo: settings.inboxRemote ? () => true : isLocalRequest,
    identitySecret: await store.setting('identitySecret', createSecret()),
    media: { cacheFolder: '.cache/media' },
  });
  const close = async () => {
    await webhook?.stop();
    await store.close();
  };
  return { store, site, close };
}

function deleteExpiredRowsOnTimer(store: ShopStore): void {
  const deleteExpiredRows = () => {
    void store.purgeAttempts(new Date()).catch(() => undefined);
    void deleteUnclaimedPictures(store).catch(() => undefined);
    const oldestMeasureTime = new Date(Date.now() - 90 * 24 * 3600_000);
    void store.purgeMeasures(oldestMeasureTime).catch(() => undefined);
  };
  deleteExpiredRows();
  setInterval(deleteExpiredRows, 10 * 60_000).unref();
}

/** Returns the host name by which this computer reaches the shop. */
function getHostName(host: string): string {
  if (isLoopback(host) || ['0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

async function listen(server: Server, { port, host }: Settings): Promise<number> {
  try {
    await once(server.listen({ port, host }), 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${code})`;
    throw new StartError(`Port ${port} ${reason}. Choose another with --port NUMBER.`);
  }
}

/** Promise that resolves with the address of the shop when the shop is ready. */
export const ready = main().catch((error: unknown) => {
  const isExplained = error instanceof StartError || error instanceof UsageError;
  console.error(isExplained ? error.message : toLoggableError(error));
  process.exit(1);
});

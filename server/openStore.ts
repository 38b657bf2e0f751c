import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded, openServer } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { hashPassword } from './node/passwords';
import { seedRows, type Catalogue } from './seedRows';
import type { Settings } from './settings';
import { createSqlStore } from './sqlStore';
import { StartError } from './startError';
import type { Store } from './store';

/** The shop's database, ready to use: made and seeded if it is new. */
export async function openStore(settings: Settings): Promise<Store> {
  const { databaseUrl, reset } = settings;
  const database = databaseUrl
    ? { ...(await openServer(databaseUrl)), release: () => Promise.resolve() }
    : await openOwn(settings);
  const close = async () => {
    await database.close();
    await database.release();
  };
  try {
    await prepareDatabase(database.db, { reset, seed: () => readSeed(settings.seedFolder) });
    await database.markComplete();
  } catch (error) {
    await close();
    throw error;
  }
  return createSqlStore(database.db, close);
}

/** The secret that signs tokens: the operator's, else one that all processes find in the database. */
export function tokenSecret(store: Store, settings: Settings): Promise<string> {
  const { tokenSecret: given } = settings;
  return given
    ? Promise.resolve(given)
    : store.setting('tokenSecret', randomBytes(32).toString('base64url'));
}

async function readSeed(folder: string) {
  const file = path.join(folder, 'catalogue.json');
  const catalogue = JSON.parse(await readFile(file, 'utf8')) as Catalogue;
  return seedRows(catalogue, hashPassword);
}

async function openOwn({ dataFolder, cacheFolder, reset }: Settings) {
  const release = await claimFolder(dataFolder);
  try {
    const folder = path.join(dataFolder, 'database');
    return { ...(await openEmbedded({ folder, cacheFolder, reset })), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Two processes on one folder would destroy it: the first one's number stands in a file. */
async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'shop.pid');
  await mkdir(folder, { recursive: true });
  const claim = () => writeFile(file, String(process.pid), { flag: 'wx' });
  try {
    await claim();
  } catch {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isRunning(owner))
      throw new StartError(
        `The data folder ${folder} is in use by another running shop (process ${owner}). ` +
          'Stop that one, or choose another folder with DATA_DIR.',
      );
    await rm(file, { force: true });
    await claim();
  }
  return () => rm(file, { force: true });
}

function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

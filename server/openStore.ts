import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { claimFolder } from './claimFolder';
import {
  databaseIn,
  migrations,
  openEmbedded,
  openServer,
  type EmbeddedOptions,
  type OpenDatabase,
} from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { hashPassword } from './node/passwords';
import { seedRows, type Catalogue } from './seedRows';
import { cacheFolder, seedFolder, type Settings } from './settings';
import { createSqlStore, type ShopStore } from './sqlStore';

/** The shop's database, ready to use: made and seeded if it is new. */
export async function openStore({ databaseUrl, dataFolder, reset }: Settings): Promise<ShopStore> {
  const database = databaseUrl
    ? await openServer(databaseUrl)
    : await openDataFolder(dataFolder, { copy: await keptCopy(), reset });
  try {
    // Of the embedded database, the whole folder has been set aside.
    await prepareDatabase(database, { seed, reset: reset && databaseUrl !== undefined });
  } catch (error) {
    await database.close();
    throw error;
  }
  return createSqlStore(database.db, database.close);
}

/** The embedded database of a data folder, for this process alone. */
export async function openDataFolder(
  dataFolder: string,
  options: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const release = await claimFolder(dataFolder);
  try {
    const database = await openEmbedded({ ...options, folder: databaseIn(dataFolder) });
    const close = async () => {
      await database.close();
      release();
    };
    return { ...database, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Makes the demo database ahead and keeps a copy of it, so that first starts need not. Called after a build. */
export async function keepCopy(): Promise<void> {
  const file = await copyFile();
  if (existsSync(file)) return;
  const database = await openEmbedded();
  await prepareDatabase(database, { seed });
  const copy = await database.copy();
  await database.close();
  await mkdir(cacheFolder, { recursive: true });
  for (const name of await readdir(cacheFolder))
    if (name.startsWith('database-')) await rm(path.join(cacheFolder, name));
  await writeFile(`${file}.unfinished`, copy.stream());
  await rename(`${file}.unfinished`, file);
}

async function keptCopy(): Promise<Blob | undefined> {
  const file = await copyFile();
  return existsSync(file) ? openAsBlob(file) : undefined;
}

/** Its name tells what it was made from, so that it is never older than the code. */
async function copyFile(): Promise<string> {
  const madeFrom = createHash('sha256')
    .update(await readFile('node_modules/@electric-sql/pglite/package.json'))
    .update(JSON.stringify(readMigrationFiles(migrations)))
    .update(await readFile(catalogueFile));
  return path.join(cacheFolder, `database-${madeFrom.digest('hex').slice(0, 16)}.tar.gz`);
}

const catalogueFile = path.join(seedFolder, 'catalogue.json');

const seed = async () =>
  seedRows(JSON.parse(await readFile(catalogueFile, 'utf8')) as Catalogue, hashPassword);

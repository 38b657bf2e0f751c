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
import type { Settings } from './settings';
import { createSqlStore } from './sqlStore';
import type { ShopStore } from './sqlStore';

/** The shop's database, ready to use: made and seeded if it is new. */
export async function openStore(settings: Settings): Promise<ShopStore> {
  const { databaseUrl, reset } = settings;
  const database = databaseUrl ? await openServer(databaseUrl) : await openOwn(settings);
  try {
    await prepareDatabase(database, {
      // Of the embedded database, the whole folder has been set aside.
      reset: reset && databaseUrl !== undefined,
      seed: () => readSeed(settings.seedFolder),
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  return createSqlStore(database.db, database.close);
}

/**
 * Makes the demo database ahead and keeps a copy of it, so that first starts need not. Called after a build.
 * The copy's name tells what it was made from, so that it is never older than the code.
 */
export async function keepCopy({ cacheFolder, seedFolder }: Settings): Promise<void> {
  const file = await copyFile(cacheFolder, seedFolder);
  if (existsSync(file)) return;
  const database = await openEmbedded();
  await prepareDatabase(database, { seed: () => readSeed(seedFolder) });
  const copy = await database.copy();
  await database.close();
  await mkdir(cacheFolder, { recursive: true });
  for (const name of await readdir(cacheFolder))
    if (name.startsWith(copyPrefix)) await rm(path.join(cacheFolder, name));
  await writeFile(`${file}.unfinished`, copy);
  await rename(`${file}.unfinished`, file);
}

async function openOwn({ dataFolder, cacheFolder, seedFolder, reset }: Settings) {
  const kept = await copyFile(cacheFolder, seedFolder);
  const copy = existsSync(kept) ? await openAsBlob(kept) : undefined;
  return openDataFolder(dataFolder, { copy, reset });
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

const copyPrefix = 'database-';

async function copyFile(cacheFolder: string, seedFolder: string): Promise<string> {
  const manifest = path.join('node_modules', '@electric-sql', 'pglite', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const madeFrom = createHash('sha256')
    .update(version)
    .update(JSON.stringify(readMigrationFiles(migrations)))
    .update(await readFile(path.join(seedFolder, catalogueName)));
  return path.join(cacheFolder, `${copyPrefix}${madeFrom.digest('hex').slice(0, 16)}.tar.gz`);
}

const catalogueName = 'catalogue.json';

async function readSeed(folder: string) {
  const catalogue = JSON.parse(
    await readFile(path.join(folder, catalogueName), 'utf8'),
  ) as Catalogue;
  return seedRows(catalogue, hashPassword);
}

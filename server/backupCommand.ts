import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { claimFolder, FolderInUse, getProcessFile } from './claimFolder';
import { createArgumentReader } from './createArgumentReader.mjs';
import {
  getDatabasePath,
  getReason,
  restoreEmbedded,
  printKeptPath,
  type Database,
  type PrepareDatabase,
} from './db/openDatabase';
import { restoreServer } from './db/restoreServer';
import { enquiries, products, reviews, uploads, users } from './db/schema';
import { wasEverSeeded, isFromLaterVersion } from './db/version';
import { toLoggableError } from './http/queryErrors';
import { getBackupPath, backupSignal, writeBackup } from './node/backupOnSignal';
import { withExistingStore } from './openStore';
import { readDataLocation, type DataLocation } from './settings';
import { StartError } from './startError';

async function backup(file: string, dataLocation: DataLocation): Promise<void> {
  const bytes = await withExistingStore(dataLocation, ({ dump }) => dump()).catch(
    (error: unknown) => {
      if (error instanceof FolderInUse) return requestBackupFromShop(dataLocation.dataFolder);
      throw error;
    },
  );
  await writeBackup(file, bytes).catch((error: unknown) => {
    throw new StartError(`${file} cannot be written (${getErrorCode(error)}).`);
  });
  console.log(`The backup was written to ${file}`);
}

async function requestBackupFromShop(folder: string): Promise<Uint8Array> {
  const processText = await readFile(getProcessFile(folder), 'utf8').catch(() => '');
  const [shopHost, processId] = processText.split(' ');
  if (!processId)
    throw new StartError('The shop is starting, or another command is using its data. Try again.');
  if (shopHost !== hostname())
    throw new StartError(`The shop runs on ${shopHost}. Run this command there.`);
  const sendSignal = (signal: NodeJS.Signals | 0) => {
    try {
      process.kill(Number(processId), signal);
    } catch (error) {
      const reason = `The shop cannot be asked for a backup (${getErrorCode(error)}).`;
      throw new StartError(
        `${reason} Stop the shop first, or run this command as the user that runs the shop.`,
      );
    }
  };
  const file = getBackupPath(folder);
  await rm(file, { force: true });
  sendSignal(backupSignal);
  while (!existsSync(file)) {
    await setTimeout(50);
    // The shop may have stopped, so signal 0 checks that its process still exists.
    sendSignal(0);
  }
  const bytes = await readFile(file);
  await rm(file);
  if (bytes.length > 0) return bytes;
  throw new StartError('The shop could not write the backup. Its log says why.');
}

async function restore(file: string, dataLocation: DataLocation): Promise<void> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read (${getErrorCode(error)}).`);
  });
  const countsText = await restoreToLocation(dataLocation, bytes, async (db, migrate) => {
    if (!(await wasEverSeeded(db))) throw new Error('it contains no shop data');
    if (await isFromLaterVersion(db)) throw new Error('it is from a later version');
    await migrate();
    return countRows(db);
  }).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const reason = getReason(toLoggableError(error));
    throw new StartError(
      `${file} is not a complete backup that this shop can restore (${reason}). No data was changed.`,
    );
  });
  console.log(`Restored from ${file}: ${countsText}.`);
}

async function restoreToLocation<T>(
  { databaseUrl, dataFolder }: DataLocation,
  bytes: Uint8Array,
  prepare: PrepareDatabase<T>,
): Promise<T> {
  if (databaseUrl)
    return restoreServer(databaseUrl, bytes, prepare, (previousData) =>
      keepPreviousData(previousData, dataFolder),
    );
  const releaseFolder = await claimFolder(dataFolder);
  try {
    return await restoreEmbedded(getDatabasePath(dataFolder), bytes, prepare);
  } finally {
    releaseFolder();
  }
}

/**
 * Saves a backup of the database server's previous data in the data folder, because the shop has
 * no other local storage.
 */
async function keepPreviousData(previousData: Uint8Array, dataFolder: string): Promise<void> {
  const file = path.join(dataFolder, 'server.before-restore.tar.gz');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeBackup(file, previousData);
  printKeptPath(file, 'restore');
}

async function countRows(db: Database): Promise<string> {
  const tablesByLabel = { 'orders and enquiries': enquiries, 'uploaded pictures': uploads };
  const countTexts = [];
  for (const [label, table] of Object.entries({ products, users, reviews, ...tablesByLabel }))
    countTexts.push(`${await db.$count(table)} ${label}`);
  return countTexts.join(', ');
}

const getErrorCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const notes = `npm run backup and npm run restore use the data folder or, with DATABASE_URL, the PostgreSQL server. A file from one can
be restored to the other. You can make a backup while the shop is running. Keep the file private: it contains addresses and
password hashes. Before a restore, stop all processes of the shop. The replaced data is kept in the data folder until the
next restore.`;

const createCommand = (action: typeof backup, usage: string, fileText: string) => {
  const positionals = { FILE: fileText };
  const readArguments = createArgumentReader({ usage, positionals, options: {}, notes });
  return async (args: string[]) => {
    const file = readArguments(args, (_values, [name = '', ...extraArgs]) => {
      if (!name || extraArgs.length > 0) throw new Error('Give exactly one file');
      return path.resolve(name);
    });
    await action(file, readDataLocation(process.env));
  };
};

export const backupCommand = createCommand(
  backup,
  'npm run backup -- FILE: saves all data of the shop in one file',
  'the file to write; an existing file is replaced',
);
export const restoreCommand = createCommand(
  restore,
  'npm run restore -- FILE: replaces all data of the shop with the data in a file',
  'a file that npm run backup has written',
);

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartError } from '../startError';
import { dumpTables, lockTables } from './copyDatabase';
import { dumpPglite, unzipDump, withPglite } from './pglite';
import { isLater, migrations } from './version';

/** What both drivers give. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** `migrate` applies the migrations that this database has not seen yet. */
export type Prepare<T = void> = (db: Database, migrate: () => Promise<void>) => Promise<T>;

export interface OpenDatabase {
  db: Database;
  /** Makes and seeds the tables, while no other process does, and without a limit of time. */
  prepareBy: (prepare: Prepare) => Promise<void>;
  close: () => Promise<void>;
  /** All of it as it is at one moment: an embedded database, as a .tar.gz. */
  dump: () => Promise<Uint8Array>;
}

/** Any number that no other program uses on the same database. */
const lockId = 727_064_001;

/** A PostgreSQL server. @param queryMs its own limit of a query, and ours for a server that has fallen silent */
export async function openServer(
  url: string,
  { connectMs, queryMs } = { connectMs: 5_000, queryMs: 10_000 },
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const casing = 'snake_case';
  const options = { connectionString: url, connectionTimeoutMillis: connectMs };
  const pool = new pg.Pool({ ...options, statement_timeout: queryMs, query_timeout: queryMs });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot reach the database of DATABASE_URL: ${getReason(error)}`);
  }
  /** On a connection of its own, without a limit of time: neither ours nor one that the server has for this user. */
  const unhurried = async <T>(use: Prepare<T>): Promise<T> => {
    const client = new pg.Client(options).on('error', () => undefined);
    await client.connect();
    try {
      for (const limit of ['statement', 'lock', 'idle_in_transaction_session'])
        await client.query(`set ${limit}_timeout = 0`);
      const db = drizzle(client, { casing });
      return await use(db, () => migrate(db, migrations));
    } finally {
      await client.end();
    }
  };
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return {
    db: drizzle(pool, { casing }),
    prepareBy: (prepare) =>
      unhurried(async (db, migrateIt) => {
        // The lock goes with its connection.
        await db.execute(sql`select pg_advisory_lock(${lockId})`);
        await prepare(db, migrateIt);
      }),
    dump: () =>
      unhurried((db) =>
        db.transaction(async (tx) => {
          await lockTables(tx, 'access share');
          if (await isLater(tx))
            throw new StartError('The database of DATABASE_URL is of a later version of the shop.');
          return dumpTables(tx);
        }, snapshot),
      ),
    close: () => pool.end(),
  };
}

/** Where a shop's data folder holds its database. */
export const databaseIn = (dataFolder: string) => path.join(dataFolder, 'database');

/** PGlite's own way with bytes takes one after the other: a picture would hold up everybody for a quarter of a second. */
const bytea = 17;
const bytesAsHex = {
  serializers: {
    [bytea]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`,
  },
  parsers: { [bytea]: (text: string) => Buffer.from(text.slice(2), 'hex') },
};

interface EmbeddedOptions {
  /** Begin afresh; what the folder holds is kept beside it. */
  reset?: boolean | undefined;
  /** Without vacuum the room of deleted rows is lost, without checkpoint the write-ahead log grows: PGlite does neither. */
  upkeepMs?: number;
}

/** PostgreSQL inside this process; no other has the folder open, see claimFolder. */
export async function openEmbedded(
  folder: string,
  { reset = false, upkeepMs = 5 * 60_000 }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  if (reset || !existsSync(folder))
    await makeBeside(folder, 'reset', async (place) => (await PGlite.create(place)).close());
  const client = await PGlite.create(folder, bytesAsHex).catch((error: unknown) => {
    throw new StartError(
      `Cannot open the database in ${folder} (${getReason(error)}). Put the last backup in its place with npm run restore, ` +
        'or begin afresh with --reset: both keep what is there.',
    );
  });
  const upkeep = setInterval(() => {
    for (const command of ['vacuum', 'checkpoint'])
      void client.exec(command).catch(() => undefined);
  }, upkeepMs).unref();
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    db,
    prepareBy: (prepare) => prepare(db, () => migrate(db, migrations)),
    close: () => {
      clearInterval(upkeep);
      return client.close();
    },
    dump: () => dumpPglite(client),
  };
}

/**
 * Puts what `dump` gave in the place of the embedded database, which is kept beside it.
 * @param prepare throws where it is no shop's
 * @throws where the dump is not whole, with nothing changed
 */
export async function restoreEmbedded<T>(
  folder: string,
  dump: Uint8Array,
  prepare: Prepare<T>,
): Promise<T> {
  const tar = await unzipDump(dump);
  return makeBeside(folder, 'restore', (place) =>
    withPglite({ folder: place, tar }, ({ db, migrate }) => prepare(db, migrate)),
  );
}

/** Makes a database beside its place, so that what stands there is whole; what stood there is kept. */
async function makeBeside<T>(
  folder: string,
  command: 'reset' | 'restore',
  make: (place: string) => Promise<T>,
): Promise<T> {
  const unfinished = `${folder}.unfinished`;
  const clear = () => rm(unfinished, { recursive: true, force: true });
  await clear();
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const made = await make(unfinished);
    if (existsSync(folder)) await setAside(folder, command);
    await rename(unfinished, folder);
    return made;
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Nothing is deleted for a new database but what the last command of its kind kept. */
async function setAside(folder: string, command: 'reset' | 'restore'): Promise<void> {
  const kept = `${folder}.before-${command}`;
  await rm(kept, { recursive: true, force: true });
  await rename(folder, kept);
  sayKept(kept, command);
}

export function sayKept(kept: string, command: 'reset' | 'restore'): void {
  console.warn(`The data so far are kept in ${kept} until the next ${command}.`);
}

export function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join('; ');
  return error instanceof Error ? error.message : String(error);
}

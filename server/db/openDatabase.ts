import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartError } from '../startError';
import { dumpTables, lockTables } from './copyDatabase';
import { dumpPglite, unzipDump, withPglite } from './pglite';
import { isFromLaterVersion, migrationConfig } from './version';

/** Common type of an embedded database (PGlite) and of a database on a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Function that prepares a database. Its argument `migrate` applies the migrations that are still
 * missing.
 */
export type PrepareDatabase<T = void> = (db: Database, migrate: () => Promise<void>) => Promise<T>;

export interface OpenDatabase {
  db: Database;
  /** Runs `prepare` without a time limit, and in only one process at a time. */
  prepareBy: (prepare: PrepareDatabase) => Promise<void>;
  close: () => Promise<void>;
  /** Returns a consistent snapshot, as the .tar.gz of an embedded database. */
  dump: () => Promise<Uint8Array>;
}

/**
 * Key of the advisory lock with which only one process at a time prepares the database. Other
 * programs on the same database must use other keys.
 */
const preparationLockKey = 727_064_001;

/**
 * Connects to a PostgreSQL server.
 * @param limits time limits for connecting and for a query; both the server and this client apply
 * `queryMs`, because the server may not answer at all
 * @throws StartError if the server cannot be reached
 */
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
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot reach the database in DATABASE_URL: ${getReason(error)}`);
  }
  /**
   * Opens a separate connection without time limits, not even those that the server sets for this
   * user. Closes it when `use` has finished.
   */
  const withoutTimeLimits = async <T>(use: PrepareDatabase<T>): Promise<T> => {
    const client = new pg.Client(options).on('error', () => undefined);
    await client.connect();
    try {
      for (const limitName of ['statement', 'lock', 'idle_in_transaction_session'])
        await client.query(`set ${limitName}_timeout = 0`);
      const db = drizzle(client, { casing });
      return await use(db, () => migrate(db, migrationConfig));
    } finally {
      await client.end();
    }
  };
  const snapshotOptions = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return {
    db: drizzle(pool, { casing }),
    prepareBy: (prepare) =>
      withoutTimeLimits(async (db, migrateDatabase) => {
        // PostgreSQL releases the lock when the connection closes.
        await db.execute(sql`select pg_advisory_lock(${preparationLockKey})`);
        await prepare(db, migrateDatabase);
      }),
    dump: () =>
      withoutTimeLimits((db) =>
        db.transaction(async (tx) => {
          await lockTables(tx, 'access share');
          if (await isFromLaterVersion(tx))
            throw new StartError(
              'The database in DATABASE_URL is from a later version of the shop.',
            );
          return dumpTables(tx);
        }, snapshotOptions),
      ),
    close: () => pool.end(),
  };
}

export const getDatabasePath = (dataFolder: string) => path.join(dataFolder, 'database');

/**
 * PostgreSQL's type id of `bytea`. Its values are passed as hexadecimal text. PGlite's own
 * conversion would block all requests for a quarter of a second per picture.
 */
const byteaTypeId = 17;
const hexBytesOptions = {
  serializers: {
    [byteaTypeId]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`,
  },
  parsers: { [byteaTypeId]: (text: string) => Buffer.from(text.slice(2), 'hex') },
};

interface EmbeddedOptions {
  /** Whether to create an empty database. The old database is then kept beside it. */
  reset?: boolean | undefined;
  /**
   * Interval in ms of the commands `vacuum` and `checkpoint`, which PGlite never runs by itself.
   * `vacuum` frees the space of deleted rows, and `checkpoint` limits the write-ahead log.
   */
  upkeepMs?: number;
}

/**
 * Opens PostgreSQL inside this process. Lock the data folder with `claimFolder` first.
 * @throws StartError if the database cannot be opened
 */
export async function openEmbedded(
  folder: string,
  { reset = false, upkeepMs = 5 * 60_000 }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  if (reset || !existsSync(folder))
    await createDatabaseInTemporaryFolder(folder, 'reset', async (newFolder) =>
      (await PGlite.create(newFolder)).close(),
    );
  const client = await PGlite.create(folder, hexBytesOptions).catch((error: unknown) => {
    throw new StartError(
      `Cannot open the database in ${folder} (${getReason(error)}). Restore the last backup with npm run restore, ` +
        'or start with fresh demo data with --reset. Both keep the current files.',
    );
  });
  const upkeepTimer = setInterval(() => {
    for (const command of ['vacuum', 'checkpoint'])
      void client.exec(command).catch(() => undefined);
  }, upkeepMs).unref();
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    db,
    prepareBy: (prepare) => prepare(db, () => migrate(db, migrationConfig)),
    close: () => {
      clearInterval(upkeepTimer);
      return client.close();
    },
    dump: () => dumpPglite(client),
  };
}

/**
 * Replaces the embedded database with a dump, and keeps the old one beside it. If the dump is
 * incomplete, the old database stays unchanged.
 * @param prepare prepares the new database, and throws if it contains no shop
 * @throws Error if the dump is incomplete
 */
export async function restoreEmbedded<T>(
  folder: string,
  dump: Uint8Array,
  prepare: PrepareDatabase<T>,
): Promise<T> {
  const tar = await unzipDump(dump);
  return createDatabaseInTemporaryFolder(folder, 'restore', (newFolder) =>
    withPglite({ folder: newFolder, tar }, ({ db, migrate }) => prepare(db, migrate)),
  );
}

/**
 * Creates a database in a temporary folder, which then becomes `folder`. If the creation fails, the
 * old database stays unchanged.
 */
async function createDatabaseInTemporaryFolder<T>(
  folder: string,
  command: 'reset' | 'restore',
  createDatabase: (temporaryFolder: string) => Promise<T>,
): Promise<T> {
  const unfinishedFolder = `${folder}.unfinished`;
  const removeUnfinishedFolder = () => rm(unfinishedFolder, { recursive: true, force: true });
  await removeUnfinishedFolder();
  await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 });
  try {
    const result = await createDatabase(unfinishedFolder);
    if (existsSync(folder)) await keepOldDatabase(folder, command);
    await rename(unfinishedFolder, folder);
    return result;
  } catch (error) {
    await removeUnfinishedFolder();
    throw error;
  }
}

/**
 * Renames the old database to keep it. Deletes only the copy that the previous command of the same
 * kind kept.
 */
async function keepOldDatabase(folder: string, command: 'reset' | 'restore'): Promise<void> {
  const keptFolder = `${folder}.before-${command}`;
  await rm(keptFolder, { recursive: true, force: true });
  await rename(folder, keptFolder);
  printKeptPath(keptFolder, command);
}

export function printKeptPath(keptPath: string, command: 'reset' | 'restore'): void {
  console.warn(`The previous data is kept in ${keptPath} until the next ${command}.`);
}

export function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join('; ');
  return error instanceof Error ? error.message : String(error);
}

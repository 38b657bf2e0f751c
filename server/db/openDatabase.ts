import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartError } from '../startError';

/** What both drivers give. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Applies the migrations that this database has not seen yet. */
  migrate: () => Promise<void>;
  /** Runs what makes and seeds the tables, while no other process does. */
  prepareBy: (work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export const migrations: MigrationConfig = {
  migrationsFolder: 'server/db/migrations',
  migrationsSchema: 'storefront',
  migrationsTable: 'migration',
};

/** Any number that no other program uses on the same database. */
const lockId = 727_064_001;

export interface ServerLimits {
  connectMs: number;
  /** Of a query: the server's own limit, and ours for a server that has fallen silent. */
  queryMs: number;
}

/** A PostgreSQL server. */
export async function openServer(
  url: string,
  { connectMs, queryMs }: ServerLimits = { connectMs: 5_000, queryMs: 10_000 },
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  let pool;
  try {
    pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: connectMs,
      statement_timeout: queryMs,
      query_timeout: queryMs,
    });
    // Without a listener a connection that breaks while idle would end the process.
    pool.on('error', () => undefined);
    await pool.query('select 1');
  } catch (error) {
    await pool?.end();
    throw new StartError(`Cannot reach the database of DATABASE_URL: ${reasonOf(error)}`);
  }
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    migrate: () => migrate(db, migrations),
    // The transaction only holds the lock; the work runs on other connections.
    prepareBy: (work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
        await work();
      }),
    close: () => pool.end(),
  };
}

export interface EmbeddedOptions {
  /** Folder of the data; without it they live in memory. */
  folder?: string;
  /** What `copy()` of another one gave: a new database starts from it, which saves the seconds that making one takes. */
  copy?: Blob | undefined;
  /** Forget what the folder holds. */
  reset?: boolean;
  /**
   * Time between the upkeeps that PostgreSQL does by itself only as a server: without vacuum the room of deleted rows
   * is lost, without checkpoint the write-ahead log grows as long as the process runs.
   */
  upkeepMs?: number;
}

/** Where a shop's data folder holds its database. */
export const databaseIn = (dataFolder: string) => path.join(dataFolder, 'database');

/** Tells a whole database from one whose making was interrupted, which holds nothing yet. */
const markOf = (folder: string) => `${folder}.complete`;

export const isWhole = (folder: string) => existsSync(markOf(folder));

/** PostgreSQL inside this process. */
export async function openEmbedded(
  options: EmbeddedOptions = {},
): Promise<OpenDatabase & { copy: () => Promise<Uint8Array> }> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const { folder, copy, reset = false, upkeepMs = 5 * 60_000 } = options;
  const mark = folder && markOf(folder);
  const isNew = !folder || reset || !isWhole(folder);
  if (folder && mark && isNew) {
    await rm(mark, { force: true });
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.dirname(folder), { recursive: true });
  }
  let client;
  try {
    client = await PGlite.create({
      ...(folder && { dataDir: folder }),
      ...(isNew && copy && { loadDataDir: copy }),
    });
  } catch (error) {
    throw new StartError(
      `Cannot open the database in ${folder ?? 'memory'} (${reasonOf(error)}). ` +
        'Start with --reset to begin afresh.',
    );
  }
  const upkeep = setInterval(() => {
    for (const command of ['vacuum', 'checkpoint'])
      void client.exec(command).catch(() => undefined);
  }, upkeepMs).unref();
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    db,
    migrate: () => migrate(db, migrations),
    // No other process has it open: see claimFolder.
    prepareBy: async (work) => {
      await work();
      if (mark && isNew) await writeFile(mark, '');
    },
    copy: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
    close: () => {
      clearInterval(upkeep);
      return client.close();
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool, PoolConfig } from 'pg';
import { StartError } from '../startError';

/** What both drivers give. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** For what makes the tables, which may take its time. */
interface Preparing {
  db: Database;
  /** Applies the migrations that this database has not seen yet. */
  migrate: () => Promise<void>;
}

export interface OpenDatabase {
  db: Database;
  /** Runs what makes and seeds the tables, while no other process does. */
  prepareBy: (work: (preparing: Preparing) => Promise<void>) => Promise<void>;
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
  const connect = (limits: PoolConfig) => {
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      ...limits,
    });
    // Without a listener a connection that breaks while idle would end the process.
    return pool.on('error', () => undefined);
  };
  const databaseOf = (pool: Pool) => drizzle(pool, { casing: 'snake_case' });
  let pool: Pool | undefined;
  try {
    pool = connect({ max: 10, statement_timeout: queryMs, query_timeout: queryMs });
    await pool.query('select 1');
  } catch (error) {
    await pool?.end();
    throw new StartError(`Cannot reach the database of DATABASE_URL: ${reasonOf(error)}`);
  }
  return {
    db: databaseOf(pool),
    prepareBy: async (work) => {
      const unlimited = connect({});
      const db = databaseOf(unlimited);
      try {
        // The transaction only holds the lock; the work runs on other connections.
        await db.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
          await work({ db, migrate: () => migrate(db, migrations) });
        });
      } finally {
        await unlimited.end();
      }
    },
    close: () => pool.end(),
  };
}

export interface EmbeddedOptions {
  /** Folder of the data; without it they live in memory. */
  folder?: string;
  /** What `copy()` of another one gave: a new database starts from it, which saves the seconds that making one takes. */
  copy?: Blob | undefined;
  /** Begin afresh; what the folder holds is kept beside it. */
  reset?: boolean;
  /**
   * Time between the upkeeps that PostgreSQL does by itself only as a server: without vacuum the room of deleted rows
   * is lost, without checkpoint the write-ahead log grows as long as the process runs.
   */
  upkeepMs?: number;
}

/** PGlite's own way with bytes takes one after the other: a picture would hold up everybody for a quarter of a second. */
const bytea = 17;
const bytesAsHex = {
  serializers: {
    [bytea]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`,
  },
  parsers: { [bytea]: (text: string) => Buffer.from(text.slice(2), 'hex') },
};

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
  const isNew = !folder || reset || !isWhole(folder);
  if (folder) {
    if (isNew) await setAside(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  let client;
  try {
    client = await PGlite.create({
      ...bytesAsHex,
      ...(folder && { dataDir: folder }),
      ...(isNew && copy && { loadDataDir: copy }),
    });
  } catch (error) {
    throw new StartError(
      `Cannot open the database in ${folder ?? 'memory'} (${reasonOf(error)}). Put a copy of the data folder in its ` +
        'place that was made while the shop was stopped, or begin afresh with --reset, which keeps what is there.',
    );
  }
  if (folder) await keepPrivate(folder);
  const upkeep = setInterval(() => {
    for (const command of ['vacuum', 'checkpoint'])
      void client.exec(command).catch(() => undefined);
  }, upkeepMs).unref();
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    db,
    // No other process has it open: see claimFolder.
    prepareBy: async (work) => {
      await work({ db, migrate: () => migrate(db, migrations) });
      if (folder && isNew) await writeFile(markOf(folder), '', { mode: 0o600 });
    },
    copy: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
    close: () => {
      clearInterval(upkeep);
      return client.close();
    },
  };
}

/** Makes room for a new database. Nothing is deleted for it but what the last --reset kept. */
async function setAside(folder: string): Promise<void> {
  if (!existsSync(folder)) return rm(markOf(folder), { force: true });
  if (isWhole(folder)) {
    const kept = `${folder}.before-reset`;
    await rm(kept, { recursive: true, force: true });
    // The mark goes first: cut off here, the next start sets the folder aside as one without.
    await rename(markOf(folder), markOf(kept));
    await rename(folder, kept);
    console.warn(`The data so far are kept in ${kept} until the next --reset.`);
  } else {
    const kept = `${folder}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    await rename(folder, kept);
    console.warn(`${folder} has no mark that it is complete (${markOf(folder)}): kept as ${kept}.`);
  }
}

/** PGlite makes files that all may write. */
async function keepPrivate(folder: string): Promise<void> {
  try {
    await chmod(folder, 0o700);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    console.warn(`Others on this computer may read ${folder} (${reasonOf(error)}).`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

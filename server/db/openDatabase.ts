import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../sqlStore';
import { StartError } from '../startError';

export interface OpenDatabase {
  db: Database;
  /** Call when the tables stand and hold their seed. */
  markComplete: () => Promise<void>;
  close: () => Promise<void>;
}

/** A PostgreSQL server. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  let pool;
  try {
    pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
    });
    // Without a listener a connection that breaks while idle would end the process.
    pool.on('error', () => undefined);
    await pool.query('select 1');
  } catch (error) {
    await pool?.end();
    throw new StartError(`Cannot reach the database of DATABASE_URL: ${reasonOf(error)}`);
  }
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    markComplete: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

export interface EmbeddedOptions {
  /** Folder of the data; without it they live in memory. */
  folder?: string;
  /** Folder of the empty cluster kept by `keepEmptyCluster`, which saves the seconds that making one takes. */
  cacheFolder?: string;
  /** Forget what the folder holds. */
  reset?: boolean;
}

/** PostgreSQL inside this process. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { folder, cacheFolder, reset = false } = options;
  // The mark tells a whole database from one whose making was interrupted, which holds nothing yet.
  const mark = folder && `${folder}.complete`;
  const isNew = !folder || !mark || reset || !existsSync(mark);
  if (folder && mark && isNew) {
    await rm(mark, { force: true });
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.dirname(folder), { recursive: true });
  }
  const emptyCluster = isNew && cacheFolder ? await readEmptyCluster(cacheFolder) : undefined;
  let client;
  try {
    client = await PGlite.create({
      ...(folder && { dataDir: folder }),
      ...(emptyCluster && { loadDataDir: emptyCluster }),
    });
  } catch (error) {
    throw new StartError(
      `Cannot open the database in ${folder ?? 'memory'} (${reasonOf(error)}). ` +
        'Start with --reset to begin afresh.',
    );
  }
  return {
    db: drizzle(client, { casing: 'snake_case' }),
    markComplete: async () => {
      if (mark && isNew) await writeFile(mark, '');
    },
    close: () => client.close(),
  };
}

/** Makes an empty cluster once, so that first starts need not: called after a build. */
export async function keepEmptyCluster(cacheFolder: string): Promise<void> {
  const file = await emptyClusterFile(cacheFolder);
  if (existsSync(file)) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}

async function readEmptyCluster(cacheFolder: string): Promise<Blob | undefined> {
  const file = await emptyClusterFile(cacheFolder);
  return existsSync(file) ? new Blob([await readFile(file)]) : undefined;
}

/** A cluster fits only the version of PGlite that made it. */
async function emptyClusterFile(cacheFolder: string): Promise<string> {
  const manifest = path.join('node_modules', '@electric-sql', 'pglite', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return path.join(cacheFolder, `empty-cluster-${version}.tar.gz`);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

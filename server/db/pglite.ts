import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './openDatabase';
import { migrationConfig } from './version';

interface TemporaryDatabase {
  db: Database;
  migrate: () => Promise<void>;
  dump: () => Promise<Uint8Array>;
}

/**
 * Opens an embedded database, and closes it when `use` has finished.
 * @param folder location of the database, which is in memory by default
 * @param tar initial content, which is empty by default
 */
export async function withPglite<T>(
  { folder, tar }: { folder?: string; tar?: Buffer<ArrayBuffer> },
  use: (database: TemporaryDatabase) => Promise<T>,
): Promise<T> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await PGlite.create({
    dataDir: folder ?? 'memory://',
    ...(tar && { loadDataDir: new Blob([tar]) }),
  });
  const db = drizzle(client, { casing: 'snake_case' });
  try {
    return await use({
      db,
      migrate: () => migrate(db, migrationConfig),
      dump: () => dumpPglite(client),
    });
  } finally {
    await client.close();
  }
}

/** Returns a whole embedded database as .tar.gz, which is the format of a backup. */
export async function dumpPglite(client: PGlite): Promise<Uint8Array> {
  const tar = await client.dumpDataDir('gzip');
  return new Uint8Array(await tar.arrayBuffer());
}

/**
 * Decompresses a dump.
 * @throws Error if the dump is incomplete, damaged or of another kind
 */
export async function unzipDump(dump: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  // gzip stores a checksum and the length, so this rejects an incomplete or damaged file.
  const tar = await promisify(gunzip)(dump);
  if (!tar.includes('/PG_VERSION\0')) throw new Error('it contains no database');
  return tar;
}

import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator';
import type { Database } from './openDatabase';
import { settings } from './schema';

export const migrationConfig: MigrationConfig = {
  migrationsFolder: 'server/db/migrations',
  migrationsSchema: 'storefront',
  migrationsTable: 'migration',
};

/**
 * Returns whether a later version of the shop has migrated the database. This version may not know
 * all columns of such a database.
 */
export async function isFromLaterVersion(db: Database): Promise<boolean> {
  const latestKnownMigrationTime = readMigrationFiles(migrationConfig).at(-1)?.folderMillis;
  const laterMigrationsQuery = sql`select from storefront.migration where created_at > ${latestKnownMigrationTime}`;
  return ((await db.execute(laterMigrationsQuery)) as { rows: unknown[] }).rows.length > 0;
}

/**
 * Returns whether the database was ever seeded, that is, whether its tables contain a shop.
 */
export async function wasEverSeeded(db: Database): Promise<boolean> {
  const seededSettings = await db.select().from(settings).where(eq(settings.key, 'seeded'));
  return seededSettings.length > 0;
}

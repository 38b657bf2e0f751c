import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../startError';
import type { SeedTables } from '../rows';
import type { Database, OpenDatabase } from './openDatabase';
import * as tables from './schema';

export interface PrepareOptions {
  /** Only called for a database that was never seeded. */
  seed: () => SeedTables | Promise<SeedTables>;
  /** Begin with new tables; those so far are kept in another schema, until the next reset. */
  reset?: boolean;
}

const rowsPerInsert = 500;

/** Brings the tables up to date, and seeds them once. Processes that start together take turns. */
export async function prepareDatabase(
  { prepareBy }: OpenDatabase,
  { seed, reset }: PrepareOptions,
): Promise<void> {
  await prepareBy(async ({ db, migrate }) => {
    if (reset) await setAside(db);
    await refuseTablesWithoutMigrations(db);
    await migrate();
    await db.transaction(async (tx) => {
      const first = await tx
        .insert(tables.settings)
        .values({ key: 'seeded', value: new Date().toISOString() })
        .onConflictDoNothing()
        .returning();
      if (first.length > 0) await insertSeed(tx, await seed());
    });
  });
}

/** In one statement, so that it happens as a whole. */
const setAside = (db: Database) =>
  db.execute(sql`do $$ begin
    if to_regnamespace('storefront') is not null then
      drop schema if exists storefront_before_reset cascade;
      alter schema storefront rename to storefront_before_reset;
    end if;
  end $$`);

/** Shops from before there were migrations made their tables otherwise. */
async function refuseTablesWithoutMigrations(db: Database): Promise<void> {
  const [found] = await db
    .select({
      isOlder: sql<boolean>`to_regclass('storefront.setting') is not null and to_regclass('storefront.migration') is null`,
    })
    .from(sql`(values (1)) as once`);
  if (found?.isOlder)
    throw new StartError(
      'The database was made by another version of the shop. Start with --reset to begin afresh.',
    );
}

async function insertSeed(tx: Database, seed: SeedTables): Promise<void> {
  for (const name of Object.keys(seed) as (keyof SeedTables)[]) {
    const table: PgTable = tables[name];
    const rows: Record<string, unknown>[] = seed[name];
    for (let start = 0; start < rows.length; start += rowsPerInsert)
      await tx.insert(table).values(rows.slice(start, start + rowsPerInsert));
    await continueIdsAfter(tx, table);
  }
}

/** The seed brings its own ids; the next row that the shop adds must come after them. */
async function continueIdsAfter(tx: Database, table: PgTable): Promise<void> {
  const id = getTableConfig(table).columns.find((column) => column.generatedIdentity);
  if (!id) return;
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${`storefront.${getTableName(table)}`}, ${toSnakeCase(id.name)}), greatest(max(${id}), 1), max(${id}) is not null) from ${table}`,
  );
}

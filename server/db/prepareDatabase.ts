import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { SeedTables } from '../rows';
import type { Database, OpenDatabase } from './openDatabase';
import * as tables from './schema';

/**
 * Brings the tables up to date, and seeds them once. Processes that start together take turns.
 * @param seed only called for a database that was never seeded
 */
export async function prepareDatabase(
  { prepareBy }: OpenDatabase,
  seed: () => SeedTables | Promise<SeedTables>,
): Promise<void> {
  await prepareBy(async (db, migrate) => {
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

async function insertSeed(tx: Database, seed: SeedTables): Promise<void> {
  for (const name of Object.keys(seed) as (keyof SeedTables)[]) {
    const table: PgTable = tables[name];
    await tx.insert(table).values(seed[name]);
    await continueIdsAfter(tx, table);
  }
}

/** Seeded and copied rows bring their own ids; the next row that the shop adds must come after them. */
export async function continueIdsAfter(tx: Database, table: PgTable): Promise<void> {
  const id = getTableConfig(table).columns.find((column) => column.generatedIdentity);
  if (!id) return;
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${`storefront.${getTableName(table)}`}, ${toSnakeCase(id.name)}), greatest(max(${id}), 1), max(${id}) is not null) from ${table}`,
  );
}

import { eq, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../startError';
import type { SeedTables } from '../store';
import { createTablesSql, dropTablesSql, tablesVersion } from './createTables';
import type { Database } from './openDatabase';
import * as tables from './schema';

export interface PrepareOptions {
  /** Only called when the database is empty. */
  seed: () => SeedTables | Promise<SeedTables>;
  /** Drop every table of the shop first. */
  reset?: boolean;
}

/** Any number; it keeps two processes that start together from both making the tables. */
const lockId = 727_064_001;
const rowsPerInsert = 500;

/** Makes and seeds the tables in one transaction, unless an earlier start has done so. */
export async function prepareDatabase(db: Database, { seed, reset }: PrepareOptions) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
    if (reset) await tx.execute(sql.raw(dropTablesSql));
    if (await alreadyPrepared(tx)) return;
    for (const statement of createTablesSql().split(';\n')) await tx.execute(sql.raw(statement));
    await insertSeed(tx, await seed());
    await tx.insert(tables.settings).values({ key: 'tablesVersion', value: tablesVersion });
  });
}

async function alreadyPrepared(tx: Database): Promise<boolean> {
  const found = await tx
    .select({ table: sql<string | null>`to_regclass('storefront.setting')::text` })
    .from(sql`(values (1)) as once`);
  if (!found[0]?.table) return false;
  const kept = await tx
    .select()
    .from(tables.settings)
    .where(eq(tables.settings.key, 'tablesVersion'));
  if (kept[0]?.value !== tablesVersion)
    throw new StartError(
      'The database was made by another version of the shop. Start with --reset to begin afresh.',
    );
  return true;
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

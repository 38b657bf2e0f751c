import { getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './openDatabase';

/**
 * Makes new ids start after the highest existing id. This is necessary after rows with fixed ids
 * were inserted.
 */
export async function continueIdsAfter(tx: Database, table: PgTable): Promise<void> {
  const ids = getIdColumn(table);
  if (!ids) return;
  await tx.execute(
    sql`select setval(${ids.sequence}, greatest(${ids.last}, 1), ${ids.last} > 0) from ${table}`,
  );
}

/**
 * Returns the highest id that the table has ever used. Ids of removed rows are not reused, because
 * old addresses contain them.
 */
export async function getLastId(tx: Database, table: PgTable): Promise<number> {
  const ids = getIdColumn(table);
  if (!ids) return 0;
  const { rows } = (await tx.execute(sql`select ${ids.last} as last from ${table}`)) as {
    rows: { last: number | string }[];
  };
  return Number(rows[0]?.last);
}

function getIdColumn(table: PgTable): { sequence: SQL; last: SQL } | undefined {
  const id = getTableConfig(table).columns.find((column) => column.generatedIdentity);
  if (!id) return undefined;
  const sequence = sql`pg_get_serial_sequence(${`storefront.${getTableName(table)}`}, ${toSnakeCase(id.name)})`;
  const last = sql`greatest(max(${id}), pg_sequence_last_value(${sequence}::regclass), 0)`;
  return { sequence, last };
}

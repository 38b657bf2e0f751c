import { getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './openDatabase';

/**
 * Makes new ids start after the highest existing id. PostgreSQL does not do so itself when rows are
 * inserted with given ids.
 */
export async function continueIdsAfter(tx: Database, table: PgTable): Promise<void> {
  const ids = getIdColumn(table);
  if (!ids) return;
  await tx.execute(
    sql`select setval(${ids.sequence}, greatest(${ids.lastId}, 1), ${ids.lastId} > 0) from ${table}`,
  );
}

/**
 * Returns the highest id that the table has ever used. Ids of removed rows are not reused, because
 * old links to pages contain them.
 */
export async function getLastId(tx: Database, table: PgTable): Promise<number> {
  const ids = getIdColumn(table);
  if (!ids) return 0;
  const { rows } = (await tx.execute(sql`select ${ids.lastId} as last from ${table}`)) as {
    rows: { last: number | string }[];
  };
  return Number(rows[0]?.last);
}

function getIdColumn(table: PgTable): { sequence: SQL; lastId: SQL } | undefined {
  const id = getTableConfig(table).columns.find((column) => column.generatedIdentity);
  if (!id) return undefined;
  const sequence = sql`pg_get_serial_sequence(${`storefront.${getTableName(table)}`}, ${toSnakeCase(id.name)})`;
  const lastId = sql`greatest(max(${id}), pg_sequence_last_value(${sequence}::regclass), 0)`;
  return { sequence, lastId };
}

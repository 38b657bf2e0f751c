import { getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './openDatabase';

/**
 * Makes new ids start after the highest existing id. PostgreSQL does not do so itself when rows are
 * inserted with given ids.
 */
export async function advanceIdSequence(tx: Database, table: PgTable): Promise<void> {
  const idQueries = getIdQueries(table);
  if (!idQueries) return;
  await tx.execute(
    sql`select setval(${idQueries.sequence}, greatest(${idQueries.lastId}, 1), ${idQueries.lastId} > 0) from ${table}`,
  );
}

/**
 * Returns the highest id that the table has ever used. Ids of removed rows are not reused, because
 * old links to pages contain them.
 */
export async function getLastId(tx: Database, table: PgTable): Promise<number> {
  const idQueries = getIdQueries(table);
  if (!idQueries) return 0;
  const { rows } = (await tx.execute(sql`select ${idQueries.lastId} as last from ${table}`)) as {
    rows: { last: number | string }[];
  };
  return Number(rows[0]?.last);
}

function getIdQueries(table: PgTable): { sequence: SQL; lastId: SQL } | undefined {
  const idColumn = getTableConfig(table).columns.find((column) => column.generatedIdentity);
  if (!idColumn) return undefined;
  const sequence = sql`pg_get_serial_sequence(${`storefront.${getTableName(table)}`}, ${toSnakeCase(idColumn.name)})`;
  const lastId = sql`greatest(max(${idColumn}), pg_sequence_last_value(${sequence}::regclass), 0)`;
  return { sequence, lastId };
}

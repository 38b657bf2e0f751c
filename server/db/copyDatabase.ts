import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './openDatabase';
import { withPglite } from './pglite';
import { advanceIdSequence } from './ids';
import * as schema from './schema';

/** All tables of the shop, ordered so that each comes after the tables that it refers to. */
const tables = sortTables(Object.values(schema).filter((value) => is(value, PgTable)));
const tableListSql = sql.join(
  tables.map((table) => sql`${table}`),
  sql`, `,
);

/**
 * Returns how many rows a batch may contain. Uploads have small batches, because a picture of 5 MB
 * takes 10 MB as text.
 */
const getBatchSize = (table: PgTable) => (table === schema.uploads ? 4 : 500);

/**
 * Locks all tables until the transaction ends. `access exclusive` blocks all other access.
 * `access share` only prevents others from truncating or altering tables. Without it, a running
 * transaction would see such changes, even if it began before them.
 */
export const lockTables = (tx: Database, mode: 'access exclusive' | 'access share') =>
  tx.execute(sql`lock table ${tableListSql} in ${sql.raw(mode)} mode`);

/**
 * Copies the data that a transaction sees into a new embedded database. Returns a dump of the copy.
 */
export const dumpTables = (tx: Database): Promise<Uint8Array> =>
  withPglite({}, async ({ db, migrate, dump }) => {
    await migrate();
    await copyTables(tx, db);
    return dump();
  });

/**
 * Replaces all rows of `target` with the rows of `source`.
 * @param source must be a transaction, because a cursor needs one
 */
export async function copyTables(source: Database, target: Database): Promise<void> {
  // With `restart identity`, a rollback also undoes the later changes of the id sequences.
  await target.execute(sql`truncate ${tableListSql} restart identity`);
  for (const table of tables) {
    await copyRows(source, target, table);
    await advanceIdSequence(target, table);
  }
}

/**
 * Copies rows as JSON, which preserves every value exactly. JavaScript's `Date` would lose the
 * microseconds of a time.
 */
async function copyRows(source: Database, target: Database, table: PgTable): Promise<void> {
  const columns = sql.join(
    getTableConfig(table).columns.map((column) => sql`${column}`),
    sql`, `,
  );
  await source.execute(
    sql`declare copied no scroll cursor for
      select row_to_json(original)::text as json from (select ${columns} from ${table}) as original`,
  );
  const fetchQuery = sql.raw(`fetch ${getBatchSize(table)} from copied`);
  for (;;) {
    const { rows } = (await source.execute(fetchQuery)) as { rows: { json: string }[] };
    if (rows.length === 0) break;
    const json = `[${rows.map((row) => row.json).join(',')}]`;
    await target.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json}::text::json)`,
    );
  }
  await source.execute(sql`close copied`);
}

function sortTables(unorderedTables: PgTable[]): PgTable[] {
  const orderedTables = new Set<PgTable>();
  const addWithParents = (table: PgTable) => {
    for (const foreignKey of getTableConfig(table).foreignKeys)
      addWithParents(foreignKey.reference().foreignTable);
    orderedTables.add(table);
  };
  unorderedTables.forEach(addWithParents);
  return [...orderedTables];
}

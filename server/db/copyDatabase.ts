import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './openDatabase';
import { withPglite } from './pglite';
import { continueIdsAfter } from './ids';
import * as schema from './schema';

/** Every table of the shop, after those that its rows refer to. */
const tables = inOrder(Object.values(schema).filter((each) => is(each, PgTable)));
const tableList = sql.join(
  tables.map((table) => sql`${table}`),
  sql`, `,
);

/** A picture may have 5 MB, which are 10 MB as text. */
const rowsAtOnce = (table: PgTable) => (table === schema.uploads ? 4 : 500);

/**
 * Keeps others, until the transaction ends, from the tables (`access exclusive`), or only from emptying and altering them
 * (`access share`): both would show even in a transaction that began before.
 */
export const lockTables = (tx: Database, mode: 'access exclusive' | 'access share') =>
  tx.execute(sql`lock table ${tableList} in ${sql.raw(mode)} mode`);

/** What a transaction sees of the shop, as the dump of an embedded database. */
export const dumpTables = (tx: Database): Promise<Uint8Array> =>
  withPglite({}, async ({ db, migrate, dump }) => {
    await migrate();
    await copyTables(tx, db);
    return dump();
  });

/** Puts all rows in place of those that `to` has. @param from a transaction: cursors live in one */
export async function copyTables(from: Database, to: Database): Promise<void> {
  // With `restart identity`, what follows with the ids is undone, too, if the transaction fails.
  await to.execute(sql`truncate ${tableList} restart identity`);
  for (const table of tables) {
    await copyRows(from, to, table);
    await continueIdsAfter(to, table);
  }
}

/** As JSON, in which PostgreSQL writes each value whole: a `Date` would lose the microseconds. */
async function copyRows(from: Database, to: Database, table: PgTable): Promise<void> {
  const columns = sql.join(
    getTableConfig(table).columns.map((column) => sql`${column}`),
    sql`, `,
  );
  await from.execute(
    sql`declare copied no scroll cursor for
      select row_to_json(original)::text as json from (select ${columns} from ${table}) as original`,
  );
  const next = sql.raw(`fetch ${rowsAtOnce(table)} from copied`);
  for (;;) {
    const { rows } = (await from.execute(next)) as { rows: { json: string }[] };
    if (rows.length === 0) break;
    const json = `[${rows.map((row) => row.json).join(',')}]`;
    await to.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json}::text::json)`,
    );
  }
  await from.execute(sql`close copied`);
}

function inOrder(all: PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable) => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    ordered.add(table);
  };
  all.forEach(add);
  return [...ordered];
}

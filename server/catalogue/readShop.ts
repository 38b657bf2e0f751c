import { asc, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getLastId } from '../db/ids';
import type { Database } from '../db/openDatabase';
import * as db from '../db/schema';
import { tables, type Row, type TableName } from './tables';

export interface OptionRow {
  option: string;
  choice: string;
}

/** The shop's catalogue, as the database holds it now. */
export interface Shop {
  company: Row | undefined;
  /** Rows of each table, by id. */
  rows: Record<TableName, ReadonlyMap<number, Row>>;
  /** The highest id that each table has ever used. */
  lastIds: Record<TableName, number>;
  /** Ordered options by product id. An option without choices has one row with an empty choice. */
  options: ReadonlyMap<number, OptionRow[]>;
}

export async function readShop(tx: Database): Promise<Shop> {
  const [company] = await tx.select().from(db.company).orderBy(db.company.companyId).limit(1);
  const rows = {} as Record<TableName, Map<number, Row>>;
  const lastIds = {} as Record<TableName, number>;
  for (const { name, dbTable, id } of tables) {
    const all = (await selectInOrder(tx, dbTable, id)) as Row[];
    rows[name] = new Map(all.map((row) => [Number(row[id]), row]));
    lastIds[name] = await getLastId(tx, dbTable);
  }
  const pictures = joinTextsById(
    await selectInOrder(tx, db.productImages, 'productImageId'),
    '\n',
    (row) => [row.productId, row.productImageURL],
  );
  const lists = joinTextsById(
    await selectInOrder(tx, db.productWebLinks, 'productWebLinkId'),
    ' ',
    (row) => [row.productId, row.productLinkTypePrefix],
  );
  for (const [productId, product] of rows.products) {
    product.pictures = pictures.get(productId) ?? '';
    product.lists = lists.get(productId) ?? '';
  }
  return { company, rows, lastIds, options: await readOptions(tx) };
}

async function selectInOrder<T extends PgTable>(
  tx: Database,
  table: T,
  id: string,
): Promise<T['$inferSelect'][]> {
  const column = getTableColumns(table)[id];
  const rows = tx.select().from<PgTable>(table);
  return rows.orderBy(...(column ? [asc(column)] : []));
}

function joinTextsById<T>(
  rows: readonly T[],
  separator: string,
  readRow: (row: T) => [id: number, text: string],
): Map<number, string> {
  const texts = new Map<number, string>();
  for (const row of rows) {
    const [id, text] = readRow(row);
    const before = texts.get(id);
    texts.set(id, before === undefined ? text : before + separator + text);
  }
  return texts;
}

async function readOptions(tx: Database): Promise<Map<number, OptionRow[]>> {
  const choices = new Map<number, string[]>();
  for (const row of await selectInOrder(tx, db.productOptionDetails, 'productOptionDetailId'))
    addToGroup(choices, row.productOptionId, row.optionDetailName);
  const options = new Map<number, OptionRow[]>();
  for (const row of await selectInOrder(tx, db.productOptions, 'productOptionId'))
    for (const choice of choices.get(row.productOptionId) ?? [''])
      addToGroup(options, row.productId, { option: row.productOptionPrefix, choice });
  return options;
}

export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

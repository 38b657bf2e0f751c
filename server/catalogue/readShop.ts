import { asc, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getLastId } from '../db/ids';
import type { Database } from '../db/openDatabase';
import * as schema from '../db/schema';
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
  /**
   * Options by product id, in the order in which a product shows them. An option without choices has
   * one row with an empty choice.
   */
  optionsByProductId: ReadonlyMap<number, OptionRow[]>;
}

export async function readShop(tx: Database): Promise<Shop> {
  const [company] = await tx
    .select()
    .from(schema.company)
    .orderBy(schema.company.companyId)
    .limit(1);
  const rows = {} as Record<TableName, Map<number, Row>>;
  const lastIds = {} as Record<TableName, number>;
  for (const { name, dbTable, idField } of tables) {
    const tableRows = (await selectInOrder(tx, dbTable, idField)) as Row[];
    rows[name] = new Map(tableRows.map((row) => [Number(row[idField]), row]));
    lastIds[name] = await getLastId(tx, dbTable);
  }
  const picturesByProductId = joinTextsById(
    await selectInOrder(tx, schema.productImages, 'productImageId'),
    '\n',
    (row) => [row.productId, row.productImageURL],
  );
  const listsByProductId = joinTextsById(
    await selectInOrder(tx, schema.productWebLinks, 'productWebLinkId'),
    ' ',
    (row) => [row.productId, row.productLinkTypePrefix],
  );
  for (const [productId, product] of rows.products) {
    product.pictures = picturesByProductId.get(productId) ?? '';
    product.lists = listsByProductId.get(productId) ?? '';
  }
  return { company, rows, lastIds, optionsByProductId: await readOptions(tx) };
}

async function selectInOrder<T extends PgTable>(
  tx: Database,
  table: T,
  idField: string,
): Promise<T['$inferSelect'][]> {
  const column = getTableColumns(table)[idField];
  const rows = tx.select().from<PgTable>(table);
  return rows.orderBy(...(column ? [asc(column)] : []));
}

function joinTextsById<T>(
  rows: readonly T[],
  separator: string,
  getIdAndText: (row: T) => [id: number, text: string],
): Map<number, string> {
  const textsById = new Map<number, string>();
  for (const row of rows) {
    const [id, text] = getIdAndText(row);
    const previousText = textsById.get(id);
    textsById.set(id, previousText === undefined ? text : previousText + separator + text);
  }
  return textsById;
}

async function readOptions(tx: Database): Promise<Map<number, OptionRow[]>> {
  const choicesByOptionId = new Map<number, string[]>();
  for (const row of await selectInOrder(tx, schema.productOptionDetails, 'productOptionDetailId'))
    addToGroup(choicesByOptionId, row.productOptionId, row.optionDetailName);
  const rowsByProductId = new Map<number, OptionRow[]>();
  for (const row of await selectInOrder(tx, schema.productOptions, 'productOptionId'))
    for (const choice of choicesByOptionId.get(row.productOptionId) ?? [''])
      addToGroup(rowsByProductId, row.productId, { option: row.productOptionPrefix, choice });
  return rowsByProductId;
}

export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

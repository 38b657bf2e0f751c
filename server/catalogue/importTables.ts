import { and, eq, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { advanceIdSequence } from '../db/ids';
import type { Database } from '../db/openDatabase';
import * as schema from '../db/schema';
import { checkTables } from './checkTables';
import type { OptionsPlan, Plan, TablePlan } from './plan';
import type { Fault, FileTable } from './readTables';
import { addToGroup, readShop, type OptionRow, type Shop } from './readShop';
import { tables, type Row } from './tables';

export interface ImportOptions {
  dryRun: boolean;
  removeMissing: boolean;
}

export interface ImportResult {
  shop: Shop;
  plan: Plan;
  faults: Fault[];
  /** How many packs and reviews are removed only because their products are removed. */
  lostCounts: { packs: number; reviews: number };
}

/**
 * Checks the tables, and applies all changes in one transaction. A dry run changes nothing, and
 * neither does an import with faults.
 */
export const importTables = (
  database: Database,
  foundTables: readonly FileTable[],
  { dryRun, removeMissing }: ImportOptions,
): Promise<ImportResult> =>
  database.transaction(async (tx) => {
    await lockTables(tx);
    const shop = await readShop(tx);
    const { plan, faults } = checkTables(foundTables, shop, removeMissing);
    const isValid = faults.length === 0;
    const lostCounts = isValid ? await countLostRows(tx, plan) : { packs: 0, reviews: 0 };
    if (isValid && !dryRun) await applyPlan(tx, plan);
    return { shop, plan, faults, lostCounts };
  });

/** Makes other imports wait. Meanwhile, shoppers can still read pages and write reviews. */
async function lockTables(tx: Database): Promise<void> {
  const tableNames = [schema.company, ...tables.map(({ dbTable }) => dbTable)].map(
    (table) => sql`${sql.identifier('storefront')}.${sql.identifier(getTableName(table))}`,
  );
  await tx.execute(sql`lock table ${sql.join(tableNames, sql`, `)} in share row exclusive mode`);
}

async function countLostRows(
  tx: Database,
  { tables: plans }: Plan,
): Promise<ImportResult['lostCounts']> {
  const getRemovedIds = (tableName: string, idField: string) =>
    plans
      .find(({ table }) => table.name === tableName)
      ?.removedRows.map((row) => Number(row[idField])) ?? [];
  const removedProductIds = getRemovedIds('products', 'productId');
  const removedPackIds = new Set(getRemovedIds('packs', 'productPackId'));
  const lostCounts = { packs: 0, reviews: 0 };
  for (const ids of splitIntoBatches(removedProductIds)) {
    const packs = await tx
      .select({ id: schema.productPacks.productPackId })
      .from(schema.productPacks)
      .where(inArray(schema.productPacks.productId, ids));
    lostCounts.packs += packs.filter(({ id }) => !removedPackIds.has(id)).length;
    lostCounts.reviews += await tx.$count(schema.reviews, inArray(schema.reviews.productId, ids));
  }
  return lostCounts;
}

async function applyPlan(tx: Database, { company, tables: plans, options }: Plan): Promise<void> {
  if (company && company.changedDetails.length > 0)
    await upsertRows(tx, schema.company, 'companyId', [company.after]);
  for (const plan of plans) await storeRows(tx, plan);
  if (options) await replaceOptions(tx, options);
  // Child rows must be removed before their parents.
  for (const { table, removedRows } of [...plans].reverse())
    await deleteRowsByField(
      tx,
      table.dbTable,
      table.idField,
      removedRows.map((row) => row[table.idField]),
    );
}

async function storeRows(
  tx: Database,
  { table, addedRows, changedRows }: TablePlan,
): Promise<void> {
  const rows = [...addedRows, ...changedRows.map(({ after }) => after)];
  await upsertRows(tx, table.dbTable, table.idField, rows);
  if (table.name !== 'products') return;
  const previousRowsByNewRow = new Map(changedRows.map((row) => [row.after, row.before]));
  await replacePictures(
    tx,
    rows.filter((row) => row.pictures !== (previousRowsByNewRow.get(row)?.pictures ?? '')),
  );
  await changeLists(
    tx,
    rows.map((row) => [previousRowsByNewRow.get(row), row]),
  );
}

const batchSize = 1_000;

function* splitIntoBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize)
    yield items.slice(start, start + batchSize);
}

/** Inserts new rows, and updates rows whose ids already exist. */
async function upsertRows(
  tx: Database,
  table: PgTable,
  idField: string,
  rows: readonly Row[],
): Promise<void> {
  const fields = Object.keys(getTableColumns(table)).filter((field) => rows[0] && field in rows[0]);
  const assignments = fields
    .filter((field) => field !== idField)
    .map((field) => sql`${toColumnName(field)} = excluded.${toColumnName(field)}`);
  const onConflict = sql`on conflict (${toColumnName(idField)}) do update set ${sql.join(assignments, sql`, `)}`;
  await insertRows(tx, table, fields, rows, onConflict);
  if (rows.length > 0) await advanceIdSequence(tx, table);
}

/**
 * Inserts each batch of rows as one JSON parameter. With a parameter for each field, drizzle would
 * take several times as long.
 */
async function insertRows(
  tx: Database,
  table: PgTable,
  fields: readonly string[],
  rows: readonly Row[],
  onConflict: SQL = sql``,
): Promise<void> {
  const columns = sql.join(fields.map(toColumnName), sql`, `);
  for (const batch of splitIntoBatches(rows)) {
    const json = JSON.stringify(
      batch.map((row) =>
        Object.fromEntries(fields.map((field) => [toSnakeCase(field), row[field]])),
      ),
    );
    await tx.execute(
      sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb) ${onConflict}`,
    );
  }
}

const toColumnName = (field: string) => sql.identifier(toSnakeCase(field));

async function deleteRowsByField(
  tx: Database,
  table: PgTable,
  field: string,
  values: readonly unknown[],
): Promise<void> {
  const column = getTableColumns(table)[field];
  if (!column) return;
  for (const batch of splitIntoBatches(values))
    await tx.delete(table).where(inArray(column, batch));
}

async function replacePictures(tx: Database, products: readonly Row[]): Promise<void> {
  await deleteRowsByField(
    tx,
    schema.productImages,
    'productId',
    products.map(({ productId }) => productId),
  );
  const rows = products.flatMap(({ productId, pictures }) =>
    String(pictures)
      .split('\n')
      .filter((productImageURL) => productImageURL !== '')
      .map((productImageURL) => ({ productId: Number(productId), productImageURL })),
  );
  await insertRows(tx, schema.productImages, ['productId', 'productImageURL'], rows);
}

/**
 * Adds products to their new lists, and removes them from lists that they have left. In all other
 * lists, a product keeps its position.
 */
async function changeLists(
  tx: Database,
  products: readonly (readonly [before: Row | undefined, after: Row])[],
): Promise<void> {
  const splitLists = (row: Row | undefined) =>
    String(row?.lists ?? '')
      .split(' ')
      .filter((list) => list !== '');
  const productIdsByRemovedList = new Map<string, number[]>();
  const addedRows: Row[] = [];
  for (const [before, after] of products) {
    const productId = Number(after.productId);
    const [oldLists, newLists] = [new Set(splitLists(before)), new Set(splitLists(after))];
    for (const list of oldLists)
      if (!newLists.has(list)) addToGroup(productIdsByRemovedList, list, productId);
    for (const productLinkTypePrefix of newLists)
      if (!oldLists.has(productLinkTypePrefix))
        addedRows.push({ productId, productLinkTypePrefix });
  }
  const { productId, productLinkTypePrefix } = schema.productWebLinks;
  for (const [list, ids] of productIdsByRemovedList)
    for (const batch of splitIntoBatches(ids))
      await tx
        .delete(schema.productWebLinks)
        .where(and(eq(productLinkTypePrefix, list), inArray(productId, batch)));
  await insertRows(tx, schema.productWebLinks, ['productId', 'productLinkTypePrefix'], addedRows);
}

async function replaceOptions(tx: Database, { rowsByProductId }: OptionsPlan): Promise<void> {
  await deleteRowsByField(tx, schema.productOptions, 'productId', [...rowsByProductId.keys()]);
  const options = [...rowsByProductId].flatMap(([productId, rows]) =>
    [...groupChoicesByOption(rows)].map(([productOptionPrefix, choices]) => ({
      productId,
      productOptionPrefix,
      choices,
    })),
  );
  for (const batch of splitIntoBatches(options)) {
    const ids = await tx
      .insert(schema.productOptions)
      .values(
        batch.map(({ productId, productOptionPrefix }) => ({ productId, productOptionPrefix })),
      )
      .returning({ id: schema.productOptions.productOptionId });
    const optionDetails = batch.flatMap(({ choices }, index) =>
      choices.map((optionDetailName) => ({
        productOptionId: ids[index]?.id ?? 0,
        optionDetailName,
      })),
    );
    for (const values of splitIntoBatches(optionDetails))
      await tx.insert(schema.productOptionDetails).values(values);
  }
}

function groupChoicesByOption(rows: readonly OptionRow[]): Map<string, string[]> {
  const choicesByOptionName = new Map<string, string[]>();
  for (const { option, choice } of rows) {
    const group = choicesByOptionName.get(option) ?? [];
    choicesByOptionName.set(option, choice === '' ? group : [...group, choice]);
  }
  return choicesByOptionName;
}

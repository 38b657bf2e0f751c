import { checkCompany } from './checkCompany';
import { checkOptions } from './checkOptions';
import { normaliseName, checkReferences } from './checkReferences';
import { checkRows, isRemoved, type CheckContext, type ReadRow, type ReadTable } from './checkRows';
import type { Plan, TablePlan } from './plan';
import type { Fault, FileTable } from './readTables';
import type { Shop } from './readShop';
import {
  companyFile,
  headingsByFile,
  optionsFile,
  findTable,
  tables,
  type Row,
  type Table,
} from './tables';

/**
 * Compares tables with the shop, without changing anything.
 * @returns the plan of the import, which is valid only if there are no faults
 */
export function checkTables(
  foundTables: readonly FileTable[],
  shop: Shop,
  removeMissing: boolean,
): { plan: Plan; faults: Fault[] } {
  const faults = foundTables.flatMap((fileTable) => fileTable.faults);
  const hasNoFaults = faults.length === 0;
  const context: CheckContext = { shop, removeMissing, importedTables: new Map(), faults };
  const findFile = (name: string) => foundTables.find(({ file }) => file === name);
  for (const table of tables) {
    const file = findFile(table.file);
    if (file) context.importedTables.set(table.name, checkRows(context, table, file));
  }
  const plan: Plan = { tables: [] };
  const company = findFile(companyFile);
  if (company) plan.company = checkCompany(context, company);
  // After a read error, skip these checks. Every reference to the unreadable file would look wrong.
  if (hasNoFaults) {
    plan.tables = [...context.importedTables.values()].map((importedTable) =>
      planTable(context, importedTable),
    );
    const options = findFile(optionsFile);
    if (options) plan.options = checkOptions(context, options);
  }
  return { plan, faults: sortByFile(faults) };
}

function sortByFile(faults: readonly Fault[]): Fault[] {
  const files = [...headingsByFile.keys()];
  const getFileIndex = ({ file }: Fault) => files.indexOf(file);
  return [...faults].sort(
    (a, b) => getFileIndex(a) - getFileIndex(b) || (a.row ?? 0) - (b.row ?? 0),
  );
}

function planTable(context: CheckContext, importedTable: ReadTable): TablePlan {
  const { table, rows, removedRows } = importedTable;
  for (const row of rows) checkReferences(context, table, row, row.after);
  const remainingRows = [...importedTable.keptRows].filter(
    ([, row]) => !isRemovedWithProduct(context, table, row),
  );
  checkUniqueFields(context, importedTable, remainingRows);
  checkRemoved(context, importedTable);
  const addedRows = rows.flatMap(({ before, after }) => (before ? [] : [after]));
  const changedRows = rows.flatMap(({ before, after }) =>
    before && table.columns.some(({ field }) => before[field] !== after[field])
      ? [{ before, after }]
      : [],
  );
  return {
    table,
    addedRows,
    changedRows,
    removedRows: [...removedRows.values()],
    unchangedCount: rows.length - addedRows.length - changedRows.length,
    keptCount: remainingRows.length,
  };
}

const isRemovedWithProduct = (context: CheckContext, { name }: Table, { productId }: Row) =>
  name === 'packs' && isRemoved(context, 'products', Number(productId));

/**
 * Reports added or renamed rows that would duplicate another row. Existing duplicates in the shop
 * are allowed.
 */
function checkUniqueFields(
  { faults }: CheckContext,
  { table, rows: allRows, rowsById }: ReadTable,
  remainingRows: readonly (readonly [number, Row])[],
): void {
  const { file, noun, label, parent, uniqueFields, columns } = table;
  // Rows with an invalid or repeated id, or an invalid name, were already reported.
  const rows = allRows.filter(
    (row) => row.id !== undefined && rowsById.get(row.id) === row && row.after[label] !== undefined,
  );
  const getKey = (row: Row) =>
    JSON.stringify([
      parent && row[parent.field],
      ...uniqueFields.map((field) => normaliseName(String(row[field] ?? '')).toLowerCase()),
    ]);
  const hasSameKey = ({ before, after }: ReadRow) => before && getKey(before) === getKey(after);
  const placesByKey = new Map<string, string>();
  for (const [id, row] of remainingRows)
    placesByKey.set(getKey(row), `${noun} ${id}, which is not in the file,`);
  for (const { after, row } of rows.filter(hasSameKey))
    placesByKey.set(getKey(after), `row ${row}`);
  for (const { after, row } of rows.filter((readRow) => !hasSameKey(readRow))) {
    const otherPlace = placesByKey.get(getKey(after));
    placesByKey.set(getKey(after), otherPlace ?? `row ${row}`);
    if (otherPlace === undefined) continue;
    const column = columns.find(({ field }) => field === label)?.heading ?? '';
    const parentText = parent ? ` of the same ${findTable(parent.table).noun}` : '';
    const text = `${otherPlace} is the same ${noun} "${String(after[label])}"${parentText}. Write another name, or delete one of the two.`;
    faults.push({ file, row, column, text });
  }
}

/**
 * Reports removed rows that a remaining row refers to. Packs are exempt, because they are removed
 * with their product.
 */
function checkRemoved(
  { shop, importedTables, faults }: CheckContext,
  { table, removedRows }: ReadTable,
): void {
  const child = tables.find(({ parent }) => parent?.table === table.name);
  if (removedRows.size === 0 || !child?.parent || child.name === 'packs') return;
  const usedIds = new Set<number>();
  for (const [id, row] of importedTables.get(child.name)?.keptRows ?? shop.rows[child.name]) {
    const parentId = Number(row[child.parent.field]);
    const parent = removedRows.get(parentId);
    if (!parent || usedIds.has(parentId)) continue;
    usedIds.add(parentId);
    const text = `${table.noun} ${parentId} "${String(parent[table.label])}" is not in the file, but ${child.noun} ${id} "${String(row[child.label])}" belongs to it. Keep its row, or move or remove the ${child.noun} first.`;
    faults.push({ file: table.file, text });
  }
}

import { checkCompany } from './checkCompany';
import { checkOptions } from './checkOptions';
import { normaliseName, checkReferences } from './checkReferences';
import {
  checkRows,
  isRemoved,
  type CheckContext,
  type ParsedRow,
  type ParsedTable,
} from './checkRows';
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
 * Compares the tables of the import with the shop's catalogue, without changing anything.
 * @returns the plan of the import, which is valid only if there are no faults
 */
export function checkTables(
  foundTables: readonly FileTable[],
  shop: Shop,
  removeMissing: boolean,
): { plan: Plan; faults: Fault[] } {
  const faults = foundTables.flatMap((fileTable) => fileTable.faults);
  const areFilesReadable = faults.length === 0;
  const context: CheckContext = { shop, removeMissing, importedTables: new Map(), faults };
  const findFileTable = (name: string) => foundTables.find(({ file }) => file === name);
  for (const table of tables) {
    const currentFileTable = findFileTable(table.file);
    if (currentFileTable)
      context.importedTables.set(table.name, checkRows(context, table, currentFileTable));
  }
  const plan: Plan = { tables: [] };
  const companyTable = findFileTable(companyFile);
  if (companyTable) plan.company = checkCompany(context, companyTable);
  // If a file could not be read, skip these checks, because every reference to its rows would look
  // wrong.
  if (areFilesReadable) {
    plan.tables = [...context.importedTables.values()].map((importedTable) =>
      planTable(context, importedTable),
    );
    const optionsTable = findFileTable(optionsFile);
    if (optionsTable) plan.options = checkOptions(context, optionsTable);
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

function planTable(context: CheckContext, importedTable: ParsedTable): TablePlan {
  const { table, rows, removedRows } = importedTable;
  for (const row of rows) checkReferences(context, table, row, row.after);
  const remainingRows = [...importedTable.keptRows].filter(
    ([, row]) => !isRemovedWithProduct(context, table, row),
  );
  checkUniqueFields(context, importedTable, remainingRows);
  checkRemovedRows(context, importedTable);
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
  { table, rows: allRows, rowsById }: ParsedTable,
  remainingRows: readonly (readonly [number, Row])[],
): void {
  const { file, noun, labelField, parent, uniqueFields, columns } = table;
  // Rows with an invalid or repeated id, or an invalid name, were already reported.
  const rows = allRows.filter(
    (row) =>
      row.id !== undefined && rowsById.get(row.id) === row && row.after[labelField] !== undefined,
  );
  const getKey = (row: Row) =>
    JSON.stringify([
      parent && row[parent.field],
      ...uniqueFields.map((field) => normaliseName(String(row[field] ?? '')).toLowerCase()),
    ]);
  const isKeyUnchanged = ({ before, after }: ParsedRow) =>
    before && getKey(before) === getKey(after);
  const rowDescriptionsByKey = new Map<string, string>();
  for (const [id, row] of remainingRows)
    rowDescriptionsByKey.set(getKey(row), `${noun} ${id}, which is not in the file,`);
  for (const { after, row } of rows.filter(isKeyUnchanged))
    rowDescriptionsByKey.set(getKey(after), `row ${row}`);
  for (const { after, row } of rows.filter((parsedRow) => !isKeyUnchanged(parsedRow))) {
    const otherRowDescription = rowDescriptionsByKey.get(getKey(after));
    rowDescriptionsByKey.set(getKey(after), otherRowDescription ?? `row ${row}`);
    if (otherRowDescription === undefined) continue;
    const column = columns.find(({ field }) => field === labelField)?.heading ?? '';
    const parentText = parent ? ` of the same ${findTable(parent.table).noun}` : '';
    const text = `${otherRowDescription} is the same ${noun} "${String(after[labelField])}"${parentText}. Write another name, or delete one of the two.`;
    faults.push({ file, row, column, text });
  }
}

/**
 * Reports removed rows that a remaining row refers to. Packs are exempt, because they are removed
 * with their product.
 */
function checkRemovedRows(
  { shop, importedTables, faults }: CheckContext,
  { table, removedRows }: ParsedTable,
): void {
  const childTable = tables.find(({ parent }) => parent?.table === table.name);
  if (removedRows.size === 0 || !childTable?.parent || childTable.name === 'packs') return;
  const reportedIds = new Set<number>();
  for (const [id, row] of importedTables.get(childTable.name)?.keptRows ??
    shop.rows[childTable.name]) {
    const parentId = Number(row[childTable.parent.field]);
    const parent = removedRows.get(parentId);
    if (!parent || reportedIds.has(parentId)) continue;
    reportedIds.add(parentId);
    const text = `${table.noun} ${parentId} "${String(parent[table.labelField])}" is not in the file, but ${childTable.noun} ${id} "${String(row[childTable.labelField])}" belongs to it. Keep its row, or move or remove the ${childTable.noun} first.`;
    faults.push({ file: table.file, text });
  }
}

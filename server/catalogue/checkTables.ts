import { checkCompany } from './checkCompany';
import { checkOptions } from './checkOptions';
import { normaliseName, checkReferences } from './checkReferences';
import { checkRows, isRemoved, type Checking, type ReadRow, type ReadTable } from './checkRows';
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
  const faults = foundTables.flatMap((one) => one.faults);
  const hasNoFaults = faults.length === 0;
  const checking: Checking = { shop, removeMissing, read: new Map(), faults };
  const findFile = (name: string) => foundTables.find(({ file }) => file === name);
  for (const table of tables) {
    const file = findFile(table.file);
    if (file) checking.read.set(table.name, checkRows(checking, table, file));
  }
  const plan: Plan = { tables: [] };
  const company = findFile(companyFile);
  if (company) plan.company = checkCompany(checking, company);
  // After a read error, skip these checks. Every reference to the unreadable file would look wrong.
  if (hasNoFaults) {
    plan.tables = [...checking.read.values()].map((read) => planTable(checking, read));
    const options = findFile(optionsFile);
    if (options) plan.options = checkOptions(checking, options);
  }
  return { plan, faults: sortByFile(faults) };
}

function sortByFile(faults: readonly Fault[]): Fault[] {
  const files = [...headingsByFile.keys()];
  const place = ({ file }: Fault) => files.indexOf(file);
  return [...faults].sort((a, b) => place(a) - place(b) || (a.row ?? 0) - (b.row ?? 0));
}

function planTable(checking: Checking, read: ReadTable): TablePlan {
  const { table, rows, removedRows } = read;
  for (const row of rows) checkReferences(checking, table, row, row.after);
  const staying = [...read.keptRows].filter(
    ([, row]) => !isRemovedWithProduct(checking, table, row),
  );
  checkDistinct(checking, read, staying);
  checkRemoved(checking, read);
  const added = rows.flatMap(({ before, after }) => (before ? [] : [after]));
  const changed = rows.flatMap(({ before, after }) =>
    before && table.columns.some(({ field }) => before[field] !== after[field])
      ? [{ before, after }]
      : [],
  );
  return {
    table,
    added,
    changed,
    removedRows: [...removedRows.values()],
    unchangedCount: rows.length - added.length - changed.length,
    keptCount: staying.length,
  };
}

const isRemovedWithProduct = (checking: Checking, { name }: Table, { productId }: Row) =>
  name === 'packs' && isRemoved(checking, 'products', Number(productId));

/**
 * Reports added or renamed rows that would duplicate another row. Existing duplicates in the shop
 * are allowed.
 */
function checkDistinct(
  { faults }: Checking,
  { table, rows: all, rowsById }: ReadTable,
  staying: readonly (readonly [number, Row])[],
): void {
  const { file, noun, label, parent, distinct, columns } = table;
  // Rows with an invalid or repeated id, or an invalid name, were already reported.
  const rows = all.filter(
    (row) => row.id !== undefined && rowsById.get(row.id) === row && row.after[label] !== undefined,
  );
  const getKey = (row: Row) =>
    JSON.stringify([
      parent && row[parent.field],
      ...distinct.map((field) => normaliseName(String(row[field] ?? '')).toLowerCase()),
    ]);
  const isOld = ({ before, after }: ReadRow) => before && getKey(before) === getKey(after);
  const placesByKey = new Map<string, string>();
  for (const [id, row] of staying)
    placesByKey.set(getKey(row), `${noun} ${id}, which is not in the file,`);
  for (const { after, row } of rows.filter(isOld)) placesByKey.set(getKey(after), `row ${row}`);
  for (const { after, row } of rows.filter((one) => !isOld(one))) {
    const otherPlace = placesByKey.get(getKey(after));
    placesByKey.set(getKey(after), otherPlace ?? `row ${row}`);
    if (otherPlace === undefined) continue;
    const column = columns.find(({ field }) => field === label)?.heading ?? '';
    const where = parent ? ` of the same ${findTable(parent.table).noun}` : '';
    const text = `${otherPlace} is the same ${noun} "${String(after[label])}"${where}. Write another name, or delete one of the two.`;
    faults.push({ file, row, column, text });
  }
}

/**
 * Reports removed rows that a remaining row refers to. Packs are exempt, because they are removed
 * with their product.
 */
function checkRemoved({ shop, read, faults }: Checking, { table, removedRows }: ReadTable): void {
  const child = tables.find(({ parent }) => parent?.table === table.name);
  if (removedRows.size === 0 || !child?.parent || child.name === 'packs') return;
  const usedIds = new Set<number>();
  for (const [id, row] of read.get(child.name)?.keptRows ?? shop.rows[child.name]) {
    const parentId = Number(row[child.parent.field]);
    const parent = removedRows.get(parentId);
    if (!parent || usedIds.has(parentId)) continue;
    usedIds.add(parentId);
    const text = `${table.noun} ${parentId} "${String(parent[table.label])}" is not in the file, but ${child.noun} ${id} "${String(row[child.label])}" belongs to it. Keep its row, or move or remove the ${child.noun} first.`;
    faults.push({ file: table.file, text });
  }
}

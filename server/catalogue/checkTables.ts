import { checkCompany } from './checkCompany';
import { checkOptions } from './checkOptions';
import { asName, checkReferences } from './checkReferences';
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
  found: readonly FileTable[],
  shop: Shop,
  removeMissing: boolean,
): { plan: Plan; faults: Fault[] } {
  const faults = found.flatMap((one) => one.faults);
  const areWhole = faults.length === 0;
  const checking: Checking = { shop, removeMissing, read: new Map(), faults };
  const findFile = (name: string) => found.find(({ file }) => file === name);
  for (const table of tables) {
    const file = findFile(table.file);
    if (file) checking.read.set(table.name, checkRows(checking, table, file));
  }
  const plan: Plan = { tables: [] };
  const company = findFile(companyFile);
  if (company) plan.company = checkCompany(checking, company);
  // If a file could not be read, every reference into it would be reported as wrong.
  if (areWhole) {
    plan.tables = [...checking.read.values()].map((read) => planTable(checking, read));
    const options = findFile(optionsFile);
    if (options) plan.options = checkOptions(checking, options);
  }
  return { plan, faults: inFileOrder(faults) };
}

function inFileOrder(faults: readonly Fault[]): Fault[] {
  const files = [...headingsByFile.keys()];
  const place = ({ file }: Fault) => files.indexOf(file);
  return [...faults].sort((a, b) => place(a) - place(b) || (a.row ?? 0) - (b.row ?? 0));
}

function planTable(checking: Checking, read: ReadTable): TablePlan {
  const { table, rows, removed } = read;
  for (const row of rows) checkReferences(checking, table, row, row.after);
  const staying = [...read.kept].filter(([, row]) => !goesWithProduct(checking, table, row));
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
    removed: [...removed.values()],
    unchanged: rows.length - added.length - changed.length,
    kept: staying.length,
  };
}

const goesWithProduct = (checking: Checking, { name }: Table, { productId }: Row) =>
  name === 'packs' && isRemoved(checking, 'products', Number(productId));

/**
 * Reports added or renamed rows that would duplicate another row. Existing duplicates in the shop
 * are allowed.
 */
function checkDistinct(
  { faults }: Checking,
  { table, rows: all, byId }: ReadTable,
  staying: readonly (readonly [number, Row])[],
): void {
  const { file, noun, label, parent, distinct, columns } = table;
  // An invalid id or name was already reported.
  const rows = all.filter(
    (row) => row.id !== undefined && byId.get(row.id) === row && row.after[label] !== undefined,
  );
  const getKey = (row: Row) =>
    JSON.stringify([
      parent && row[parent.field],
      ...distinct.map((field) => asName(String(row[field] ?? '')).toLowerCase()),
    ]);
  const isOld = ({ before, after }: ReadRow) => before && getKey(before) === getKey(after);
  const places = new Map<string, string>();
  for (const [id, row] of staying)
    places.set(getKey(row), `${noun} ${id}, which is not in the file,`);
  for (const { after, row } of rows.filter(isOld)) places.set(getKey(after), `row ${row}`);
  for (const { after, row } of rows.filter((one) => !isOld(one))) {
    const other = places.get(getKey(after));
    places.set(getKey(after), other ?? `row ${row}`);
    if (other === undefined) continue;
    const column = columns.find(({ field }) => field === label)?.heading ?? '';
    const where = parent ? ` of the same ${findTable(parent.of).noun}` : '';
    const text = `${other} is the same ${noun} "${String(after[label])}"${where}. Write another name, or delete one of the two.`;
    faults.push({ file, row, column, text });
  }
}

/**
 * Reports removed rows that a remaining row refers to. Packs are exempt, because they are removed
 * with their product.
 */
function checkRemoved({ shop, read, faults }: Checking, { table, removed }: ReadTable): void {
  const child = tables.find(({ parent }) => parent?.of === table.name);
  if (removed.size === 0 || !child?.parent || child.name === 'packs') return;
  const inUse = new Set<number>();
  for (const [id, row] of read.get(child.name)?.kept ?? shop.rows[child.name]) {
    const parentId = Number(row[child.parent.field]);
    const parent = removed.get(parentId);
    if (!parent || inUse.has(parentId)) continue;
    inUse.add(parentId);
    const text = `${table.noun} ${parentId} "${String(parent[table.label])}" is not in the file, but ${child.noun} ${id} "${String(row[child.label])}" belongs to it. Keep its row, or move or remove the ${child.noun} first.`;
    faults.push({ file: table.file, text });
  }
}

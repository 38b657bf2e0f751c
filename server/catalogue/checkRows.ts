import { isInvalidCell, readCell, readChange } from './readCell';
import type { Fault, FileRow, FileTable } from './readTables';
import type { Shop } from './readShop';
import type { Row, Table, TableName } from './tables';
import { createRowCells } from './writeTables';

/** A row of the file, converted to the values that the shop stores. */
export interface ParsedRow {
  /** Row number as in a spreadsheet, see `Fault`. */
  row: number;
  cells: FileRow['cells'];
  /** `undefined` if the id is invalid, or is still to be assigned to a new row. */
  id: number | undefined;
  /** The shop's row with the same id, or `undefined` for a new row. */
  before: Row | undefined;
  /** The row as the import will store it. */
  after: Row;
}

export interface ParsedTable {
  table: Table;
  rows: ParsedRow[];
  rowsById: ReadonlyMap<number, ParsedRow>;
  /**
   * Rows of the shop that are missing from the file. The import deletes `removedRows` and leaves
   * `keptRows` unchanged.
   */
  removedRows: ReadonlyMap<number, Row>;
  keptRows: ReadonlyMap<number, Row>;
}

/** State that all checks share. Each check adds its findings to `faults`. */
export interface CheckContext {
  shop: Shop;
  removeMissing: boolean;
  importedTables: Map<TableName, ParsedTable>;
  faults: Fault[];
}

/** Returns whether the import removes the row with this id. */
export const isRemoved = (
  { importedTables }: CheckContext,
  tableName: TableName,
  id: number,
): boolean => importedTables.get(tableName)?.removedRows.has(id) ?? false;

/**
 * Parses the rows of a table, and checks their cells and ids. `checkReferences` later checks the
 * references to other rows.
 */
export function checkRows(context: CheckContext, table: Table, fileTable: FileTable): ParsedTable {
  const { shop, removeMissing, faults } = context;
  const { file, rows } = fileTable;
  const storedRows = shop.rows[table.name];
  const listsInUse = table.name === 'products' ? getListsInUse(shop) : [];
  const parsedRows = rows.map((row) => readRow(context, table, row, listsInUse));
  const rowsById = new Map<number, ParsedRow>();
  for (const row of parsedRows) {
    if (row.id === undefined) continue;
    const firstRow = rowsById.get(row.id);
    if (firstRow) {
      const text = `${table.noun} ${row.id} is in row ${firstRow.row}, too. Delete one of the two rows, or empty this id to add a ${table.noun}.`;
      faults.push({ file, row: row.row, column: getIdHeading(table), text });
    } else rowsById.set(row.id, row);
  }
  assignIds(context, table, parsedRows, rowsById);
  if (removeMissing && storedRows.size > 0) refuseEmptyTable(context, fileTable);
  const missingRows = [...storedRows].filter(([id]) => !rowsById.has(id));
  return {
    table,
    rows: parsedRows,
    rowsById,
    removedRows: new Map(removeMissing ? missingRows : []),
    keptRows: new Map(removeMissing ? [] : missingRows),
  };
}

/** Reports an empty table, which is more likely a mistake than a wish to remove everything. */
export function refuseEmptyTable(
  { faults }: CheckContext,
  { file, rows, faults: tableFaults }: FileTable,
): void {
  if (rows.length > 0 || tableFaults.length > 0) return;
  faults.push({ file, text: 'it has no rows, so --remove-missing would remove everything.' });
}

const getIdHeading = ({ columns }: Table) => columns[0]?.heading ?? '';

/**
 * Returns the names of all lists that contain products, including names that the contract does not
 * define.
 */
function getListsInUse({ rows }: Shop): string[] {
  const lists = [...rows.products.values()].flatMap((row) => String(row.lists).split(' '));
  return [...new Set(lists)].filter((list) => list !== '');
}

function readRow(
  { shop, faults }: CheckContext,
  table: Table,
  { row, cells }: FileRow,
  listsInUse: string[],
): ParsedRow {
  const id = readCell(cells.get(getIdHeading(table)) ?? '', { kind: 'id', heading: '' });
  const before = typeof id === 'number' ? shop.rows[table.name].get(id) : undefined;
  const exportedCells = before && createRowCells(shop, table.columns, before);
  const after: Row = {};
  table.columns.forEach((column, columnIndex) => {
    const { heading, kind, field } = column;
    if (kind === 'name') return;
    const currentCell = before && {
      cell: exportedCells?.[columnIndex] ?? '',
      value: before[field] ?? null,
    };
    const value = readChange(cells.get(heading) ?? '', column, currentCell, listsInUse);
    if (isInvalidCell(value))
      faults.push({ file: table.file, row, column: heading, text: value.fault });
    else after[field] = value;
  });
  return { row, cells, id: typeof id === 'number' ? id : undefined, before, after };
}

/** Assigns ids to the rows whose id cell is empty, because they are new. */
function assignIds(
  { shop, faults }: CheckContext,
  table: Table,
  rows: readonly ParsedRow[],
  rowsById: Map<number, ParsedRow>,
): void {
  let lastId = shop.lastIds[table.name];
  for (const id of rowsById.keys()) lastId = Math.max(lastId, id);
  for (const row of rows) {
    // Skip rows with an id, and rows whose invalid id was already reported.
    if (row.after[table.idField] !== null) continue;
    lastId += 1;
    if (isInvalidCell(readCell(String(lastId), { kind: 'id', heading: '' }))) {
      const text = 'no higher id is left for it. Write one that is free.';
      faults.push({ file: table.file, row: row.row, column: getIdHeading(table), text });
      return;
    }
    row.id = lastId;
    row.after[table.idField] = lastId;
    rowsById.set(lastId, row);
  }
}

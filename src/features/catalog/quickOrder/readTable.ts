import { toAsciiDigits } from '@/shared/text/digits';
import { isUnit, readAmount } from './amount';
import {
  findColumnKind,
  findColumnKinds,
  guessColumnKinds,
  hasWords,
  quantityColumns,
} from './columns';
import type { ColumnKind, ColumnKinds } from './columns';
import { cleanCell, parseCells } from './pastedCells';
import type { PastedRow } from './readList';
import { takePackSize } from './readLine';
import { isSizeOnly, removeSizes } from './sizes';

/** The order for a table that also has a column for the size of the packs. */
const quantityColumnsBesidePack: readonly ColumnKind[] = ['packs', 'quantity', 'pcs', 'dozen'];

const totalRowPattern =
  /^(?:(?:grand|sub|net|order)[ -]?)?totals?\b[^\p{L}]*(?:(?:qty|quantity|pieces|pcs|packs|items|amount|price|rs|pkr)[^\p{L}]*)?$|^kul$|^(?:کل|ٹوٹل|میزان)(?!\p{L})/iu;

/** Adds the unit to an amount. An amount such as '2 dozen' keeps its own unit. */
const addUnit = (amount: string, unit: string): string =>
  isUnit(unit) && !isUnit(amount.replace(/^[^\p{L}]+/u, '')) && readAmount(`${amount} ${unit}`)
    ? `${amount} ${unit}`
    : amount;

function createPastedRow(
  cells: readonly string[],
  columns: ColumnKinds,
  hasHeadings: boolean,
): PastedRow {
  const getText = (kind: ColumnKind) =>
    cells.filter((text, index) => text && columns[index] === kind).join(' ');
  const presentQuantityColumns = (
    columns.includes('pack') ? quantityColumnsBesidePack : quantityColumns
  ).filter((column) => columns.includes(column));
  const quantityColumn = presentQuantityColumns.find(getText);
  const name = takePackSize(getText('product').replace(/^(?:\d{1,3}[.)]|[-–•*])\s+/, ''));
  const amount = takePackSize(toAsciiDigits(quantityColumn ? getText(quantityColumn) : ''));
  const packCell = getText('pack');
  // A column such as 'UOM' may hold units or packs.
  const unit = isUnit(packCell) ? packCell : '';
  const pack =
    (unit ? '' : packCell) || amount.pack || name.pack || takePackSize(cells.join(' ')).pack;
  const product = name.pack ? name.text.replace(/[\s,(–—-]*packs?\)?$/i, '') : name.text;
  if (presentQuantityColumns.length === 0)
    return { product, pack, quantity: pack ? '1' : '', isQuantityInText: !pack };
  if (!quantityColumn) return { product, pack, quantity: '', isQuantityInText: !hasHeadings };
  if (isUnit(amount.text)) return { product, pack: '', quantity: addUnit(packCell, amount.text) };
  const countsPacks = quantityColumn === 'packs' && pack !== '';
  return {
    product,
    pack,
    quantity: addUnit(amount.text, countsPacks ? '' : unit || quantityColumn),
  };
}

const romanNumeralPattern = /^[ivx]+[.)]?$/i;

/** Returns whether the first column only numbers the rows: 1, 2, 3, or i, ii, iii. */
const hasSerialNumbers = (table: readonly string[][]): boolean => {
  const serialNumbers = table
    // Ignores rows with a single cell, such as a remark below the list.
    .filter((cells) => cells.filter(Boolean).length > 1)
    .map(([first = '']) => toAsciiDigits(first))
    .filter(Boolean);
  return (
    serialNumbers.length > 1 &&
    serialNumbers.every(
      (text, index) =>
        (parseFloat(text) === index + 1 && !hasWords(text)) || romanNumeralPattern.test(text),
    )
  );
};

/** Returns the index of the row with the headings, or -1. Titles may precede it. */
function findHeadingIndex(table: readonly string[][]): number {
  const headingCounts = table
    .slice(0, 10)
    .map((cells) =>
      cells.some((cell) => readAmount(cell))
        ? 0
        : cells.filter((cell) => findColumnKind(cell) ?? /^(?:total|all|kul|کل)$/i.test(cell))
            .length,
    );
  return headingCounts.indexOf(Math.max(1, ...headingCounts));
}

/** Fills product cells that span several rows: an empty cell before others takes the one above. */
const fillMergedCells = (
  cells: readonly string[],
  columns: ColumnKinds,
  cellsAbove: readonly string[],
): string[] => {
  const firstFilledIndex = cells.findIndex(Boolean);
  return cells.map(
    (cell, index) =>
      (index < firstFilledIndex && columns[index] === 'product' && cellsAbove[index]) || cell,
  );
};

/** Reads the rows of a spreadsheet, without titles, headings and totals. */
export function readTable(text: string): PastedRow[] {
  const table = parseCells(text).map((cells) => cells.slice(0, 50).map(cleanCell));
  const headingIndex = findHeadingIndex(table);
  const headings = table[headingIndex];
  const bodyRows = table
    .slice(headingIndex + 1)
    .filter(
      (cells) =>
        cells.join() !== headings?.join() && !cells.some((cell) => totalRowPattern.test(cell)),
    );
  const firstIndex = !findColumnKind(headings?.[0] ?? '') && hasSerialNumbers(bodyRows) ? 1 : 0;
  const rows = bodyRows.map((cells) => cells.slice(firstIndex));
  const namedColumns = headings && findColumnKinds(headings.slice(firstIndex), rows);
  // A third column without any number or unit contains remarks.
  const hasThirdColumn = rows.some(([, , cell = '']) => readAmount(cell) ?? isUnit(cell));
  const columnCount = rows.some((cells) => cells[3]) ? 4 : hasThirdColumn ? 3 : 2;

  const pastedRows: PastedRow[] = [];
  let filledCells: string[] = [];
  /** The last heading, or the last product without its size. A row with only a size continues it. */
  let lastProduct = '';
  let isLastRowHeading = false;
  for (const cells of rows) {
    const columns = namedColumns ?? guessColumnKinds(cells, columnCount);
    const hasProductCell = cells.some((cell, index) => cell && columns[index] === 'product');
    if (!hasProductCell && !cells.some(hasWords)) continue;
    filledCells = fillMergedCells(cells, columns, filledCells);
    const row = createPastedRow(filledCells, columns, namedColumns !== undefined);
    if (row.product === '') continue;
    if (lastProduct && isSizeOnly(row.product)) {
      if (isLastRowHeading) pastedRows.pop();
      pastedRows.push({ ...row, product: `${lastProduct} ${row.product}` });
      isLastRowHeading = false;
      continue;
    }
    pastedRows.push(row);
    const productWithoutSize = removeSizes(row.product);
    isLastRowHeading = cells.filter(Boolean).length === 1;
    lastProduct = isLastRowHeading || productWithoutSize !== row.product ? productWithoutSize : '';
  }
  return pastedRows;
}

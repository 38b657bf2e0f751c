import { toAsciiDigits } from '@/shared/text/digits';
import { isUnit, readAmount } from './amount';
import { completeLines } from './headings';
import {
  splitHeading,
  getItemLines,
  splitItems,
  parseListLine,
  removeSender,
} from './messageLines';
import { findSignificantWords } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { replaceNumberWords } from './numberWords';
import { findPackPhrase, separatePack } from './packPhrases';
import { isTableText, parseCells, cleanCell, separateByTabs } from './pastedCells';
import { getReadings } from './readings';

/** One row of a pasted list, as the shopper wrote it. */
export interface PastedRow {
  product: string;
  pack: string;
  /**
   * Number of packs, or of pieces if the text says so. It is `''` if the row has no quantity, or if
   * `product` contains the quantity.
   */
  quantity: string;
  /** Marks a line of a message, whose quantity is part of the product text. */
  isMessageLine?: boolean;
}

/** Additional words in quantity headings: 'Qty required', 'No. of pieces ordered'. */
const quantityHeadingWordPattern =
  /\b(?:no|number|total|order|ordered|req|reqd|required|require|needed|need|wanted|demand|in|of|the|to)\b/g;

/** Headings for names and attributes of products: 'Item', 'Packaging', 'Colour / finish'. */
const productHeadingSource =
  'products?|items?|articles?|goods|materials?|packaging|name|type|kind|size|capacity|volume|weight|wt|length|width|height|shape|brand|material|dimensions?|description|desc|' +
  'particulars|details?|colou?rs?|shade|finish|variant|variety|style|design|print|pattern|model|option|lid|cap|spec|specs|specifications?|cheez|cheezain|cheezen|saman|samaan|maal|rang|naam|qism|' +
  'پروڈکٹ|آئٹم|نام|تفصیل|سائز|رنگ|ڈیزائن|قسم|چیز|سامان';

/** Patterns of column headings. Headings of quantities are grouped by the unit that they imply. */
const headingPatterns = {
  product: new RegExp(`^(?:${productHeadingSource})(?: (?:${productHeadingSource}))*$`),
  code: /^(?:products?|items?|articles?)? ?(?:id|link|code|sku|no)$/,
  pack: /^pack(?:s? of|ing)?(?: (?:size|type))?$|^(?:unit|uom|پیک|پیکنگ|یونٹ|اکائی)$/,
  quantity: /^(?:quantity|qty|qnty|quant|tadad|tadaad|miqdar|تعداد|مقدار)$/,
  pcs: /^(?:(?:quantity|qty) )?(?:pieces|pcs|nos|units|adad)$|^(?:عدد|پیس)$/,
  dozen: /^(?:(?:quantity|qty) )?(?:dozens?|doz|darjan)$|^درجن$/,
  packs: /^(?:(?:quantity|qty) )?(?:packs|pkts|packets)$/,
};
type ColumnKind = keyof typeof headingPatterns;
type ColumnKinds = readonly (ColumnKind | undefined)[];
const quantityColumns: readonly ColumnKind[] = ['quantity', 'pcs', 'dozen', 'packs'];
/** The order for a table that also has a column for the size of the packs. */
const quantityColumnsBesidePack: readonly ColumnKind[] = ['packs', 'quantity', 'pcs', 'dozen'];

const findColumnKind = (heading: string): ColumnKind | undefined => {
  const words = (heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
  const columns = Object.keys(headingPatterns) as ColumnKind[];
  const matchingColumn = columns.find((column) => headingPatterns[column].test(words));
  if (matchingColumn || words === '') return matchingColumn;
  const remainingWords = words.replace(quantityHeadingWordPattern, '').replace(/\s+/g, ' ').trim();
  // The heading consists only of words such as 'Required' or 'Total'.
  if (remainingWords === '')
    return /req|need|want|demand|order/.test(words) ? 'quantity' : undefined;
  return quantityColumns.find((column) => headingPatterns[column].test(remainingWords));
};

/**
 * Finds the meaning of each column. A column without a heading continues the column to its left. If
 * no heading names the product, the first column with an unknown heading holds the product.
 */
function findColumnKinds(headings: readonly string[]): ColumnKinds {
  const headingColumns = headings.map(findColumnKind);
  // A code identifies the product only if there is no product column.
  const columns = headingColumns.map((column) =>
    column === 'code' ? (headingColumns.includes('product') ? undefined : 'product') : column,
  );
  const firstUnknownIndex = headings.findIndex((text, index) => text && !columns[index]);
  if (firstUnknownIndex !== -1 && !columns.includes('product'))
    columns[firstUnknownIndex] = 'product';
  return headings.map(
    (_, index) =>
      columns[headings.findLastIndex((text, headingIndex) => text && headingIndex <= index)],
  );
}

const packPattern =
  /\b(?:packs?|pkts?|packets?|box of|carton|ctn|bundle|case of|single)\b|پیک|^\W*\d/iu;

/**
 * Guesses the columns of a table without headings. In a table with two columns, or more than three,
 * a second column with a number is the quantity. Words that do not describe a pack belong to the
 * product.
 */
function guessColumnKinds(
  [firstCell = '', secondCell = '', thirdCell = '']: readonly string[],
  columnCount: number,
): ColumnKinds {
  if (readAmount(firstCell) && hasWords(secondCell) && !readAmount(secondCell))
    return ['quantity', 'product', 'product'];
  if (columnCount !== 3 && readAmount(secondCell)) return ['product', 'quantity'];
  if (hasWords(secondCell) && !packPattern.test(secondCell) && readAmount(thirdCell))
    return ['product', 'product', 'quantity'];
  return ['product', 'pack', columnCount > 2 ? 'quantity' : undefined];
}

const totalRowPattern =
  /^(?:(?:grand|sub|net|order)[ -]?)?totals?\b[^\p{L}]*(?:(?:qty|quantity|pieces|pcs|packs|items|amount|price|rs|pkr)[^\p{L}]*)?$|^kul$|^(?:کل|ٹوٹل|میزان)(?!\p{L})/iu;

/** Returns whether a cell has words apart from units and currencies. */
const hasWords = (cell: string): boolean =>
  /\p{L}/u.test(cell.replace(/\b(?:rs|pkr|pcs|pieces|dozen)\b/gi, ''));

/** Adds the unit to an amount. An amount such as '2 dozen' keeps its own unit. */
const addUnit = (amount: string, unit: string): string =>
  isUnit(unit) && !isUnit(amount.replace(/^[^\p{L}]+/u, '')) && readAmount(`${amount} ${unit}`)
    ? `${amount} ${unit}`
    : amount;

/**
 * Finds the quantity column if no heading names it, for example in a list by branch. The quantity
 * is the only column of numbers. If there are several, it is the last column, provided that this
 * column is the sum of the others.
 */
function findQuantityColumn(
  columns: ColumnKinds,
  bodyRows: readonly (readonly string[])[],
): ColumnKinds {
  if (columns.some((column) => column && quantityColumns.includes(column))) return columns;
  const getNumber = (cells: readonly string[], index: number) =>
    Number(toAsciiDigits(cells[index] ?? '').replaceAll(',', '') || NaN);
  const unnamedIndexes = columns
    .map((column, index) => (column ? -1 : index))
    .filter((index) => index >= 0 && bodyRows.some((cells) => getNumber(cells, index) > 0));
  const lastIndex = unnamedIndexes.at(-1) ?? -1;
  const otherIndexes = unnamedIndexes.slice(0, -1);
  const isSum = (cells: readonly string[]) =>
    otherIndexes.reduce((sum, index) => sum + (getNumber(cells, index) || 0), 0) ===
    getNumber(cells, lastIndex);
  const rowsWithNumber = bodyRows.filter((cells) => getNumber(cells, lastIndex) > 0);
  if (lastIndex === -1) return columns;
  if (otherIndexes.length > 0 && !rowsWithNumber.every(isSum)) return [...columns, 'quantity'];
  return columns.map((column, index) => (index === lastIndex ? 'quantity' : column));
}

/**
 * Finds the columns of a table without known headings whose last number is the sum of the others, as
 * in a list by event. Returns `undefined` for any other table.
 */
function findSumColumns(
  bodyRows: readonly (readonly string[])[],
  firstColumnIndex: number,
): ColumnKinds | undefined {
  const rows = bodyRows
    .map((cells) => cells.slice(firstColumnIndex))
    .filter((cells) => cells.filter(Boolean).length > 1);
  const columnCount = Math.max(0, ...rows.map(({ length }) => length));
  if (columnCount < 4) return undefined;
  const columns = ['product' as const, ...Array<undefined>(columnCount - 1).fill(undefined)];
  const foundColumns = findQuantityColumn(columns, rows);
  return foundColumns.length === columnCount && foundColumns.includes('quantity')
    ? foundColumns
    : undefined;
}

function createPastedRow(cells: readonly string[], columns: ColumnKinds): PastedRow {
  const getText = (column: ColumnKind) =>
    cells.filter((text, index) => text && columns[index] === column).join(' ');
  const hasPackSizes = columns.includes('pack');
  const presentQuantityColumns = (
    hasPackSizes ? quantityColumnsBesidePack : quantityColumns
  ).filter((column) => columns.includes(column));
  const quantityColumn = presentQuantityColumns.find(getText);
  const product = getText('product').replace(/^(?:\d{1,3}[.)]|[-–•*])\s+/, '');
  const pack = getText('pack');
  const writtenQuantity = quantityColumn && replaceNumberWords(getText(quantityColumn));
  const countsPacks = quantityColumn === 'packs' && pack !== '' && !isUnit(pack);
  const quantity = writtenQuantity
    ? countsPacks
      ? writtenQuantity
      : addUnit(writtenQuantity, quantityColumn)
    : presentQuantityColumns.length > 0
      ? ''
      : '1';
  const packPhrase = findPackPhrase(quantity);
  if (packPhrase && packPhrase.remainingText.trim() === '')
    return { product, pack: packPhrase.pack, quantity: packPhrase.quantity };
  if (isUnit(quantity)) return { product, pack: '', quantity: addUnit(pack, quantity) };
  if (isUnit(pack)) return { product, pack: '', quantity: quantity && addUnit(quantity, pack) };
  const nameAndPack = separatePack(product);
  return nameAndPack.pack && !pack
    ? { product: nameAndPack.name, pack: nameAndPack.pack, quantity }
    : { product, pack, quantity };
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

/** Parses the items of a message, without greetings, addresses and other text. */
async function parseMessage(text: string, index: NameIndex): Promise<PastedRow[]> {
  const lines = text
    .split(/\r\n?|\n/)
    .map(cleanCell)
    .filter(Boolean);
  const completedLines = await completeLines(
    lines,
    (line) => {
      const { text: content } = parseListLine(line);
      return {
        text: content,
        productName: getReadings(content).find(({ quantity }) => quantity !== '')?.name,
      };
    },
    (heading, line) => `${heading} ${parseListLine(line).text}`,
    index,
  );
  return (await getItemLines(completedLines, index))
    .flatMap((line) => splitItems(parseListLine(line).text, index))
    .map((product) => ({ product, pack: '', quantity: '', isMessageLine: true }));
}

/** Matches a purpose such as 'for lassi' or 'lassi k liye', also in brackets. */
const purposePattern =
  /\(?(?<![\p{L}\p{M}])(?:for\s+[\p{L}\p{M}]+|[\p{L}\p{M}]+\s+(?:k|ke|kay|کے)\s+(?:liye|liay|lye|لیے))(?![\p{L}\p{M}])\)?/giu;

/**
 * Removes remarks in brackets, such as '(you quoted 360 last time)', and purposes such as 'for
 * lassi', if the catalogue knows none of their words. A single word in brackets may describe the
 * product, so it stays.
 */
function removeRemarks(text: string, index: NameIndex): string {
  const removeIfUnknown = (remark: string, minWords: number): string => {
    const words = findSignificantWords(remark);
    const isRemark = words.length >= minWords && !words.some(index.isKnown);
    return isRemark && !findPackPhrase(remark) ? ' ' : remark;
  };
  return text
    .replace(purposePattern, (purpose) => removeIfUnknown(purpose, 1))
    .replace(/\([^()]*\)/g, (remark) => removeIfUnknown(remark, 2))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parses the rows of a pasted list, which is a spreadsheet or a message with one item per line. */
export async function parsePastedRows(text: string, index: NameIndex): Promise<PastedRow[]> {
  const textWithSplitHeadings = text
    .split(/\r\n?|\n/)
    .flatMap(splitHeading)
    .join('\n');
  const tabbedText = separateByTabs(text.includes('\t') ? text : textWithSplitHeadings);
  const isTable = isTableText(tabbedText.replace(/^.*$/gm, removeSender));
  const rows = await (isTable
    ? parseTable(tabbedText, index)
    : parseMessage(textWithSplitHeadings, index));
  return rows.map((row) => ({ ...row, product: removeRemarks(row.product, index) }));
}

/**
 * Parses the rows of a spreadsheet, without titles, headings and totals. A product cell that spans
 * several rows applies to each of these rows.
 */
async function parseTable(text: string, index: NameIndex): Promise<PastedRow[]> {
  const table = parseCells(text).map((cells) => cells.slice(0, 50).map(cleanCell));
  // Titles may precede the headings.
  const headingCounts = table.slice(0, 10).map((cells, rowIndex) => {
    const knownHeadingCount = cells.some((cell) => readAmount(cell))
      ? 0
      : cells.filter(findColumnKind).length;
    return knownHeadingCount > 1 || rowIndex === 0 ? knownHeadingCount : 0;
  });
  const headingRowIndex = headingCounts.indexOf(Math.max(1, ...headingCounts));
  const headings = table[headingRowIndex];
  const bodyRows = table
    .slice(headingRowIndex + 1)
    .filter(
      (cells) =>
        cells.join() !== headings?.join() && !cells.some((cell) => totalRowPattern.test(cell)),
    );
  const firstColumnIndex =
    !findColumnKind(headings?.[0] ?? '') && hasSerialNumbers(bodyRows) ? 1 : 0;
  const namedColumns =
    headings &&
    findQuantityColumn(
      findColumnKinds(headings.slice(firstColumnIndex)),
      bodyRows.map((cells) => cells.slice(firstColumnIndex)),
    );
  const sumColumns = namedColumns ? undefined : findSumColumns(bodyRows, firstColumnIndex);
  const getColumn = (column: number) =>
    bodyRows.flatMap((cells) => cells[firstColumnIndex + column] || []);
  // A third column without any number or unit contains remarks.
  const hasThirdColumn = getColumn(2).some((cell) => readAmount(cell) ?? isUnit(cell));
  const columnCount = getColumn(3).length > 0 ? 4 : hasThirdColumn ? 3 : 2;

  let completeCells: string[] = [];
  const rows = bodyRows.flatMap((rowCells) => {
    const cells = rowCells.slice(firstColumnIndex);
    const columns = namedColumns ?? sumColumns ?? guessColumnKinds(cells, columnCount);
    if (!cells[columns.indexOf('product')] && !cells.some(hasWords)) return [];
    // A row of headings that are not known, such as the names of branches.
    const isOnlyCell = cells.filter(Boolean).length === 1;
    if (sumColumns && !isOnlyCell && !cells.some((cell) => readAmount(cell))) return [];
    const firstFilledIndex = cells.findIndex(Boolean);
    completeCells = cells.map(
      (cell, columnIndex) =>
        (columnIndex < firstFilledIndex &&
          columns[columnIndex] === 'product' &&
          completeCells[columnIndex]) ||
        cell,
    );
    const row = createPastedRow(completeCells, columns);
    if (!namedColumns && !row.pack) row.quantity ||= '1';
    return row.product ? [{ row, isOnlyCell }] : [];
  });
  const completedRows = await completeLines(
    rows,
    ({ row, isOnlyCell }) => ({
      text: row.product,
      productName: isOnlyCell ? undefined : row.product,
    }),
    (heading, { row, isOnlyCell }) => ({
      row: { ...row, product: `${heading} ${row.product}` },
      isOnlyCell,
    }),
    index,
  );
  return completedRows.map(({ row }) => row);
}

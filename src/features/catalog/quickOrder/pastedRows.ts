import { toAsciiDigits } from '@/shared/text/digits';
import { isUnit, readAmount } from './amount';
import { withHeadings } from './headings';
import {
  splitHeading,
  getItemLines,
  findItems,
  parseListLine,
  withoutSender,
} from './messageLines';
import { findTellingWords } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { replaceNumberWords } from './numberWords';
import { findPackPhrase, removePack } from './packPhrases';
import { isTableText, parseCells, cleanCell, separateByTabs } from './pastedCells';
import { getReadings } from './readings';

/** One row of a pasted list, as the shopper wrote it. */
export interface PastedRow {
  product: string;
  pack: string;
  /**
   * Number of packs, or of pieces if the text says so. It is `''` if the row has none, or if
   * `product` contains it.
   */
  quantity: string;
  /** Marks a line of a message, whose quantity is part of the product text. */
  isLine?: boolean;
}

/** Additional words in quantity headings: 'Qty required', 'No. of pieces ordered'. */
const besideQuantity =
  /\b(?:no|number|total|order|ordered|req|reqd|required|require|needed|need|wanted|demand|in|of|the|to)\b/g;

/** Headings for names and attributes of products: 'Item', 'Packaging', 'Colour / finish'. */
const productHeading =
  'products?|items?|articles?|goods|materials?|packaging|name|type|kind|size|capacity|volume|weight|wt|length|width|height|shape|brand|material|dimensions?|description|desc|' +
  'particulars|details?|colou?rs?|shade|finish|variant|style|cheez|cheezain|cheezen|saman|samaan|maal|rang|naam|' +
  'پروڈکٹ|آئٹم|نام|تفصیل|سائز|رنگ|چیز|سامان';

/** Headings of quantities are grouped by the unit that they imply. */
const headingShapes = {
  product: new RegExp(`^(?:${productHeading})(?: (?:${productHeading}))*$`),
  code: /^(?:products?|items?|articles?)? ?(?:id|link|code|sku|no)$/,
  pack: /^pack(?:s? of|ing)?(?: (?:size|type))?$|^(?:unit|uom|پیک|پیکنگ)$/,
  quantity: /^(?:quantity|qty|qnty|quant|tadad|tadaad|miqdar|تعداد|مقدار)$/,
  pcs: /^(?:(?:quantity|qty) )?(?:pieces|pcs|nos|units|adad)$|^(?:عدد|پیس)$/,
  dozen: /^(?:(?:quantity|qty) )?(?:dozens?|doz|darjan)$|^درجن$/,
  packs: /^(?:(?:quantity|qty) )?(?:packs|pkts|packets)$/,
};
type Column = keyof typeof headingShapes;
type Columns = readonly (Column | undefined)[];
const quantities: readonly Column[] = ['quantity', 'pcs', 'dozen', 'packs'];

const findColumn = (heading: string): Column | undefined => {
  const words = (heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
  const columns = Object.keys(headingShapes) as Column[];
  const named = columns.find((column) => headingShapes[column].test(words));
  if (named || words === '') return named;
  const core = words.replace(besideQuantity, '').replace(/\s+/g, ' ').trim();
  // A heading such as 'Required' without another word.
  if (core === '') return /req|need|want|demand|order/.test(words) ? 'quantity' : undefined;
  return quantities.find((column) => headingShapes[column].test(core));
};

/**
 * Finds the meaning of each column. A column without a heading continues the one to its left. If no
 * heading names the product, the first unknown column does.
 */
function findColumns(headings: readonly string[]): Columns {
  const all = headings.map(findColumn);
  // A code identifies the product only if no other column does.
  const named = all.map((column) =>
    column === 'code' ? (all.includes('product') ? undefined : 'product') : column,
  );
  const first = headings.findIndex((text, at) => text && !named[at]);
  if (first !== -1 && !named.includes('product')) named[first] = 'product';
  return headings.map((_, at) => named[headings.findLastIndex((text, to) => text && to <= at)]);
}

const packLike =
  /\b(?:packs?|pkts?|packets?|box of|carton|ctn|bundle|case of|single)\b|پیک|^\W*\d/iu;

/**
 * Guesses the columns of a table without headings. With two columns, or more than three, the second
 * is the quantity if it contains a number. Words that do not describe a pack belong to the product.
 */
function guessColumns(
  [first = '', second = '', third = '']: readonly string[],
  width: number,
): Columns {
  if (readAmount(first) && hasWords(second) && !readAmount(second))
    return ['quantity', 'product', 'product'];
  if (width !== 3 && readAmount(second)) return ['product', 'quantity'];
  if (hasWords(second) && !packLike.test(second) && readAmount(third))
    return ['product', 'product', 'quantity'];
  return ['product', 'pack', width > 2 ? 'quantity' : undefined];
}

const total =
  /^(?:(?:grand|sub|net|order)[ -]?)?totals?\b[^\p{L}]*(?:(?:qty|quantity|pieces|pcs|packs|items|amount|price|rs|pkr)[^\p{L}]*)?$|^kul$|^(?:کل|ٹوٹل|میزان)(?!\p{L})/iu;

/** Returns whether a cell has words apart from units and currencies. */
const hasWords = (cell: string): boolean =>
  /\p{L}/u.test(cell.replace(/\b(?:rs|pkr|pcs|pieces|dozen)\b/gi, ''));

/** Adds the unit to an amount. An amount such as '2 dozen' keeps its own unit. */
const convertToUnit = (amount: string, unit: string): string =>
  isUnit(unit) && !isUnit(amount.replace(/^[^\p{L}]+/u, '')) && readAmount(`${amount} ${unit}`)
    ? `${amount} ${unit}`
    : amount;

/**
 * Finds the quantity if no heading names it, for example in a list by branch. It is the only column
 * of numbers, or the last one if it is the sum of the others.
 */
function findQuantityColumn(columns: Columns, body: readonly (readonly string[])[]): Columns {
  if (columns.some((column) => column && quantities.includes(column))) return columns;
  const numberAt = (cells: readonly string[], at: number) =>
    Number(toAsciiDigits(cells[at] ?? '').replaceAll(',', '') || NaN);
  const open = columns
    .map((column, at) => (column ? -1 : at))
    .filter((at) => at >= 0 && body.some((cells) => numberAt(cells, at) > 0));
  const last = open.at(-1) ?? -1;
  const others = open.slice(0, -1);
  const isSum = (cells: readonly string[]) =>
    others.reduce((sum, at) => sum + (numberAt(cells, at) || 0), 0) === numberAt(cells, last);
  const counted = body.filter((cells) => numberAt(cells, last) > 0);
  if (last === -1) return columns;
  if (others.length > 0 && !counted.every(isSum)) return [...columns, 'quantity'];
  return columns.map((column, at) => (at === last ? 'quantity' : column));
}

function toRow(cells: readonly string[], columns: Columns): PastedRow {
  const under = (column: Column) =>
    cells.filter((text, at) => text && columns[at] === column).join(' ');
  const counts = quantities.filter((column) => columns.includes(column));
  const column = counts.find(under);
  const product = under('product').replace(/^(?:\d{1,3}[.)]|[-–•*])\s+/, '');
  const pack = under('pack');
  const written = column && replaceNumberWords(under(column));
  const isCounted = column === 'packs' && pack !== '' && !isUnit(pack);
  const quantity = written
    ? isCounted
      ? written
      : convertToUnit(written, column)
    : counts.length > 0
      ? ''
      : '1';
  const packs = findPackPhrase(quantity);
  if (packs && packs.rest.trim() === '')
    return { product, pack: packs.pack, quantity: packs.quantity };
  if (isUnit(quantity)) return { product, pack: '', quantity: convertToUnit(pack, quantity) };
  if (isUnit(pack))
    return { product, pack: '', quantity: quantity && convertToUnit(quantity, pack) };
  const named = removePack(product);
  return named.pack && !pack
    ? { product: named.name, pack: named.pack, quantity }
    : { product, pack, quantity };
}

/** Returns whether the first column numbers the rows. */
const hasSerials = (table: readonly string[][]): boolean => {
  const serials = table
    // A remark below the list has a row of its own.
    .filter((cells) => cells.filter(Boolean).length > 1)
    .map(([first = '']) => toAsciiDigits(first))
    .filter(Boolean);
  return (
    serials.length > 1 &&
    serials.every((text, at) => parseFloat(text) === at + 1 && !hasWords(text))
  );
};

/** Parses the items of a message, without greetings, addresses and other text. */
async function parseMessage(text: string, index: NameIndex): Promise<PastedRow[]> {
  const lines = text
    .split(/\r\n?|\n/)
    .map(cleanCell)
    .filter(Boolean);
  const headed = await withHeadings(
    lines,
    (line) => {
      const { text: content } = parseListLine(line);
      return {
        text: content,
        wanted: getReadings(content).find(({ quantity }) => quantity !== '')?.name,
      };
    },
    (heading, line) => `${heading} ${parseListLine(line).text}`,
    index,
  );
  return (await getItemLines(headed, index))
    .flatMap((line) => findItems(parseListLine(line).text, index))
    .map((product) => ({ product, pack: '', quantity: '', isLine: true }));
}

/**
 * Removes remarks in brackets, such as '(you quoted 360 last time)'. A remark has several words,
 * none of which the catalogue knows.
 */
const withoutRemarks = (text: string, index: NameIndex): string =>
  text.replace(/\([^()]*\)/g, (remark) => {
    const words = findTellingWords(remark);
    return words.length > 1 && !words.some(index.knows) && !findPackPhrase(remark) ? ' ' : remark;
  });

/** Parses the rows of a pasted list, which is a spreadsheet or a message with one item per line. */
export async function parsePastedRows(text: string, index: NameIndex): Promise<PastedRow[]> {
  const parted = text
    .split(/\r\n?|\n/)
    .flatMap(splitHeading)
    .join('\n');
  const spaced = separateByTabs(text.includes('\t') ? text : parted);
  const isTable = isTableText(spaced.replace(/^.*$/gm, withoutSender));
  const rows = await (isTable ? parseTable(spaced, index) : parseMessage(parted, index));
  return rows.map((row) => ({ ...row, product: withoutRemarks(row.product, index).trim() }));
}

/**
 * Parses the rows of a spreadsheet, without titles, headings and totals. A product cell that spans
 * several rows applies to each of them.
 */
async function parseTable(text: string, index: NameIndex): Promise<PastedRow[]> {
  const table = parseCells(text).map((cells) => cells.slice(0, 50).map(cleanCell));
  // Titles may precede the headings.
  const scores = table.slice(0, 10).map((cells, at) => {
    const known = cells.some((cell) => readAmount(cell)) ? 0 : cells.filter(findColumn).length;
    return known > 1 || at === 0 ? known : 0;
  });
  const at = scores.indexOf(Math.max(1, ...scores));
  const headings = table[at];
  const body = table
    .slice(at + 1)
    .filter(
      (cells) => cells.join() !== headings?.join() && !cells.some((cell) => total.test(cell)),
    );
  const from = !findColumn(headings?.[0] ?? '') && hasSerials(body) ? 1 : 0;
  const named =
    headings &&
    findQuantityColumn(
      findColumns(headings.slice(from)),
      body.map((cells) => cells.slice(from)),
    );
  const width = [4, 3].find((most) => body.some((cells) => cells[from + most - 1])) ?? 2;

  let above: string[] = [];
  const rows = body.flatMap((all) => {
    const cells = all.slice(from);
    const columns = named ?? guessColumns(cells, width);
    if (!cells[columns.indexOf('product')] && !cells.some(hasWords)) return [];
    const begin = cells.findIndex(Boolean);
    above = cells.map((cell, to) => (to < begin && columns[to] === 'product' && above[to]) || cell);
    const row = toRow(above, columns);
    if (!named && !row.pack) row.quantity ||= '1';
    return row.product ? [{ row, isAlone: cells.filter(Boolean).length === 1 }] : [];
  });
  const headed = await withHeadings(
    rows,
    ({ row, isAlone }) => ({ text: row.product, wanted: isAlone ? undefined : row.product }),
    (heading, { row, isAlone }) => ({
      row: { ...row, product: `${heading} ${row.product}` },
      isAlone,
    }),
    index,
  );
  return headed.map(({ row }) => row);
}

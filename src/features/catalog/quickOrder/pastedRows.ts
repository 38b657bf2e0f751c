import { toAsciiDigits } from '@/shared/text/digits';
import { isUnit, readAmount } from './amount';
import { pastedCells, plainCell } from './pastedCells';

/** One row of a pasted list, in the shopper's words. */
export interface PastedRow {
  product: string;
  pack: string;
  /** Packs, or pieces where it says so; `''` where the list has none for it. */
  quantity: string;
}

/** Those of a quantity by the unit that they give it. */
const headingShapes = {
  product:
    /^(?:products?|items?|articles?)(?: (?:name|id|link|code|no|details?))?$|^(?:name|id|link|size|description|particulars|پروڈکٹ|آئٹم|نام|تفصیل)$/,
  pack: /^pack(?:s? of|ing)?(?: (?:size|type))?$|^(?:unit|uom|پیک|پیکنگ)$/,
  quantity:
    /^(?:order )?(?:quantity|qty)(?: (?:of )?packs)?$|^(?:(?:no|number) of )?packs$|^(?:تعداد|مقدار)$/,
  pcs: /^(?:(?:quantity|qty|no|number|total|order) (?:of |in )?)?(?:pieces|pcs|nos|units)$|^(?:عدد|پیس)$/,
  dozen: /^(?:(?:quantity|qty|no|number) (?:of |in )?)?(?:dozens?|doz)$|^درجن$/,
};
type Column = keyof typeof headingShapes;
type Columns = readonly (Column | undefined)[];
const quantities: readonly Column[] = ['quantity', 'pcs', 'dozen'];

const columnOf = (heading: string): Column | undefined => {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return (Object.keys(headingShapes) as Column[]).find((column) =>
    headingShapes[column].test(words.join(' ')),
  );
};

/** Under no heading goes on what the heading to the left is over. A list that names no product has it first. */
function columnsUnder(headings: readonly string[]): Columns {
  const named = headings.map(columnOf);
  const first = headings.findIndex((text, at) => text && !named[at]);
  if (first !== -1 && !named.includes('product')) named[first] = 'product';
  return headings.map((_, at) => named[headings.findLastIndex((text, to) => text && to <= at)]);
}

/** Without headings: of two columns the second is a quantity where it can be; of many, too, since prices follow. */
function columnsByPlace([, second = '']: readonly string[], width: number): Columns {
  if (width !== 3 && readAmount(second)) return ['product', 'quantity'];
  return ['product', 'pack', width > 2 ? 'quantity' : undefined];
}

const total =
  /^(?:(?:grand|sub|net|order)[ -]?)?totals?\b[^\p{L}]*(?:(?:qty|quantity|pieces|pcs|packs|items|amount|price|rs|pkr)[^\p{L}]*)?$|^(?:کل|ٹوٹل|میزان)(?!\p{L})/iu;

/** Words, not an amount or a price. */
const hasWords = (cell: string): boolean =>
  /\p{L}/u.test(cell.replace(/\b(?:rs|pkr|pcs|pieces|dozen)\b/gi, ''));

/** '2 dozen' keeps the unit that it has. */
const inUnit = (amount: string, unit: string): string =>
  isUnit(unit) && !isUnit(amount.replace(/^[^\p{L}]+/u, '')) && readAmount(`${amount} ${unit}`)
    ? `${amount} ${unit}`
    : amount;

function rowOf(cells: readonly string[], columns: Columns): PastedRow {
  const under = (column: Column) =>
    cells.filter((text, at) => text && columns[at] === column).join(' ');
  const counts = quantities.filter((column) => columns.includes(column));
  const column = counts.find(under);
  const product = under('product').replace(/^(?:\d{1,3}[.)]|[-–•*])\s+/, '');
  const pack = under('pack');
  const quantity = column ? inUnit(under(column), column) : counts.length > 0 ? '' : '1';
  if (isUnit(quantity)) return { product, pack: '', quantity: inUnit(pack, quantity) };
  if (isUnit(pack)) return { product, pack: '', quantity: quantity && inUnit(quantity, pack) };
  return { product, pack, quantity };
}

/** Whether the first column counts the rows. */
const hasSerials = (table: readonly string[][]): boolean => {
  const serials = table.map(([first = '']) => toAsciiDigits(first)).filter(Boolean);
  return (
    serials.length > 1 &&
    serials.every((text, at) => parseFloat(text) === at + 1 && !hasWords(text))
  );
};

/**
 * The rows of a list pasted from a spreadsheet, without titles, headings and totals. A product's cell that reaches over
 * several rows is each one's.
 */
export function pastedRows(text: string): PastedRow[] {
  const table = pastedCells(text).map((cells) => cells.slice(0, 50).map(plainCell));
  // Titles may stand above the headings.
  const scores = table.slice(0, 10).map((cells, at) => {
    const known = cells.some((cell) => readAmount(cell)) ? 0 : cells.filter(columnOf).length;
    return known > 1 || at === 0 ? known : 0;
  });
  const at = scores.indexOf(Math.max(1, ...scores));
  const headings = table[at];
  const body = table
    .slice(at + 1)
    .filter(
      (cells) => cells.join() !== headings?.join() && !cells.some((cell) => total.test(cell)),
    );
  const from = !columnOf(headings?.[0] ?? '') && hasSerials(body) ? 1 : 0;
  const named = headings && columnsUnder(headings.slice(from));
  const width = [4, 3].find((most) => body.some((cells) => cells[from + most - 1])) ?? 2;

  let above: string[] = [];
  return body.flatMap((all) => {
    const cells = all.slice(from);
    const columns = named ?? columnsByPlace(cells, width);
    if (!cells[columns.indexOf('product')] && !cells.some(hasWords)) return [];
    const begin = cells.findIndex(Boolean);
    above = cells.map((cell, to) => (to < begin && columns[to] === 'product' && above[to]) || cell);
    const row = rowOf(above, columns);
    if (!named && !row.pack) row.quantity ||= '1';
    return row.product ? [row] : [];
  });
}

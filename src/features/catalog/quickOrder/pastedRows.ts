import { toAsciiDigits } from '@/shared/format/quantity';
import { pastedCells } from './pastedCells';

/** One row of a pasted list, in the shopper's words. */
export interface PastedRow {
  product: string;
  pack: string;
  /** Packs. */
  quantity: string;
}

type Column = keyof PastedRow | 'pieces';

/** So many characters of a cell count; a link to a product may be that long. */
export const longestCell = 400;

const headings: Record<Column, RegExp> = {
  product: /^(?:products?|items?)(?: ?(?:name|id|link))?$|^(?:name|id|link|description)$/,
  pack: /^packs?(?: ?(?:size|of|type))?$|^(?:size|unit)$/,
  quantity: /^(?:quantity|qty)(?: ?\(?(?:packs?|of packs)\)?)?$|^(?:no\.?|number) of packs$/,
  pieces: /^(?:(?:quantity|qty|no\.?|number) ?(?:of|in)? ?\(?)?(?:pieces|pcs)\)?$/,
};

/** One line without control characters and marks that turn the direction of text, of a bearable length. */
export const plainCell = (cell: string): string =>
  cell
    .slice(0, longestCell * 2)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, longestCell)
    .trim();

const columnOf = (heading: string): Column | undefined =>
  (Object.keys(headings) as Column[]).find((name) => headings[name].test(heading.toLowerCase()));

const isNumber = (cell: string): boolean => /^[\d,.]+$/.test(toAsciiDigits(cell));

/** Without headings: product, pack, quantity; of two columns the second is a quantity where it is a number. */
function byPlace(cells: readonly string[], width: number): PastedRow {
  const [product = '', second = '', third = ''] = cells;
  if (width > 2) return { product, pack: second, quantity: third };
  const isQuantity = width < 2 || isNumber(second);
  return {
    product,
    pack: isQuantity ? '' : second,
    quantity: isQuantity && second !== '' ? second : '1',
  };
}

/** A number of pieces is not made into packs: the quantity stays open. */
function byHeading(cells: readonly string[], columns: readonly (Column | undefined)[]): PastedRow {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const counts = columns.includes('quantity') || columns.includes('pieces');
  return {
    product: cell('product'),
    pack: cell('pack'),
    quantity: counts ? cell('quantity') : '1',
  };
}

/** The rows of a list pasted from a spreadsheet, without its headings. */
export function pastedRows(text: string): PastedRow[] {
  const [first = [], ...others] = pastedCells(text).map((cells) =>
    cells.slice(0, 50).map(plainCell),
  );
  const columns = first.map(columnOf);
  const hasHeadings = columns.includes('product');
  const table = hasHeadings ? others : [first, ...others];
  const width = table.reduce((most, cells) => Math.max(most, cells.findLastIndex(Boolean) + 1), 0);
  return table
    .map((cells) => (hasHeadings ? byHeading(cells, columns) : byPlace(cells, width)))
    .filter(({ product }) => product !== '');
}

/** A quote that begins a cell would enclose it. */
const asCell = (text: string): string =>
  text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;

/** A text that gives these rows again. */
export function pastedText(rows: readonly PastedRow[]): string {
  if (rows.length === 0) return '';
  const headings = { product: 'Product', pack: 'Pack', quantity: 'Quantity' };
  return [headings, ...rows]
    .map(({ product, pack, quantity }) => [product, pack, quantity].map(asCell).join('\t'))
    .join('\n');
}

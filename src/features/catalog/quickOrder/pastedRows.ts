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

const headingShapes: Record<Column, RegExp> = {
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
  (Object.keys(headingShapes) as Column[]).find((name) =>
    headingShapes[name].test(heading.toLowerCase()),
  );

const isNumber = (cell: string): boolean => /^[\d,.]+$/.test(toAsciiDigits(cell));

/** Without headings: of two columns the second is a quantity where it is a number. */
const columnsByPlace = ([, second = '']: readonly string[], isWide: boolean): Column[] =>
  isWide ? ['product', 'pack', 'quantity'] : ['product', isNumber(second) ? 'quantity' : 'pack'];

/** A number of pieces is not made into packs: the quantity stays open. */
function rowOf(cells: readonly string[], columns: readonly (Column | undefined)[]): PastedRow {
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
  const table = pastedCells(text).map((cells) => cells.slice(0, 50).map(plainCell));
  const headings = table[0]?.map(columnOf) ?? [];
  const hasHeadings = headings.includes('product');
  const isWide = table.some((cells) => cells.slice(2).some(Boolean));
  return table
    .slice(hasHeadings ? 1 : 0)
    .map((cells) => rowOf(cells, hasHeadings ? headings : columnsByPlace(cells, isWide)))
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

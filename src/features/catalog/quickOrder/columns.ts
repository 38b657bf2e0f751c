import { toAsciiDigits } from '@/shared/text/digits';
import { readAmount } from './amount';

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
export type ColumnKind = keyof typeof headingPatterns;
/** Kinds of the columns from the left. Other columns, such as prices and remarks, are `undefined`. */
export type ColumnKinds = readonly (ColumnKind | undefined)[];

export const quantityColumns: readonly ColumnKind[] = ['quantity', 'pcs', 'dozen', 'packs'];

export const findColumnKind = (heading: string): ColumnKind | undefined => {
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

const toNumber = (cell = ''): number => Number(toAsciiDigits(cell).replaceAll(',', '') || NaN);

/**
 * Finds the quantity column if no heading names it, for example in a list by branch. The quantity
 * is the only column of numbers. If there are several, it is the last one, provided that it is the
 * sum of the others.
 */
function findQuantityIndex(
  columns: ColumnKinds,
  rows: readonly (readonly string[])[],
): number | undefined {
  const numberIndexes = columns.flatMap((column, index) =>
    !column && rows.some((cells) => toNumber(cells[index]) > 0) ? [index] : [],
  );
  const lastIndex = numberIndexes.at(-1);
  const otherIndexes = numberIndexes.slice(0, -1);
  if (lastIndex === undefined || otherIndexes.length === 0) return lastIndex;
  const isSumOfOthers = rows
    .filter((cells) => toNumber(cells[lastIndex]) > 0)
    .every(
      (cells) =>
        otherIndexes.reduce((sum, index) => sum + (toNumber(cells[index]) || 0), 0) ===
        toNumber(cells[lastIndex]),
    );
  return isSumOfOthers ? lastIndex : undefined;
}

/**
 * Finds the meaning of each column by its heading. A column without a heading continues the column
 * to its left. If no heading names the product, the first column with an unknown heading holds it.
 */
export function findColumnKinds(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnKinds {
  const headingKinds = headings.map(findColumnKind);
  // A code identifies the product only if there is no product column.
  const kinds = headingKinds.map((kind) =>
    kind === 'code' ? (headingKinds.includes('product') ? undefined : 'product') : kind,
  );
  const firstUnknownIndex = headings.findIndex((text, index) => text && !kinds[index]);
  if (firstUnknownIndex !== -1 && !kinds.includes('product')) kinds[firstUnknownIndex] = 'product';
  const columns = headings.map(
    (_, index) =>
      kinds[headings.findLastIndex((text, headingIndex) => text && headingIndex <= index)],
  );
  if (columns.some((column) => column && quantityColumns.includes(column))) return columns;
  const quantityIndex = findQuantityIndex(columns, rows);
  // Without a quantity column, the quantity of each row is asked.
  return quantityIndex === undefined
    ? [...columns, 'quantity']
    : columns.map((column, index) => (index === quantityIndex ? 'quantity' : column));
}

const packPattern =
  /\b(?:packs?|pkts?|packets?|box of|carton|ctn|bundle|case of|single)\b|پیک|^\W*\d/iu;

/** Returns whether a cell has words apart from units and currencies. */
export const hasWords = (cell: string): boolean =>
  /\p{L}/u.test(cell.replace(/\b(?:rs|pkr|pcs|pieces|dozen)\b/gi, ''));

/**
 * Guesses the columns of a row in a table without headings. In a table with two columns, or more
 * than three, a second column with a number is the quantity. Words that do not describe a pack
 * belong to the product.
 */
export function guessColumnKinds(
  [firstCell = '', secondCell = '', thirdCell = '']: readonly string[],
  columnCount: number,
): ColumnKinds {
  if (readAmount(firstCell) && hasWords(secondCell) && !readAmount(secondCell))
    return ['quantity', 'product', 'product'];
  if (columnCount > 3 && readAmount(secondCell) && readAmount(thirdCell)) return ['product'];
  if (columnCount !== 3 && readAmount(secondCell)) return ['product', 'quantity'];
  if (hasWords(secondCell) && !packPattern.test(secondCell) && readAmount(thirdCell))
    return ['product', 'product', 'quantity'];
  return ['product', 'pack', columnCount > 2 ? 'quantity' : undefined];
}

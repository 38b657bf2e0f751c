import type { ProductDetail } from '@/shared/contract/product';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { priceRangeText } from '../product/productHead';
import { packValues } from '../product/packValue';
import { optionsOf, packName, priceOf } from '../product/purchase';
import { specRows } from './specRows';

/** One row of the comparison: what each product says, in its column; `[]` where it says nothing. */
export interface CompareRow {
  /** The name; of a specification's row in small letters, which none of the table's own has. */
  key: string;
  name: string;
  cells: (readonly string[])[];
  /** The products that have answered do not all say the same. */
  differs: boolean;
}

type Column = ProductDetail | undefined;

function packLines({ productPackRequests: packs }: ProductDetail): string[] {
  const values = packValues(packs);
  return packs.map((pack) => {
    const price = priceOf(pack);
    const each = values.get(pack.productPackId)?.each;
    const cost = price === null ? 'ask for price' : formatRupees(price);
    return `${packName(pack)}: ${cost}${each === undefined ? '' : ` (${formatPaisa(each)} each)`}`;
  });
}

const optionLines = (product: ProductDetail): string[] =>
  optionsOf(product).map(
    ({ productOptionPrefix: name, productOptionDetailRequests: details }) =>
      `${name}: ${details.map(({ optionDetailName }) => optionDetailName).join(', ')}`,
  );

const categoryLines = (product: ProductDetail): string[] =>
  [product.productCategoryName, product.productSubCategoryName].filter(Boolean);

const textLines = (text: string): string[] => (text ? [text] : []);

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function rowOf(
  name: string,
  columns: readonly Column[],
  linesOf: (product: ProductDetail) => readonly string[],
  key = name,
): CompareRow {
  const cells = columns.map((product) => (product ? linesOf(product) : []));
  const said = cells.filter((_lines, at) => columns[at]).map((lines) => fold(lines.join('\n')));
  return { key, name, cells, differs: new Set(said).size > 1 };
}

/** Each name of any specification once, as it was first written, in the order in which they come. */
function specTable(columns: readonly Column[]): CompareRow[] {
  const names = new Map<string, string>();
  const books = new Map<ProductDetail, Map<string, string[]>>();
  for (const product of columns) {
    if (!product) continue;
    const book = new Map<string, string[]>();
    for (const { name, value } of specRows(product.productSpecText)) {
      const key = fold(name);
      if (!names.has(key)) names.set(key, name);
      book.set(key, [...(book.get(key) ?? []), value]);
    }
    books.set(product, book);
  }
  return [...names].map(([key, name]) =>
    rowOf(name, columns, (product) => books.get(product)?.get(key) ?? [], key),
  );
}

/** The rows of a comparison; a column that has not answered (`undefined`) is empty and makes no difference. */
export const compareRows = (columns: readonly Column[]): CompareRow[] =>
  [
    rowOf('Price', columns, (product) => textLines(priceRangeText(product))),
    rowOf('Packs', columns, packLines),
    rowOf('Options', columns, optionLines),
    rowOf('Category', columns, categoryLines),
    ...specTable(columns),
  ].filter(({ cells }) => cells.some((lines) => lines.length > 0));

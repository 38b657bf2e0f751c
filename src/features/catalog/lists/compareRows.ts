import type { ProductDetail } from '@/shared/contract/product';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { getPackPrices, getPriceForPieces } from '../quantity/priceForPieces';
import { getPackValues, formatPriceLine } from '../product/packValue';
import { getOptions, getPackName, getPrice } from '../product/purchase';
import { readSpecification } from '../facts/specification';

/**
 * One row of the comparison, with one cell per product. A cell holds lines of text, or `[]` if the
 * product has no value.
 */
export interface CompareRow {
  name: string;
  cells: string[][];
  /** Whether the products have different values. Products without a value do not count. */
  isDifferent: boolean;
}

function getPackLines({ productPackRequests: packs }: ProductDetail): string[] {
  const valuesByPackId = getPackValues(packs);
  return packs.map((pack) => {
    const price = getPrice(pack);
    const priceEach = valuesByPackId.get(pack.productPackId)?.priceEach;
    const priceText = price === null ? 'ask for price' : formatRupees(price);
    return `${getPackName(pack)}: ${priceText}${priceEach === undefined ? '' : ` (${formatPaisa(priceEach)} each)`}`;
  });
}

function getPiecesPriceLines(product: ProductDetail, pieces: number): string[] {
  const price = getPriceForPieces(getPackPrices(product.productPackRequests), pieces);
  return [price?.total, price?.each].filter((line) => line !== undefined);
}

const getOptionLines = (product: ProductDetail): string[] =>
  getOptions(product).map(
    ({ productOptionPrefix: name, productOptionDetailRequests: details }) =>
      `${name}: ${details.map(({ optionDetailName }) => optionDetailName).join(', ')}`,
  );

type ProductRow = readonly [name: string, lines: readonly string[]];

/** Returns the general rows of a product, followed by the rows of its specification. */
function getProductRows(product: ProductDetail | undefined, pieces?: number): ProductRow[] {
  const createRow = (name: string, getLines: (product: ProductDetail) => string[]): ProductRow => [
    name,
    product ? getLines(product) : [],
  ];
  const piecesRow =
    pieces &&
    createRow(`Price for ${formatNumber(pieces)}`, (item) => getPiecesPriceLines(item, pieces));
  return [
    createRow('Price', (item) => [formatPriceLine(item) ?? '']),
    ...(piecesRow ? [piecesRow] : []),
    createRow('Packs', getPackLines),
    createRow('Options', getOptionLines),
    createRow('Category', (item) => [item.productCategoryName, item.productSubCategoryName]),
    ...readSpecification(product?.productSpecText ?? '').map(
      ({ name, value }) => [name, [value]] as const,
    ),
  ];
}

const toComparableText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d[\p{L}″"]*) *[x*] *(?=\d)/gu, '×')
    .replace(/\s+/g, '');

/** Returns a key to compare the texts of two cells. The key ignores order, case and spacing. */
const getComparisonKey = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => toComparableText(line).split(/[,;·]/))
    .sort()
    .join();

/** Returns whether a text is empty or only a placeholder for an unknown value, such as `n/a`. */
const isPlaceholder = (line: string) =>
  /^(?:[\s\p{Pd}.?]*|n\/?a|nil|none stated|not stated)$/iu.test(line.trim());

const hasValue = (lines: readonly string[]) => lines.length > 0;

/**
 * Returns the rows of a comparison in order of first appearance. Each name occurs once, in its
 * first spelling. A cell is empty if its product lacks a value or has not loaded.
 * @param pieces number of pieces that the shopper needs, if entered
 * @param areProductsLoading whether products are still loading; rows without any value are left out
 * only when all products have loaded
 */
export function getCompareRows(
  products: readonly (ProductDetail | undefined)[],
  pieces?: number,
  areProductsLoading = false,
): CompareRow[] {
  const rows = new Map<string, Pick<CompareRow, 'name' | 'cells'>>();
  products.forEach((product, column) => {
    for (const [name, lines] of getProductRows(product, pieces)) {
      const key = toComparableText(name);
      const row = rows.get(key) ?? { name, cells: products.map(() => []) };
      rows.set(key, row);
      row.cells[column]?.push(...lines.filter((line) => !isPlaceholder(line)));
    }
  });
  return [...rows.values()]
    .filter(({ cells }) => areProductsLoading || cells.some(hasValue))
    .map(({ name, cells }) => ({
      name,
      cells,
      isDifferent: new Set(cells.filter(hasValue).map(getComparisonKey)).size > 1,
    }));
}

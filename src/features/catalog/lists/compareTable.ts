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
  cells: (readonly string[])[];
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

const formatPriceRowName = (pieces: number) => `Price for ${formatNumber(pieces)}`;

/** Returns the names of the rows before the specification, in order. */
const getGeneralRowNames = (pieces: number | undefined): string[] => [
  'Price',
  ...(pieces ? [formatPriceRowName(pieces)] : []),
  'Packs',
  'Options',
  'Category',
];

/** Returns the general rows of a product, followed by the rows of its specification. */
const getProductRows = (
  product: ProductDetail,
  pieces: number | undefined,
): (readonly [name: string, lines: readonly string[]])[] => [
  ['Price', [formatPriceLine(product) ?? ''].filter(Boolean)],
  ...(pieces ? [[formatPriceRowName(pieces), getPiecesPriceLines(product, pieces)] as const] : []),
  ['Packs', getPackLines(product)],
  ['Options', getOptionLines(product)],
  ['Category', [product.productCategoryName, product.productSubCategoryName].filter(Boolean)],
  ...readSpecification(product.productSpecText).map(({ name, value }) => [name, [value]] as const),
];

/**
 * Returns the rows of a comparison in order of first appearance. Each name occurs once, in its
 * first spelling. Rows without any value are left out. A cell is empty if its product lacks a value
 * or has not loaded. Empty cells are not differences.
 * @param pieces number of pieces that the shopper needs, if entered
 * @param areProductsLoading whether products are still loading. The rows before the specification
 * are then included even without values
 */
export function getCompareRows(
  products: readonly (ProductDetail | undefined)[],
  pieces?: number,
  areProductsLoading = false,
): CompareRow[] {
  const generalNamesByKey = new Map(
    areProductsLoading
      ? getGeneralRowNames(pieces).map((name) => [toComparableText(name), name])
      : [],
  );
  const namesByKey = new Map(generalNamesByKey);
  const rowsByProduct = products.map((product) => {
    const linesByRowKey = new Map<string, readonly string[]>();
    for (const [name, lines] of product ? getProductRows(product, pieces) : []) {
      const key = toComparableText(name);
      if (!namesByKey.has(key)) namesByKey.set(key, name);
      linesByRowKey.set(key, [
        ...(linesByRowKey.get(key) ?? []),
        ...lines.filter((line) => !isPlaceholder(line)),
      ]);
    }
    return linesByRowKey;
  });
  return [...namesByKey]
    .map(([key, name]) => {
      const cells = rowsByProduct.map((linesByRowKey) => linesByRowKey.get(key) ?? []);
      const comparisonKeys = cells
        .filter((lines) => lines.length > 0)
        .map((lines) => getComparisonKey(lines));
      return { key, name, cells, isDifferent: new Set(comparisonKeys).size > 1 };
    })
    .filter(
      ({ key, cells }) => generalNamesByKey.has(key) || cells.some((lines) => lines.length > 0),
    )
    .map(({ name, cells, isDifferent }) => ({ name, cells, isDifferent }));
}

import { splitAtNumbers } from '../measures/parseMeasures';
import type { Product } from '../mergeProducts';

interface SizedProduct {
  product: Product;
  /**
   * Key made of the name without the size, and of the categories. Products with the same key are
   * sizes of one another.
   */
  groupKey: string;
  /** Number by which sizes are sorted from small to large. */
  sortValue: number;
  /** The size as written in the name: '4 Cavity', '500 ml' or 'Large'. */
  label: string;
}

const sizeWords = 'mini,extra small,small,regular,medium,large,extra large,jumbo'.split(',');

const maxNameLength = 200;

interface SizeText {
  kind: string;
  sortValue: number;
  label: string;
  /** The text without the size. */
  otherText: string;
}

const toSingularUnit = (text: string): string => text.trim().toLowerCase().replace(/s$/, '');

/**
 * Parses a text that consists of a size word, or contains exactly one number with its unit. The
 * unit may be any word. Returns `undefined` for any other text.
 */
function parseSizeText(text: string): SizeText | undefined {
  const wordIndex = sizeWords.indexOf(text.toLowerCase());
  if (wordIndex !== -1) return { kind: 'word', sortValue: wordIndex, label: text, otherText: '' };
  const parts = splitAtNumbers(text);
  const [textBefore = '', textAfter = ''] = parts.filter((part) => typeof part === 'string');
  const [group, secondGroup] = parts.filter((part) => typeof part !== 'string');
  const [size, secondNumber] = group?.numbers ?? [];
  if (!group || !size || secondGroup || secondNumber) return undefined;
  const { value, unit } = size;
  const otherUnit = unit ? '' : (/^ ?\p{L}+/u.exec(textAfter)?.[0] ?? '');
  const kind = unit ? (unit.kind ?? unit.name) : toSingularUnit(otherUnit);
  const sortValue = value * (unit?.size ?? 1);
  if (!kind || !(sortValue > 0)) return undefined;
  const otherText = `${textBefore}*${textAfter.slice(otherUnit.length)}`;
  return { kind, sortValue, label: group.text + otherUnit, otherText };
}

/**
 * Parses the size at the end of a name: 'Kraft Pizza Box – 10 inch', 'Paper Tube – 250 g Tea' or
 * 'Gift Bag (Large)'.
 */
export function parseSize(product: Product): SizedProduct | undefined {
  const { productName, productCategoryName, productSubCategoryName } = product;
  if (productName.length > maxNameLength) return undefined;
  const name = productName.replace(/ \(([^()]+)\)$/, ' – $1');
  const [, nameStart, nameEnd = ''] = /^(.+) [–—-] (.+)$/.exec(name) ?? [];
  const size = parseSizeText(nameEnd);
  if (!size) return undefined;
  const { kind, sortValue, label, otherText } = size;
  const groupParts = [kind, nameStart, otherText, productCategoryName, productSubCategoryName];
  return { product, groupKey: JSON.stringify(groupParts).toLowerCase(), sortValue, label };
}

const maxSizes = 7;

/**
 * Returns a product and its other sizes in order. Two products are sizes of each other if only the
 * size differs in their names, and their categories and sub-categories are the same. Returns an
 * empty list if there is no other size. Equal sizes count once, and only the nearest of many sizes
 * are returned.
 */
export function getAllSizes(products: readonly Product[], productId: string): SizedProduct[] {
  const sizedProducts = products.flatMap((product) => parseSize(product) ?? []);
  const ownSize = sizedProducts.find(({ product }) => product.productId === productId);
  if (!ownSize) return [];
  const sizesByOrder = new Map([[ownSize.sortValue, ownSize]]);
  for (const sizedProduct of sizedProducts) {
    if (sizedProduct.groupKey === ownSize.groupKey && !sizesByOrder.has(sizedProduct.sortValue))
      sizesByOrder.set(sizedProduct.sortValue, sizedProduct);
  }
  const sizes = [...sizesByOrder.values()].sort((a, b) => a.sortValue - b.sortValue);
  const centredStart = sizes.indexOf(ownSize) - Math.floor(maxSizes / 2);
  const startIndex = Math.max(Math.min(centredStart, sizes.length - maxSizes), 0);
  return sizes.length > 1 ? sizes.slice(startIndex, startIndex + maxSizes) : [];
}

import { toAsciiDigits } from '@/shared/text/digits';
import { findUnitEntry } from '../facts/measures';
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

/**
 * Parses a text that consists of a size word, or contains exactly one number with its unit. Returns
 * `undefined` for any other text.
 */
function parseSizeText(
  text: string,
): { kind: string; sortValue: number; label: string } | undefined {
  const wordIndex = sizeWords.indexOf(text.toLowerCase());
  if (wordIndex !== -1) return { kind: 'word', sortValue: wordIndex, label: text };
  const measure = /(?<!\S)(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?) ?(\p{L}+)/u.exec(text);
  if (!measure || text.match(/\d[\d.,]*/g)?.length !== 1) return undefined;
  const [label, digits = '', unitText = ''] = measure;
  const unitName = unitText.toLowerCase();
  const [unit = unitName.replace(/s$/, ''), kind = unit, factor = 1] =
    findUnitEntry(unitName) ?? [];
  const sortValue = Number(digits.replaceAll(',', '')) * factor;
  return sortValue > 0 ? { kind, sortValue, label } : undefined;
}

/**
 * Parses the size at the end of a name: 'Kraft Pizza Box – 10 inch', 'Paper Tube – 250 g Tea' or
 * 'Gift Bag (Large)'.
 */
export function parseSize(product: Product): SizedProduct | undefined {
  const { productName, productCategoryName, productSubCategoryName } = product;
  if (productName.length > maxNameLength) return undefined;
  const name = toAsciiDigits(productName).replace(/ \(([^()]+)\)$/, ' – $1');
  const [, nameStart, nameEnd = ''] = /^(.+) [–—-] (.+)$/.exec(name) ?? [];
  const size = parseSizeText(nameEnd);
  if (!size) return undefined;
  const { kind, sortValue, label } = size;
  const remainingText = nameEnd.replace(label, '*');
  const groupParts = [kind, nameStart, remainingText, productCategoryName, productSubCategoryName];
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

import { toAsciiDigits } from '@/shared/text/digits';
import { findUnitEntry } from '../facts/measures';
import type { Product } from '../mergeProducts';

interface SizedProduct {
  product: Product;
  /** What is sized, and how: products of which that is alike are one another's sizes. */
  of: string;
  /** From small to large. */
  order: number;
  /** As the name has it: '4 Cavity', '500 ml', 'Large'. */
  label: string;
}

const words = 'mini,extra small,small,regular,medium,large,extra large,jumbo'.split(',');

const longestName = 200;

/** A word that is all of the text, or the one number of it with what it counts. */
function parseSizeText(text: string): { kind: string; order: number; label: string } | undefined {
  const word = words.indexOf(text.toLowerCase());
  if (word !== -1) return { kind: 'word', order: word, label: text };
  const measure = /(?<!\S)(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?) ?(\p{L}+)/u.exec(text);
  if (!measure || text.match(/\d[\d.,]*/g)?.length !== 1) return undefined;
  const [label, digits = '', noun = ''] = measure;
  const name = noun.toLowerCase();
  const [one = name.replace(/s$/, ''), kind = one, factor = 1] = findUnitEntry(name) ?? [];
  const order = Number(digits.replaceAll(',', '')) * factor;
  return order > 0 ? { kind, order, label } : undefined;
}

/** By the end of its name: 'Kraft Pizza Box – 10 inch', 'Paper Tube – 250 g Tea', 'Gift Bag (Large)'. */
export function parseSize(product: Product): SizedProduct | undefined {
  const { productName, productCategoryName, productSubCategoryName } = product;
  if (productName.length > longestName) return undefined;
  const name = toAsciiDigits(productName).replace(/ \(([^()]+)\)$/, ' – $1');
  const [, stem, end = ''] = /^(.+) [–—-] (.+)$/.exec(name) ?? [];
  const size = parseSizeText(end);
  if (!size) return undefined;
  const { kind, order, label } = size;
  const rest = end.replace(label, '*');
  const alike = [kind, stem, rest, productCategoryName, productSubCategoryName];
  return { product, of: JSON.stringify(alike).toLowerCase(), order, label };
}

const maxSizes = 7;

/**
 * A product of the list among its sizes, in their order: same name but for the size, same category and sub-category.
 * Empty where it is the only one. Of two products of one size the first counts; of many sizes the nearest.
 */
export function getOtherSizes(products: readonly Product[], productId: string): SizedProduct[] {
  const sized = products.flatMap((product) => parseSize(product) ?? []);
  const own = sized.find(({ product }) => product.productId === productId);
  if (!own) return [];
  const byOrder = new Map([[own.order, own]]);
  for (const one of sized) {
    if (one.of === own.of && !byOrder.has(one.order)) byOrder.set(one.order, one);
  }
  const sizes = [...byOrder.values()].sort((a, b) => a.order - b.order);
  const middle = sizes.indexOf(own) - Math.floor(maxSizes / 2);
  const first = Math.max(Math.min(middle, sizes.length - maxSizes), 0);
  return sizes.length > 1 ? sizes.slice(first, first + maxSizes) : [];
}

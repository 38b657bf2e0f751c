import clamp from '@mui/utils/clamp';
import { toAsciiDigits } from '@/shared/format/quantity';
import { unitNamed } from '../facts/measures';
import type { Product } from '../mergeProducts';

interface Size {
  /** What is sized, and how: products of one stem are one another's sizes. */
  stem: string;
  /** From small to large within the stem. */
  order: number;
  /** As the name has it: '4 Cavity', '500 ml', 'Large'. */
  label: string;
}

/** What a size may count, in the singular. */
const counts = 'cavity,piece,label,sheet,compartment'.split(',');

const words = 'mini,extra small,small,regular,medium,large,extra large,jumbo'.split(',');

const longestName = 200;

const measure = /(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?) ?(\p{L}+)/giu;
const word = new RegExp(`(?<![\\p{L}\\d-])(?:${words.toReversed().join('|')})$`, 'iu');

/** The one measure of the text, where no other number stands in it. */
function measureIn(text: string): (Omit<Size, 'stem'> & { kind: string }) | undefined {
  const [found, another] = [...text.matchAll(measure)];
  if (!found || another || text.match(/\d[\d.,]*/g)?.length !== 1) return undefined;
  const [label, digits = '', name = ''] = found;
  const before = text.slice(0, found.index);
  const noun = name.toLowerCase();
  const count = noun.replace(/s$/, '').replace(/ie$/, 'y').replace(/^pc$/, 'piece');
  const [, kind, factor] = counts.includes(count) ? ['', count, 1] : (unitNamed(noun) ?? []);
  const order = Number(digits.replaceAll(',', '')) * (factor ?? 0);
  if (!kind || !(order > 0) || /[\p{L}\d.,/×*x-]$/u.test(before)) return undefined;
  return { kind, order, label };
}

function wordIn(text: string): ReturnType<typeof measureIn> {
  const label = word.exec(text)?.[0];
  return label ? { kind: 'word', order: words.indexOf(label.toLowerCase()), label } : undefined;
}

/**
 * The size that ends a name: 'Kraft Pizza Box – 10 inch', 'Paper Tube – 250 g Tea', 'Gift Bag (Large)'. After a dash a
 * word must be all there is, and a measure the only number; without one either must be the last of the name.
 */
export function sizeOf(name: string): Size | undefined {
  if (name.length > longestName) return undefined;
  const text = toAsciiDigits(name)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ \(([^()]+)\)$/, ' – $1');
  const [, stem = '', end = text] = /^(.+) [–—-] (.+)$/.exec(text) ?? [];
  const size = measureIn(end) ?? wordIn(end);
  if (!size) return undefined;
  const { kind, order, label } = size;
  const rest = end.replace(label, '*');
  const isAtEnd = stem ? kind !== 'word' || rest === '*' : /. \*$/.test(rest);
  if (!isAtEnd) return undefined;
  return { stem: JSON.stringify([kind, stem, rest]).toLowerCase(), order, label };
}

export interface SizedProduct {
  product: Product;
  label: string;
}

const maxSizes = 7;

/**
 * A product of the list among its sizes, in their order: same name but for the size, same category and sub-category.
 * Empty where it is the only one. Of two products of one size the first counts; of many sizes the nearest.
 */
export function sizesOf(products: readonly Product[], productId: string): SizedProduct[] {
  const own = products.find((product) => product.productId === productId);
  const ownSize = own && sizeOf(own.productName);
  if (!ownSize) return [];
  const byOrder = new Map([[ownSize.order, { product: own, label: ownSize.label }]]);
  for (const product of products) {
    const size = sizeOf(product.productName);
    const isAlike =
      size?.stem === ownSize.stem &&
      product.productCategoryName === own.productCategoryName &&
      product.productSubCategoryName === own.productSubCategoryName;
    if (isAlike && !byOrder.has(size.order)) {
      byOrder.set(size.order, { product, label: size.label });
    }
  }
  const orders = [...byOrder.keys()].sort((a, b) => a - b);
  const nearest = orders.indexOf(ownSize.order) - Math.floor(maxSizes / 2);
  const first = clamp(nearest, 0, Math.max(orders.length - maxSizes, 0));
  const sizes = orders.slice(first, first + maxSizes).flatMap((order) => byOrder.get(order) ?? []);
  return sizes.length > 1 ? sizes : [];
}

import { groupBy } from '@/shared/collections/groupBy';
import { decodeProductId } from '@/shared/navigation/productId';
import type { Product } from '../mergeProducts';
import type { SearchIndex } from '../search/searchIndex';
import { wordsOf } from '../search/words';

/** `guess` is only offered; `several` fit, or none does. */
export type Match =
  | { kind: 'found' | 'guess'; product: Product }
  | { kind: 'several' | 'none'; product?: undefined };

/** Without case, spaces and dashes. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .toLowerCase();

const linkedId = (text: string): string | undefined => {
  const [, encoded] = /\/product\/([^/?#\s]+)/.exec(text) ?? [];
  return encoded && decodeProductId(encoded);
};

const sortedWords = (text: string): string => wordsOf(text).sort().join(' ');

/** Finds the product that a text names: by its link, id or name; what only comes near is a guess. */
export function productMatcher(
  products: readonly Product[],
  index: SearchIndex<Product>,
): (text: string) => Match {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const byName = groupBy(products, ({ productName }) => keyOf(productName));

  const lone = (found: readonly Product[], kind: 'found' | 'guess'): Match | undefined => {
    const [product, another] = found;
    return product && !another ? { kind, product } : undefined;
  };

  return (text) => {
    const linked = byId.get(linkedId(text) ?? text);
    if (linked) return { kind: 'found', product: linked };
    const named = lone(byName.get(keyOf(text)) ?? [], 'found');
    if (named) return named;
    const near = index.search(text);
    const asked = sortedWords(text);
    const sameWords = near.filter(({ productName }) => sortedWords(productName) === asked);
    const guess = lone(near, 'guess') ?? lone(sameWords, 'guess');
    return guess ?? { kind: near.length > 0 ? 'several' : 'none' };
  };
}

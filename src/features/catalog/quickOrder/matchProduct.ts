import { groupBy } from '@/shared/collections/groupBy';
import { decodeProductId } from '@/shared/navigation/productId';
import type { Product } from '../mergeProducts';
import type { SearchIndex } from '../search/searchIndex';
import { wordsOf } from '../search/words';
import type { Row } from './rows';

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

const only = <T>(found: readonly T[] = []): T | undefined =>
  found.length === 1 ? found[0] : undefined;

/** Finds the product that a text names, by its link, id or name, or else one that comes near, for the row to offer. */
export function productMatcher(
  products: readonly Product[],
  index: SearchIndex<Product>,
): (text: string) => Partial<Row> {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const byName = groupBy(products, ({ productName }) => keyOf(productName));

  return (text) => {
    const named = byId.get(linkedId(text) ?? text) ?? only(byName.get(keyOf(text)));
    if (named) return { text: named.productName, productId: named.productId };
    const near = index.search(text);
    const asked = sortedWords(text);
    const guess =
      only(near) ?? only(near.filter(({ productName }) => sortedWords(productName) === asked));
    if (guess) return { guess };
    return { note: near.length > 0 ? 'Several products fit. Choose one.' : 'Not found' };
  };
}

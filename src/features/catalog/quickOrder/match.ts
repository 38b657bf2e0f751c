import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { toAsciiDigits } from '@/shared/format/quantity';
import { decodeProductId } from '@/shared/navigation/productId';
import { groupBy } from '@/shared/collections/groupBy';
import type { Product } from '../mergeProducts';
import { packName, piecesOf, priceOf } from '../product/purchase';
import type { SearchIndex } from '../search/searchIndex';
import { wordsOf } from '../search/words';
import type { Row } from './quickOrderDraft';

/** A name without case, spaces, dashes and separators of thousands. */
const keyOf = (name: string): string =>
  toAsciiDigits(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/(\d)[,٬](?=\d{3})/g, '$1')
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '');

const sortedWords = (text: string): string => wordsOf(text).sort().join(' ');

const only = <T>(found: readonly T[] = []): T | undefined =>
  found.length === 1 ? found[0] : undefined;

/** The product id that a link holds. */
const linkedId = (text: string): string | undefined => {
  const [, encoded] = /\/product\/([^/?#\s]+)/.exec(text) ?? [];
  return encoded && decodeProductId(encoded);
};

/** Finds the product that a text names, by its link, id or name, or else one that comes near, for the row to offer. */
export function productMatcher(products: SearchIndex<Product>): (text: string) => Partial<Row> {
  const byId = new Map(products.items.map((product) => [product.productId, product]));
  const byName = groupBy(products.items, ({ productName }) => keyOf(productName));

  return (text) => {
    const named = byId.get(linkedId(text) ?? text) ?? only(byName.get(keyOf(text)));
    if (named) return { text: named.productName, productId: named.productId };
    const near = products.search(text);
    const asked = sortedWords(text);
    const guess =
      only(near) ?? only(near.filter(({ productName }) => sortedWords(productName) === asked));
    if (guess) return { guess };
    return { note: near.length > 0 ? 'Several products fit. Choose one.' : 'Not found' };
  };
}

/** The pack that a text names: 'Pack of 100', or '100' and '۱۰۰ pcs' for the one that holds so many. */
export function matchPack(product: ProductDetail, text: string): ProductPack | undefined {
  const asked = keyOf(text);
  if (asked === '') return undefined;
  const packs = product.productPackRequests.filter((pack) => priceOf(pack) !== null);
  const named = packs.filter((pack) => keyOf(packName(pack)) === asked);
  if (named.length > 0) return only(named);
  const [, digits] = /^(\d{1,7})(?:pcs?|pieces?)?$/.exec(asked) ?? [];
  return only(packs.filter((pack) => digits && piecesOf(pack)?.count === Number(digits)));
}

import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { toAsciiDigits } from '@/shared/text/digits';
import { plainLetters } from '@/shared/text/letters';
import { decodeProductId } from '@/shared/navigation/productId';
import { groupBy } from '@/shared/collections/groupBy';
import type { Product } from '../mergeProducts';
import { packName, piecesOf, priceOf } from '../product/purchase';
import type { SearchIndex } from '../search/searchIndex';
import { wordsOf } from '../search/words';
import { readAmount, splitAmount } from './amount';
import { anyPacks } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';

/** A name without case, spaces, dashes and separators of thousands. */
const keyOf = (name: string): string =>
  plainLetters(toAsciiDigits(name))
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '');

const sortedWords = (text: string): string => wordsOf(text).sort().join(' ');

const only = <T>(found: readonly T[] = []): T | undefined =>
  found.length === 1 ? found[0] : undefined;

/** The product id that a link holds. */
const linkedId = (text: string): string | undefined => {
  const [, encoded] = /\/product\/([^/?#\s]+)/.exec(text) ?? [];
  return encoded && decodeProductId(encoded);
};

const hasWords = (name: string, words: readonly string[]): boolean => {
  const own = wordsOf(name);
  return words.every((word) => own.includes(word));
};

/** An amount in pieces of no pack stays one in any packs, however it is changed. */
const withUnit = (row: Row): Row =>
  row.packId === undefined && !row.packText && readAmount(row.quantity)?.inPieces
    ? { ...row, packId: anyPacks }
    : row;

/**
 * Finds the product that a row's text names, by its link, id or name, or that alone is found by its words; else what
 * comes near, for the row to offer. An amount in the text becomes the quantity.
 */
export function productMatcher(products: SearchIndex<Product>): (row: Row) => Row {
  const byId = new Map(products.items.map((product) => [product.productId, product]));
  const byName = groupBy(products.items, ({ productName }) => keyOf(productName));

  const among = (near: readonly Product[], asked: string): Partial<Row> => {
    // No other size than the one asked for.
    const figures = wordsOf(asked).filter((word) => /\d/.test(word));
    const fitting = near.filter(({ productName }) => hasWords(productName, figures));
    const words = sortedWords(asked);
    const found =
      only(fitting) ??
      only(fitting.filter(({ productName }) => sortedWords(productName) === words));
    if (found) return { text: found.productName, productId: found.productId, asked };
    const isFitting = fitting.length > 0;
    const guesses = (isFitting ? fitting : near).slice(0, 3);
    return { guesses, note: isFitting ? 'Several products fit. Choose one.' : 'Not found' };
  };

  const found = ({ text, quantity }: Row): Partial<Row> => {
    const linked = linkedId(text);
    const named = byId.get(linked ?? text) ?? only(byName.get(keyOf(text)));
    if (named) return { text: named.productName, productId: named.productId };
    const beside = splitAmount(text);
    const near = products.search(beside.name);
    if (linked || !beside.quantity) return among(near, text);
    // What is of the name ('Donut box 6 pcs') is no amount.
    const whole = near.filter(({ productName }) => hasWords(productName, wordsOf(text)));
    if (whole.length > 0) return among(whole, text);
    return {
      text: beside.name,
      ...among(near, beside.name),
      ...(quantity === '1' && { quantity: beside.quantity }),
    };
  };
  return (row) => withUnit({ ...row, ...found(row) });
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

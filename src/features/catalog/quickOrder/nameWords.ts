import { toAsciiDigits } from '@/shared/text/digits';
import { removeDiacritics } from '@/shared/text/letters';
import type { Product } from '../mergeProducts';
import type { SearchIndex } from '../search/searchIndex';

/** Matches sizes such as '8 x 8', which the search compares, and units after a number. */
const measurePattern =
  /\d[\d.]*(?:\s*[x×*]\s*\d[\d.]*)+|(?<=\d)\s*\p{L}+|\b(?:with|for|inch|each)\b/gu;

/** Splits a text into numbers and words in the singular. Sizes, units and short words are left out. */
export const splitIntoWords = (text: string): string[] =>
  (
    removeDiacritics(toAsciiDigits(text))
      .toLowerCase()
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(measurePattern, ' ')
      .match(/\d+(?:\.\d+)?|[\p{L}\p{M}]{3,}/gu) ?? []
  ).map((word) => word.replace(/(?<=x|ch|sh)es$|(?<!s)s$/, ''));

/** Returns the normalised words of each product's name, by product id. */
export const getNameWords = (products: readonly Product[]): ReadonlyMap<string, string[]> =>
  new Map(products.map(({ productId, productName }) => [productId, splitIntoWords(productName)]));

/** What the shop's search knows about the words of a pasted list. */
export interface KnownWords {
  /** Returns which share of a text's words some product has. */
  getShare: (text: string) => number;
  /** Returns whether some product has all words of a text. */
  isProductText: (text: string) => boolean;
}

export function createKnownWords(search: SearchIndex<Product>): KnownWords {
  const knownWords = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const isFound = knownWords.get(word) ?? search.search(word).length > 0;
    knownWords.set(word, isFound);
    return isFound;
  };
  return {
    getShare: (text) => {
      const words = splitIntoWords(text).filter((word) => !/^\d/.test(word));
      return words.length === 0 ? 0 : words.filter(isKnown).length / words.length;
    },
    isProductText: (text) => splitIntoWords(text).length > 1 && search.search(text).length > 0,
  };
}

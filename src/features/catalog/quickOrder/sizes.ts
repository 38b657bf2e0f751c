import type { Product } from '../mergeProducts';
import { parseTerm as parseWordMeasures, hasSameMeasure } from '../measures/nearestSize';
import { findSignificantWords } from './nameIndex';
import { isIgnorable } from './wordMeanings';

/** Words of specifications by product id. */
export type DetailWords = ReadonlyMap<string, string>;

/** Returns whether a word is a size such as '24x16x9'. */
export const isSize = (word: string): boolean => /^\d[\d.]*x\d/.test(word);

/** Returns the size if a text says nothing else about a product, or else `undefined`. */
function parseSizeOnly(text: string): string | undefined {
  const [word, secondWord] = findSignificantWords(text).filter(
    (candidate) => !isIgnorable(candidate),
  );
  return word && !secondWord && isSize(word) ? word : undefined;
}

/**
 * Returns whether a text has a size such as '24x16', and perhaps nothing else. To find a product by
 * its size alone, the words of specifications are needed.
 */
export const needsDetails = (text: string): boolean => /\d\s*[x×*]\s*\d/i.test(text);

/** Creates a function which finds the products with a given size in their specifications. */
export function createSizeFinder(products: readonly Product[], details: DetailWords) {
  const productsWithSize = products.flatMap((product) => {
    const sizes = (details.get(product.productId) ?? '').split(' ').filter(isSize);
    return sizes.length > 0 ? [{ product, measures: sizes.flatMap(parseWordMeasures) }] : [];
  });
  return (text: string): Product[] => {
    const size = parseSizeOnly(text);
    if (!size) return [];
    return productsWithSize.flatMap(({ product, measures }) =>
      hasSameMeasure(size, measures) ? [product] : [],
    );
  };
}

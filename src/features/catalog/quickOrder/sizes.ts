import type { Product } from '../mergeProducts';
import { parseWordMeasures, hasSameMeasures } from '../search/nearness';
import { findTellingWords } from './nameIndex';
import { isExtra } from './wordMeanings';

/** The words of the products' details, by product id. */
export type DetailWords = ReadonlyMap<string, string>;

/** '24x16x9'. */
export const isSize = (word: string): boolean => /^\d[\d.]*x\d/.test(word);

/** The size that is all a text says of a product. */
function parseSizeOnly(text: string): string | undefined {
  const [word, another] = findTellingWords(text).filter((one) => !isExtra(one));
  return word && !another && isSize(word) ? word : undefined;
}

/** Whether a text may say a size alone, which only the words of the details answer. */
export const needsDetails = (text: string): boolean => /\d\s*[x×*]\s*\d/i.test(text);

/** Finds the products whose details have the size that is all a text says. */
export function createSizeFinder(products: readonly Product[], details: DetailWords) {
  const sized = products.flatMap((product) => {
    const sizes = (details.get(product.productId) ?? '').split(' ').filter(isSize);
    return sizes.length > 0 ? [{ product, measures: sizes.flatMap(parseWordMeasures) }] : [];
  });
  return (text: string): Product[] => {
    const size = parseSizeOnly(text);
    if (!size) return [];
    return sized.flatMap(({ product, measures }) =>
      hasSameMeasures(size, measures) ? [product] : [],
    );
  };
}

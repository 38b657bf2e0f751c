import type { ProductDetail } from '@/shared/contract/product';
import { getOptions } from '../product/purchase';

const splitIntoLetters = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/**
 * Returns the option values that a text names, by option id. For example, 'black lid' names the
 * value 'Black'. Words of the product's name do not count, because they describe the product
 * itself. If a text names two values of an option, none is returned.
 */
export function findNamedOptions(product: ProductDetail, text: string): Record<string, string> {
  const nameWords = splitIntoLetters(product.productName);
  const words = splitIntoLetters(text).filter((word) => !nameWords.includes(word));
  const choices = getOptions(product).flatMap(({ productOptionId, ...option }) => {
    const [value, otherValue] = option.productOptionDetailRequests.filter(({ optionDetailName }) =>
      splitIntoLetters(optionDetailName).every((word) => words.includes(word)),
    );
    return value && !otherValue ? [[productOptionId, value.productOptionDetailId]] : [];
  });
  return Object.fromEntries(choices) as Record<string, string>;
}

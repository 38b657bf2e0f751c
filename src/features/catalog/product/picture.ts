import type { ProductDetail } from '@/shared/contract/product';
import { optionsOf } from './purchase';
import type { Choice } from './purchase';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const fileName = (url: string): string => /([^/?#]*)(?:[?#]|$)/.exec(url)?.[1] ?? '';

/** Whether all words of a name are among those of a text, which it names so. */
function isNamed(text: string, name: string): boolean {
  const words = wordsIn(name);
  return words.length > 0 && words.every((word) => wordsIn(text).includes(word));
}

/** The picture of what is picked, where the names of its files tell them apart: `cup-red.webp`, `cup-navy.webp`. */
export function pictureOf(product: ProductDetail, picked: Choice['options']): number | undefined {
  const files = product.productImageRequests.map(({ productImageURL: url }) => fileName(url));
  const found = optionsOf(product).map(({ productOptionId, productOptionDetailRequests }) => {
    const shown = files.map((file) => {
      const named = productOptionDetailRequests.filter(({ optionDetailName: name }) =>
        isNamed(file, name),
      );
      // Of 'red' and 'dark red' the longer one; of 'red' and 'gold' none.
      return named.find(({ optionDetailName: name }) =>
        named.every((other) => isNamed(name, other.optionDetailName)),
      )?.productOptionDetailId;
    });
    const id = picked[productOptionId];
    return id !== undefined && new Set(shown).size > 1 ? shown.indexOf(id) : -1;
  });
  return found.find((at) => at !== -1);
}

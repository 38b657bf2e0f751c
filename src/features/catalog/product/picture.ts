import type { ProductDetail } from '@/shared/contract/product';
import { getOptions } from './purchase';
import type { Choice } from './purchase';

/**
 * Converts `Dark red-2.webp` to ` dark red 2 webp `. The spaces at both ends make sure that only
 * whole words match.
 */
const normaliseWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

/**
 * Returns the index of the picture that shows a chosen option value, or `undefined` if there is
 * none. The file name must contain that value and no other value of the option, as in
 * `cup-red.webp`.
 */
export function findPicture(
  product: ProductDetail,
  chosenOptions: Choice['options'],
): number | undefined {
  const fileNames = product.productImageRequests.map(({ productImageURL: url }) =>
    normaliseWords(url.slice(url.lastIndexOf('/') + 1)),
  );
  const fileIndexes = getOptions(product).map(({ productOptionId, productOptionDetailRequests }) =>
    fileNames.findIndex((fileName) => {
      const isInFileName = (name: string) => fileName.includes(normaliseWords(name));
      const namedDetails = productOptionDetailRequests.filter((detail) =>
        isInFileName(detail.optionDetailName),
      );
      return (
        namedDetails.length === 1 &&
        namedDetails[0]?.productOptionDetailId === chosenOptions[productOptionId]
      );
    }),
  );
  return fileIndexes.find((fileIndex) => fileIndex !== -1);
}

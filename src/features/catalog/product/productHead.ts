import type { ProductDetail } from '@/shared/contract/product';
import { toPlainText } from '@/shared/html/html';
import type { PageHead } from '@/shared/navigation/pageHead';
import { getSafeUrl } from '@/shared/html/safeUrl';
import { cutAtWord } from '@/shared/text/summary';
import { getProductPath } from '../getProductPath';
import { formatPriceRange } from './packValue';

/**
 * Returns title, description and picture for the head of a product page. The description starts
 * with the price, because link previews show only a line or two.
 */
export function getProductHead(product: ProductDetail): PageHead {
  const text = toPlainText(product.productDescription);
  return {
    title: product.productName,
    description: cutAtWord([formatPriceRange(product), text].filter(Boolean).join('. ')),
    image: product.productImageRequests.map((row) => row.productImageURL).find(getSafeUrl),
    type: 'product',
    path: getProductPath(product.productId),
    chatTopic: product.productName,
  };
}

import type { ProductDetail } from '@/shared/contract/product';
import { toPlainText } from '@/shared/html/html';
import { cutAtWord } from '@/shared/text/summary';
import { formatPriceRange } from './packValue';

/**
 * Returns the description for the head of a product page. It starts with the price, because link
 * previews show only a line or two.
 */
export function getProductDescription(product: ProductDetail): string {
  const text = toPlainText(product.productDescription);
  return cutAtWord([formatPriceRange(product), text].filter(Boolean).join('. '));
}

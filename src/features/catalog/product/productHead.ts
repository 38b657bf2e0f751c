import type { ProductDetail } from '@/shared/contract/product';
import { toPlainText } from '@/shared/html/html';
import type { PageHead } from '@/shared/navigation/pageHead';
import { safeUrl } from '@/shared/html/safeUrl';
import { cutAtWord } from '@/shared/text/summary';
import { getProductPath } from '../getProductPath';
import { formatPriceRange } from './packValue';

/** What the product's page tells others. The price comes first: the preview of a link shows a line or two. */
export function getProductHead(product: ProductDetail): PageHead {
  const text = toPlainText(product.productDescription);
  return {
    title: product.productName,
    description: cutAtWord([formatPriceRange(product), text].filter(Boolean).join('. ')),
    image: product.productImageRequests.map((row) => row.productImageURL).find(safeUrl),
    type: 'product',
    path: getProductPath(product.productId),
    about: product.productName,
  };
}

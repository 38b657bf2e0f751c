import type { ProductDetail } from '@/shared/contract/product';
import type { PageHead } from '@/shared/navigation/pageHead';
import { getSafeUrl } from '@/shared/html/safeUrl';
import { getProductPath } from '../getProductPath';

/** Returns title, picture and path for the head of a product page. */
export const getProductHead = (product: ProductDetail): PageHead => ({
  title: product.productName,
  image: product.productImageRequests.map((row) => row.productImageURL).find(getSafeUrl),
  type: 'product',
  path: getProductPath(product.productId),
  chatTopic: product.productName,
});

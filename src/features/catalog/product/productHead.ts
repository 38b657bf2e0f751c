import type { ProductDetail } from '@/shared/contract/product';
import { plainText } from '@/shared/html/html';
import type { PageHead } from '@/shared/navigation/pageHead';
import { safeUrl } from '@/shared/html/safeUrl';
import { cutAtWord } from '@/shared/text/summary';
import { productPath } from '../productPath';
import { priceRangeText } from './packValue';

/** What the product's page tells others. The price comes first: the preview of a link shows a line or two. */
export function productHead(product: ProductDetail): PageHead {
  const text = plainText(product.productDescription);
  return {
    title: product.productName,
    description: cutAtWord([priceRangeText(product), text].filter(Boolean).join('. ')),
    image: product.productImageRequests.map((row) => row.productImageURL).find(safeUrl),
    type: 'product',
    path: productPath(product.productId),
    about: product.productName,
  };
}

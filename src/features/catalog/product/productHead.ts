import type { ProductDetail } from '@/shared/contract/product';
import { plainText } from '@/shared/html/html';
import { formatRupees } from '@/shared/format/money';
import type { PageHead } from '@/shared/navigation/pageHead';
import { safeUrl } from '@/shared/html/safeUrl';
import { cutAtWord } from '@/shared/text/summary';
import { productPath } from '../productPath';
import { priceRange } from './purchase';

/** 'Rs. 680 – Rs. 5,200', one price where there is no other, `''` where there is none. */
function priceRangeText(product: ProductDetail): string {
  const range = priceRange(product);
  if (!range) return '';
  const { low, high } = range;
  return low === high ? formatRupees(low) : `${formatRupees(low)} – ${formatRupees(high)}`;
}

/** What the product's page tells others. The price comes first: the preview of a link shows a line or two. */
export function productHead(product: ProductDetail): PageHead {
  const prices = priceRangeText(product);
  const text = plainText(product.productDescription);
  return {
    title: product.productName,
    description: cutAtWord([prices, text].filter(Boolean).join('. ')),
    image: product.productImageRequests.map((row) => row.productImageURL).find(safeUrl),
    type: 'product',
    path: productPath(product.productId),
    about: product.productName,
  };
}

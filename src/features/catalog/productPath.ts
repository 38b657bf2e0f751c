import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/lib/productId';

/** The address of a product's page. */
export const productPath = (productId: string): string =>
  paths.product.to(encodeProductId(productId));

import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/navigation/productId';

export const getProductPath = (productId: string): string =>
  paths.product.to(encodeProductId(productId));

import type { Product } from '@/features/catalog/mergeProducts';

/** A product of the list (call 13), with its rows merged. */
export const aListedProduct = (over: Partial<Product> = {}): Product => ({
  productId: '1',
  productName: 'Box',
  productImageURL: '',
  productCategoryName: 'Boxes',
  productSubCategoryName: '',
  linkTypePrefixes: [],
  ...over,
});

import type { Product } from '@/features/catalog/mergeProducts';

/** Builds a product as `getProducts` returns it, with its rows merged. */
export const aListedProduct = (changes: Partial<Product> = {}): Product => ({
  productId: '1',
  productName: 'Box',
  productImageURL: '',
  productCategoryName: 'Boxes',
  productSubCategoryName: '',
  linkTypePrefixes: [],
  ...changes,
});

import { usePageEvent } from '@/shared/analytics/usePageEvent';
import type { ProductDetail } from '@/shared/contract/product';
import type { Product } from './mergeProducts';

const toEventItem = (product: Product | ProductDetail) => ({
  item_id: product.productId,
  item_name: product.productName,
  item_category: product.productCategoryName,
  item_category2: product.productSubCategoryName,
});

/**
 * Returns the event fields of one product, with the lowest price of its packs in rupees. If no pack
 * has a price, the fields contain no price.
 */
function createProductFields(product: ProductDetail) {
  const packs = product.productPackRequests.map((pack) => pack.productPriceDetailRequest);
  const price = Math.min(...packs.map(({ salePrice }) => salePrice ?? Infinity));
  if (price === Infinity) return { items: [toEventItem(product)] };
  return { value: price, items: [{ ...toEventItem(product), price, quantity: 1 }] };
}

export const useProductEvent = (product: ProductDetail) =>
  usePageEvent('view_item', product.productId, () => createProductFields(product));

/**
 * Reports that a page shows a list.
 * @param name name of the list, or `undefined` if the list is not to be reported
 */
export const useListEvent = (name: string | undefined, products: readonly Product[] = []) =>
  usePageEvent('view_item_list', products.length > 0 ? name : undefined, () => ({
    item_list_name: name,
    // Only the first 12 products, which fill the first screens.
    items: products.slice(0, 12).map(toEventItem),
  }));

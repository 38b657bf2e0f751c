import type { ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';
import { paths } from '@/shared/config/paths';

/** A category or sub-category that the search box suggests. */
export interface Place {
  kind: 'Category' | 'Sub-category';
  name: string;
  to: string;
}

/** Each name once, as the listing's parameters go by names. */
export function placesOf(
  categories: readonly ProductCategory[],
  subCategories: readonly ProductSubCategory[],
): Place[] {
  const names = new Set(categories.map(({ productCategoryName }) => productCategoryName));
  const subNames = new Set(
    subCategories.map(({ productSubCategoryName }) => productSubCategoryName),
  );
  return [
    ...Array.from(names, (name): Place => ({
      kind: 'Category',
      name,
      to: paths.products.to({ category: name }),
    })),
    ...Array.from(subNames, (name): Place => ({
      kind: 'Sub-category',
      name,
      to: paths.products.to({ subcategory: name }),
    })),
  ];
}

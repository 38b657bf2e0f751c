import type { ProductArea, ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';
import { groupBy } from '@/shared/collections/groupBy';

export interface MenuCategory {
  id: string;
  name: string;
  subCategories: string[];
}

export interface MenuArea {
  id: string;
  name: string;
  categories: MenuCategory[];
}

export function menuTree(
  areas: readonly ProductArea[],
  categories: readonly ProductCategory[],
  subCategories: readonly ProductSubCategory[],
): MenuArea[] {
  const categoriesOf = groupBy(categories, (row) => row.productAreaId);
  const subCategoriesOf = groupBy(subCategories, (row) => row.productCategoryId);
  return areas.flatMap(({ productAreaId: id, productAreaName: name }) => {
    const own = categoriesOf.get(id);
    if (!own) return [];
    const children = own.map((row) => ({
      id: row.productCategoryId,
      name: row.productCategoryName,
      subCategories: [
        ...new Set(
          subCategoriesOf.get(row.productCategoryId)?.map((sub) => sub.productSubCategoryName),
        ),
      ],
    }));
    return [{ id, name, categories: children }];
  });
}

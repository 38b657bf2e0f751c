import type { Taxonomy } from '@/features/catalog/useTaxonomy';
import { groupBy } from '@/shared/collections/groupBy';

export type MenuArea = ReturnType<typeof menuTree>[number];

/** The areas that have categories, with those and their sub-categories' names. */
export function menuTree({ areas, categories, subCategories }: Taxonomy) {
  const categoriesOf = groupBy(categories, (row) => row.productAreaId);
  const subCategoriesOf = groupBy(subCategories, (row) => row.productCategoryId);
  return areas
    .map(({ productAreaId, productAreaName }) => ({
      id: productAreaId,
      name: productAreaName,
      categories: (categoriesOf.get(productAreaId) ?? []).map((row) => ({
        id: row.productCategoryId,
        name: row.productCategoryName,
        subCategories: [
          ...new Set(
            subCategoriesOf.get(row.productCategoryId)?.map((sub) => sub.productSubCategoryName),
          ),
        ],
      })),
    }))
    .filter((area) => area.categories.length > 0);
}

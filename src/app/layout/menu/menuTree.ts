import type { Taxonomy } from '@/features/catalog/useTaxonomy';
import { groupBy } from '@/shared/collections/groupBy';
import { paths } from '@/shared/config/paths';

/** An area, category or sub-category, the list of its products, and what is within it. */
export interface MenuNode {
  id: string;
  name: string;
  to: string;
  children: MenuNode[];
}

/** The areas that have categories. */
export function menuTree({ areas, categories, subCategories }: Taxonomy): MenuNode[] {
  const categoriesOf = groupBy(categories, (row) => row.productAreaId);
  const subCategoriesOf = groupBy(subCategories, (row) => row.productCategoryId);
  const within = (categoryId: string) => {
    const rows = subCategoriesOf.get(categoryId) ?? [];
    return [...new Set(rows.map((row) => row.productSubCategoryName))].map((name) => {
      return { id: name, name, to: paths.products.to({ subcategory: name }), children: [] };
    });
  };
  return areas
    .map(({ productAreaId, productAreaName }) => ({
      id: productAreaId,
      name: productAreaName,
      to: paths.products.to({ areas: productAreaName }),
      children: (categoriesOf.get(productAreaId) ?? []).map((row) => ({
        id: row.productCategoryId,
        name: row.productCategoryName,
        to: paths.products.to({ category: row.productCategoryName }),
        children: within(row.productCategoryId),
      })),
    }))
    .filter((area) => area.children.length > 0);
}

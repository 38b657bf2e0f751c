import type { ProductArea, ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';

export interface MenuCategory {
  id: string;
  name: string;
  /** Names, in their order, without repeats. */
  subCategories: string[];
}

export interface MenuArea {
  id: string;
  name: string;
  categories: MenuCategory[];
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The areas of 'Browse Categories': those that have at least one category. */
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

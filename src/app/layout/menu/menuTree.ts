import type { Taxonomy } from '@/features/catalog/useTaxonomy';
import { groupBy } from '@/shared/collections/groupBy';
import { paths } from '@/shared/config/paths';
import { foldName } from '@/shared/text/foldName';

/** An area, category or sub-category, the list of its products, and what is within it. */
export interface MenuNode {
  id: string;
  name: string;
  to: string;
  children: MenuNode[];
}

/** Nodes of one name become one with the children of all, as in the filters. */
function mergeNamesakes(nodes: readonly MenuNode[]): MenuNode[] {
  const byName = groupBy(nodes, ({ name }) => foldName(name));
  return [...byName.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const children = [first, ...others].flatMap((node) => node.children);
    return [{ ...first, children: mergeNamesakes(children) }];
  });
}

/** The areas that have categories. */
export function buildMenuTree({ areas, categories, subCategories }: Taxonomy): MenuNode[] {
  const categoriesByArea = groupBy(categories, (row) => row.productAreaId);
  const subCategoriesByCategory = groupBy(subCategories, (row) => row.productCategoryId);
  const within = (categoryId: string) => {
    const rows = subCategoriesByCategory.get(categoryId) ?? [];
    return rows.map(({ productSubCategoryName: name }) => {
      return { id: name, name, to: paths.products.to({ subcategory: name }), children: [] };
    });
  };
  const nodes = areas.map(({ productAreaId, productAreaName }) => ({
    id: productAreaId,
    name: productAreaName,
    to: paths.products.to({ areas: productAreaName }),
    children: (categoriesByArea.get(productAreaId) ?? []).map((row) => ({
      id: row.productCategoryId,
      name: row.productCategoryName,
      to: paths.products.to({ category: row.productCategoryName }),
      children: within(row.productCategoryId),
    })),
  }));
  return mergeNamesakes(nodes).filter((area) => area.children.length > 0);
}

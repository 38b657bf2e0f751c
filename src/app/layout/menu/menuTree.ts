import type { Taxonomy } from '@/features/catalog/useTaxonomy';
import { groupBy } from '@/shared/collections/groupBy';
import { paths } from '@/shared/config/paths';
import { foldName } from '@/shared/text/foldName';

/** An area, category or sub-category with a link to its products and its children. */
export interface MenuNode {
  id: string;
  name: string;
  to: string;
  children: MenuNode[];
}

/**
 * Merges nodes of the same name, as the filters do. The merged node has the children of all these
 * nodes.
 */
function mergeNamesakes(nodes: readonly MenuNode[]): MenuNode[] {
  const nodesByName = groupBy(nodes, ({ name }) => foldName(name));
  return [...nodesByName.values()].flatMap(([firstNode, ...otherNodes]) => {
    if (!firstNode) return [];
    const children = [firstNode, ...otherNodes].flatMap((node) => node.children);
    return [{ ...firstNode, children: mergeNamesakes(children) }];
  });
}

/** Builds the tree of all areas that have categories. */
export function buildMenuTree({ areas, categories, subCategories }: Taxonomy): MenuNode[] {
  const categoriesByArea = groupBy(categories, (row) => row.productAreaId);
  const subCategoriesByCategory = groupBy(subCategories, (row) => row.productCategoryId);
  const getSubCategories = (categoryId: string) => {
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
      children: getSubCategories(row.productCategoryId),
    })),
  }));
  return mergeNamesakes(nodes).filter((area) => area.children.length > 0);
}

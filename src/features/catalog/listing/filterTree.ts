import { groupBy } from '@/shared/collections/groupBy';
import type { filterParams } from '@/shared/config/paths';
import type { ProductCategory } from '@/shared/contract/taxonomy';
import { foldName } from '@/shared/text/foldName';
import type { Product } from '../mergeProducts';
import type { Taxonomy } from '../useTaxonomy';

/**
 * A level of the category tree or a facet. It is also the name of a filter parameter in the URL, as
 * in `/products?category=…`.
 */
export type Level = (typeof filterParams)[number];

export interface FilterNode {
  key: string;
  level: Level;
  /**
   * The facet that this value belongs to, or `undefined` in the category tree. Several values of
   * one facet widen the result, and values of several facets narrow it.
   */
  facet?: FilterNode;
  name: string;
  /** All nodes from the root to this node, including both. */
  path: FilterNode[];
  children: FilterNode[];
  /** The nodes without children below this node, or the node itself if it has no children. */
  leaves: FilterNode[];
}

export interface FilterTree {
  roots: FilterNode[];
  /** The nodes at the top level of the filter panel. */
  topLevelNodes: FilterNode[];
  nodes: FilterNode[];
  /** Filters by product facts, such as the size. The children of a facet are its values. */
  facets: FilterNode[];
  /** Finds nodes by name, or by a path such as 'Gifts > Boxes' if the name is ambiguous. */
  find: (level: Level, value: string) => FilterNode[];
  /**
   * Returns the name of a node. If several nodes of its level have that name, returns its path,
   * such as 'Gifts > Boxes'.
   */
  getLabel: (node: FilterNode) => string;
  /**
   * Returns all nodes that a product belongs to: its leaves and their ancestors. A product has
   * several leaves in the category tree if its category names are ambiguous.
   */
  getProductNodes: (product: Product) => readonly FilterNode[];
}

type CategoryNames = Pick<Product, 'productCategoryName' | 'productSubCategoryName'>;

const getCategoryKey = ({ productCategoryName, productSubCategoryName }: CategoryNames) =>
  `${productCategoryName}\n${productSubCategoryName}`;

/**
 * Name of the node for products without a sub-category. Only categories that have sub-categories
 * get such a node.
 */
export const otherSubCategoryName = 'Other';

/** Splits a parameter's value at its commas, unless the whole value is a known name. */
export const getRequestedNames = (value: string, isKnown: (name: string) => boolean): string[] =>
  isKnown(value) ? [value] : value.split(',');

const createNodeKey = (name: string, parentKey: string) => `${parentKey}\n${foldName(name)}`;

export function createNode(level: Level, name: string, parent?: FilterNode): FilterNode {
  const key = createNodeKey(name, parent?.key ?? level);
  const node: FilterNode = { key, level, name, path: [], children: [], leaves: [] };
  node.path = [...(parent?.path ?? []), node];
  parent?.children.push(node);
  return node;
}

export function createNameLookup(
  nodes: readonly FilterNode[],
): Pick<FilterTree, 'find' | 'getLabel'> {
  const formatPath = ({ path }: FilterNode) => path.map(({ name }) => name).join(' > ');
  const nodesByName = groupBy(nodes, ({ name, level }) => createNodeKey(name, level));
  const nodesByPath = groupBy(nodes, (node) => createNodeKey(formatPath(node), node.level));
  const find = (level: Level, value: string) => {
    const key = createNodeKey(value, level);
    return nodesByName.get(key) ?? nodesByPath.get(key) ?? [];
  };
  return {
    find,
    getLabel: (node) => (find(node.level, node.name).length === 1 ? node.name : formatPath(node)),
  };
}

/** Returns a tree with only the nodes of one level. Nodes with the same name become one node. */
export function keepOneLevel(
  tree: FilterTree,
  level: Level,
  isWanted: (node: FilterNode) => boolean = () => true,
): FilterTree {
  const nodesByName = new Map<string, FilterNode>();
  for (const node of tree.nodes) {
    const name = foldName(node.name);
    if (node.level !== level || nodesByName.has(name) || !isWanted(node)) continue;
    const flatNode = createNode(level, node.name);
    nodesByName.set(name, Object.assign(flatNode, { leaves: [flatNode] }));
  }
  const nodes = [...nodesByName.values()];
  const getProductNodes = (product: Product) => {
    const levelNodes = tree.getProductNodes(product).filter((node) => node.level === level);
    return [...new Set(levelNodes.flatMap(({ name }) => nodesByName.get(foldName(name)) ?? []))];
  };
  return {
    ...createNameLookup(nodes),
    roots: nodes,
    topLevelNodes: nodes,
    nodes,
    facets: [],
    getProductNodes,
  };
}

/**
 * Builds the tree of areas, categories and sub-categories, and adds names that only products use.
 * Siblings with the same name become one node. Categories without an area work in URLs but are not
 * shown. If no area has categories, because a list is missing, all categories are shown.
 */
export function buildFilterTree(
  { areas, categories, subCategories }: Taxonomy,
  products: readonly CategoryNames[],
): FilterTree {
  const nodesByKey = new Map<string, FilterNode>();
  const getOrCreateNode = (level: Level, name: string, parent?: FilterNode): FilterNode => {
    const existingNode = nodesByKey.get(createNodeKey(name, parent?.key ?? level));
    if (existingNode) return existingNode;
    const node = createNode(level, name, parent);
    nodesByKey.set(node.key, node);
    return node;
  };
  const findChild = (category: FilterNode, name: string) =>
    nodesByKey.get(createNodeKey(name, category.key));

  const areaById = new Map(
    areas.map((row) => [row.productAreaId, getOrCreateNode('areas', row.productAreaName)]),
  );
  const getCategoryNodesInArea = ({ productAreaId, productCategoryName }: ProductCategory) => {
    const area = areaById.get(productAreaId);
    return area ? [getOrCreateNode('category', productCategoryName, area)] : [];
  };
  const categoriesByName = groupBy(
    new Set(categories.flatMap(getCategoryNodesInArea)),
    ({ name }) => foldName(name),
  );
  /**
   * Returns the categories with this name in all areas. If there are none, creates a category
   * without an area.
   */
  const findCategoriesByName = (name: string) =>
    categoriesByName.get(foldName(name)) ?? [getOrCreateNode('category', name)];

  const categoryNodesById = new Map(
    categories.map((row) => {
      const areaCategories = getCategoryNodesInArea(row);
      const { productCategoryId: id, productCategoryName: name } = row;
      return [id, areaCategories.length > 0 ? areaCategories : findCategoriesByName(name)];
    }),
  );
  for (const { productCategoryId, productSubCategoryName: name } of subCategories) {
    for (const category of categoryNodesById.get(productCategoryId) ?? [])
      getOrCreateNode('subcategory', name, category);
  }

  const distinctNamePairs = [
    ...new Map(products.map((product) => [getCategoryKey(product), product])).values(),
  ];
  // Products without a sub-category come last. Their category needs a node for them only if it has
  // other sub-categories.
  distinctNamePairs.sort(
    (a, b) => Number(!a.productSubCategoryName) - Number(!b.productSubCategoryName),
  );
  for (const {
    productCategoryName,
    productSubCategoryName: subCategoryName,
  } of distinctNamePairs) {
    const productCategories = productCategoryName ? findCategoriesByName(productCategoryName) : [];
    if (productCategories.some((category) => findChild(category, subCategoryName))) continue;
    for (const category of productCategories) {
      if (subCategoryName || category.children.length > 0)
        getOrCreateNode('subcategory', subCategoryName || otherSubCategoryName, category);
    }
  }

  const nodes = [...nodesByKey.values()];
  for (const node of nodes) {
    if (node.children.length === 0) for (const ancestor of node.path) ancestor.leaves.push(node);
  }
  const nameLookup = createNameLookup(nodes);
  const findLeaves = ({
    productCategoryName,
    productSubCategoryName: subCategoryName,
  }: CategoryNames) => {
    if (!productCategoryName)
      return subCategoryName ? nameLookup.find('subcategory', subCategoryName) : [];
    return findCategoriesByName(productCategoryName).flatMap(
      (category) =>
        findChild(category, subCategoryName || otherSubCategoryName) ??
        (subCategoryName ? [] : category),
    );
  };
  const nodesByCategoryNames = new Map(
    distinctNamePairs.map((categoryNames) => [
      getCategoryKey(categoryNames),
      [...new Set(findLeaves(categoryNames).flatMap(({ path }) => path))],
    ]),
  );

  const areaNodes = nodes.filter(({ level }) => level === 'areas');
  const roots = nodes.filter(({ path }) => path.length === 1);
  return {
    ...nameLookup,
    roots,
    topLevelNodes: areaNodes.some(({ children }) => children.length > 0) ? areaNodes : roots,
    nodes,
    facets: [],
    getProductNodes: (product) => nodesByCategoryNames.get(getCategoryKey(product)) ?? [],
  };
}

import { groupBy } from '@/shared/collections/groupBy';
import type { filterParams } from '@/shared/config/paths';
import type { ProductCategory } from '@/shared/contract/taxonomy';
import { foldName } from '@/shared/text/foldName';
import type { Product } from '../mergeProducts';
import type { Taxonomy } from '../useTaxonomy';

/** As the address names them: `/products?category=…`. */
export type Level = (typeof filterParams)[number];

export interface FilterNode {
  key: string;
  level: Level;
  /** Whose value it is, beside the tree. Ticks in one facet or the tree widen the list, those in several narrow it. */
  facet?: FilterNode;
  name: string;
  /** From its root down to itself. */
  path: FilterNode[];
  children: FilterNode[];
  /** The nodes without children within it; it is its own if it has none. */
  leaves: FilterNode[];
}

export interface FilterTree {
  roots: FilterNode[];
  shown: FilterNode[];
  nodes: FilterNode[];
  /** Filters of their own, where the shop knows more than the list says: their values are their children. */
  facets: FilterNode[];
  /** By name, or by path ('Gifts > Boxes') where the name alone does not tell. */
  find: (level: Level, value: string) => FilterNode[];
  labelOf: (node: FilterNode) => string;
  /** Where a product stands, each once: in leaves, several where a name does not tell two apart, and all above. */
  nodesOf: (product: Product) => readonly FilterNode[];
}

type Named = Pick<Product, 'productCategoryName' | 'productSubCategoryName'>;

const namesIn = ({ productCategoryName, productSubCategoryName }: Named) =>
  `${productCategoryName}\n${productSubCategoryName}`;

/** The sub-category of products that say none, beside others. */
export const otherName = 'Other';

/** What a parameter's value names: one thing by all of it, or several between its commas. */
export const namesAsked = (value: string, isKnown: (name: string) => boolean): string[] =>
  isKnown(value) ? [value] : value.split(',');

const keyOf = (name: string, above: string) => `${above}\n${foldName(name)}`;

export function makeNode(level: Level, name: string, parent?: FilterNode): FilterNode {
  const key = keyOf(name, parent?.key ?? level);
  const node: FilterNode = { key, level, name, path: [], children: [], leaves: [] };
  node.path = [...(parent?.path ?? []), node];
  parent?.children.push(node);
  return node;
}

export function indexNames(nodes: readonly FilterNode[]): Pick<FilterTree, 'find' | 'labelOf'> {
  const pathOf = ({ path }: FilterNode) => path.map(({ name }) => name).join(' > ');
  const byName = groupBy(nodes, ({ name, level }) => keyOf(name, level));
  const byPath = groupBy(nodes, (node) => keyOf(pathOf(node), node.level));
  const find = (level: Level, value: string) => {
    const key = keyOf(value, level);
    return byName.get(key) ?? byPath.get(key) ?? [];
  };
  return {
    find,
    labelOf: (node) => (find(node.level, node.name).length === 1 ? node.name : pathOf(node)),
  };
}

/** One level of a tree alone: a tick for each name that stands there, wherever it stands. */
export function oneLevel(
  tree: FilterTree,
  level: Level,
  isWanted: (node: FilterNode) => boolean = () => true,
): FilterTree {
  const byName = new Map<string, FilterNode>();
  for (const node of tree.nodes) {
    const name = foldName(node.name);
    if (node.level !== level || byName.has(name) || !isWanted(node)) continue;
    const alone = makeNode(level, node.name);
    byName.set(name, Object.assign(alone, { leaves: [alone] }));
  }
  const nodes = [...byName.values()];
  const nodesOf = (product: Product) => {
    const own = tree.nodesOf(product).filter((node) => node.level === level);
    return [...new Set(own.flatMap(({ name }) => byName.get(foldName(name)) ?? []))];
  };
  return { ...indexNames(nodes), roots: nodes, shown: nodes, nodes, facets: [], nodesOf };
}

/**
 * The three-level tree: areas, their categories, their sub-categories, and what products name beyond these. One name in
 * one place is one node. A category that no area owns, or that only products name, can be named by an address but is
 * not shown; where no area owns any, because a list is missing, all are.
 */
export function buildFilterTree(
  { areas, categories, subCategories }: Taxonomy,
  products: readonly Named[],
): FilterTree {
  const byKey = new Map<string, FilterNode>();
  const nodeOf = (level: Level, name: string, parent?: FilterNode): FilterNode => {
    const known = byKey.get(keyOf(name, parent?.key ?? level));
    if (known) return known;
    const node = makeNode(level, name, parent);
    byKey.set(node.key, node);
    return node;
  };
  const childOf = (category: FilterNode, name: string) => byKey.get(keyOf(name, category.key));

  const areaById = new Map(
    areas.map((row) => [row.productAreaId, nodeOf('areas', row.productAreaName)]),
  );
  const inArea = ({ productAreaId, productCategoryName }: ProductCategory) => {
    const area = areaById.get(productAreaId);
    return area ? [nodeOf('category', productCategoryName, area)] : [];
  };
  const byName = groupBy(new Set(categories.flatMap(inArea)), ({ name }) => foldName(name));
  /** The categories of this name in all areas, or else one without an area. */
  const categoriesNamed = (name: string) =>
    byName.get(foldName(name)) ?? [nodeOf('category', name)];

  const categoryById = new Map(
    categories.map((row) => {
      const own = inArea(row);
      const { productCategoryId: id, productCategoryName: name } = row;
      return [id, own.length > 0 ? own : categoriesNamed(name)];
    }),
  );
  for (const { productCategoryId, productSubCategoryName: name } of subCategories) {
    for (const category of categoryById.get(productCategoryId) ?? [])
      nodeOf('subcategory', name, category);
  }

  const places = [...new Map(products.map((product) => [namesIn(product), product])).values()];
  // Those without a sub-category last: whether they need a leaf of their own depends on the others.
  places.sort((a, b) => Number(!a.productSubCategoryName) - Number(!b.productSubCategoryName));
  for (const { productCategoryName, productSubCategoryName: sub } of places) {
    const homes = productCategoryName ? categoriesNamed(productCategoryName) : [];
    if (homes.some((home) => childOf(home, sub))) continue;
    for (const home of homes) {
      if (sub || home.children.length > 0) nodeOf('subcategory', sub || otherName, home);
    }
  }

  const nodes = [...byKey.values()];
  for (const node of nodes) {
    if (node.children.length === 0) for (const above of node.path) above.leaves.push(node);
  }
  const names = indexNames(nodes);
  const leavesFor = ({ productCategoryName, productSubCategoryName: sub }: Named) => {
    if (!productCategoryName) return sub ? names.find('subcategory', sub) : [];
    return categoriesNamed(productCategoryName).flatMap(
      (home) => childOf(home, sub || otherName) ?? (sub ? [] : home),
    );
  };
  const standing = new Map(
    places.map((place) => [
      namesIn(place),
      [...new Set(leavesFor(place).flatMap(({ path }) => path))],
    ]),
  );

  const owners = nodes.filter(({ level }) => level === 'areas');
  const roots = nodes.filter(({ path }) => path.length === 1);
  return {
    ...names,
    roots,
    shown: owners.some(({ children }) => children.length > 0) ? owners : roots,
    nodes,
    facets: [],
    nodesOf: (product) => standing.get(namesIn(product)) ?? [],
  };
}

import type { ProductArea, ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';
import { groupBy } from '@/shared/collections/groupBy';
import type { Product } from '../mergeProducts';

export type Level = 'area' | 'category' | 'subCategory';

export interface FilterNode {
  key: string;
  level: Level;
  name: string;
  parent: FilterNode | undefined;
  children: FilterNode[];
  /** The nodes without children within it; it is its own if it has none. */
  leaves: FilterNode[];
}

export interface FilterTree {
  roots: FilterNode[];
  shown: FilterNode[];
  nodes: FilterNode[];
}

type Named = Pick<Product, 'productCategoryName' | 'productSubCategoryName'>;

/** The sub-category of products that say none, beside others. */
export const otherName = 'Other';

/** Names are the same if they read the same. */
export const foldName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

export const byName = (nodes: readonly FilterNode[]) =>
  groupBy(nodes, ({ name }) => foldName(name));

const withAll = (next: (node: FilterNode) => FilterNode[]) =>
  function collect(node: FilterNode): FilterNode[] {
    return [node, ...next(node).flatMap(collect)];
  };
const withDescendants = withAll(({ children }) => children);
export const withAncestors = withAll(({ parent }) => (parent ? [parent] : []));

function newNode(level: Level, key: string, name: string, parent?: FilterNode): FilterNode {
  const node: FilterNode = { key, level, name, parent, children: [], leaves: [] };
  parent?.children.push(node);
  return node;
}

/**
 * Every product gets a leaf to stand in: what the lists of call 6 and 7 leave out is added.
 * @returns the new categories
 */
function addWhatProductsName(products: readonly Named[], listed: FilterNode[]): FilterNode[] {
  const categories = byName(listed);
  const added: FilterNode[] = [];
  const pairs = groupBy(
    products,
    (product) => `${product.productCategoryName}\n${product.productSubCategoryName}`,
  );
  // Those without a sub-category last: whether they need a leaf of their own depends on the others.
  const inOrder = Array.from(pairs.values(), ([product]) => product)
    .filter((product) => product !== undefined)
    .sort(
      (a, b) => Number(a.productSubCategoryName === '') - Number(b.productSubCategoryName === ''),
    );
  for (const { productCategoryName, productSubCategoryName } of inOrder) {
    const category = foldName(productCategoryName);
    const sub = foldName(productSubCategoryName);
    if (category === '') continue;
    let homes = categories.get(category);
    if (!homes) {
      homes = [newNode('category', `n${category}`, productCategoryName)];
      categories.set(category, homes);
      added.push(...homes);
    }
    if (homes.some(({ children }) => children.some(({ name }) => foldName(name) === sub))) continue;
    for (const home of homes) {
      if (sub !== '') newNode('subCategory', `${home.key}/${sub}`, productSubCategoryName, home);
      else if (home.children.length > 0) newNode('subCategory', `${home.key}/`, otherName, home);
    }
  }
  return added;
}

/**
 * The three-level tree: areas, their categories, their sub-categories. Nodes are told apart by their ids, so that equal
 * names in two areas stay apart. A category that no area owns, or that only products name, can be named by an address
 * but is not shown; where no area owns any, because a list is missing, all are.
 */
export function buildFilterTree(
  areas: readonly ProductArea[],
  categories: readonly ProductCategory[],
  subCategories: readonly ProductSubCategory[],
  products: readonly Named[],
): FilterTree {
  const areaById = new Map<string, FilterNode>();
  for (const { productAreaId: id, productAreaName } of areas) {
    if (!areaById.has(id)) areaById.set(id, newNode('area', `a${id}`, productAreaName));
  }
  const categoryById = new Map<string, FilterNode>();
  for (const { productCategoryId: id, productCategoryName, productAreaId } of categories) {
    if (categoryById.has(id)) continue;
    const area = areaById.get(productAreaId);
    categoryById.set(id, newNode('category', `c${id}`, productCategoryName, area));
  }
  const seen = new Set<string>();
  for (const row of subCategories) {
    const { productSubCategoryId: id, productSubCategoryName, productCategoryId } = row;
    const category = categoryById.get(productCategoryId);
    if (!category || seen.has(id)) continue;
    seen.add(id);
    newNode('subCategory', `s${id}`, productSubCategoryName, category);
  }
  const listed = [...categoryById.values()];
  const added = addWhatProductsName(products, listed);
  const owners = [...areaById.values()];
  const roots = [...owners, ...listed.filter(({ parent }) => !parent), ...added];
  const shown = owners.some(({ children }) => children.length > 0) ? owners : roots;
  const nodes = roots.flatMap(withDescendants);
  for (const node of nodes) {
    node.leaves = withDescendants(node).filter(({ children }) => children.length === 0);
  }
  return { roots, shown, nodes };
}

/** The keys of all that stands above these nodes: it must be open for them to be seen. */
export const keysAbove = (nodes: readonly FilterNode[]): Set<string> =>
  new Set(nodes.flatMap((node) => withAncestors(node).slice(1)).map(({ key }) => key));

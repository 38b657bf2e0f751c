import type { ProductArea, ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';
import type { Product } from '../mergeProducts';

export type Level = 'area' | 'category' | 'subCategory';

/** An area, category or sub-category, with what stands below it. */
export interface FilterNode {
  /** Unique in the tree. */
  key: string;
  level: Level;
  name: string;
  parent: FilterNode | undefined;
  children: FilterNode[];
  /** Its leaves are the numbers from `from` up to `to`, exclusive; a node without children is a leaf. */
  from: number;
  to: number;
}

export interface FilterTree {
  /** The areas, then the categories that no area owns. */
  roots: FilterNode[];
  /** The roots to show. */
  shown: FilterNode[];
  /** Every node, parents before their children. */
  nodes: FilterNode[];
  leafCount: number;
}

/** The sub-category of products that say none, beside others. */
export const otherName = 'Other';

/** Names are the same if they read the same. */
export const foldName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const newNode = (level: Level, key: string, name: string, parent?: FilterNode): FilterNode => {
  const node: FilterNode = { key, level, name, parent, children: [], from: 0, to: 0 };
  parent?.children.push(node);
  return node;
};

/** Numbers the leaves and lists the nodes. */
function finish(roots: FilterNode[], shown: FilterNode[]): FilterTree {
  const nodes: FilterNode[] = [];
  let leaf = 0;
  const visit = (node: FilterNode) => {
    nodes.push(node);
    node.from = leaf;
    if (node.children.length === 0) leaf += 1;
    node.children.forEach(visit);
    node.to = leaf;
  };
  roots.forEach(visit);
  return { roots, shown, nodes, leafCount: leaf };
}

type Named = Pick<Product, 'productCategoryName' | 'productSubCategoryName'>;

/** Nodes by name, as products refer to them. */
export function groupByName(nodes: readonly FilterNode[]): Map<string, FilterNode[]> {
  const map = new Map<string, FilterNode[]>();
  for (const node of nodes) {
    const name = foldName(node.name);
    const group = map.get(name);
    if (group) group.push(node);
    else map.set(name, [node]);
  }
  return map;
}

/**
 * Every product gets a leaf to stand in: what the lists of call 6 and 7 leave out is added.
 * @returns the new categories
 */
function addWhatProductsName(products: readonly Named[], categories: FilterNode[]): FilterNode[] {
  const byName = groupByName(categories);
  const added: FilterNode[] = [];
  const pairs = new Map<string, Named>();
  for (const product of products) {
    pairs.set(`${product.productCategoryName}\n${product.productSubCategoryName}`, product);
  }
  // Those without a sub-category last: whether they need a leaf of their own depends on the others.
  const inOrder = [...pairs.values()].sort(
    (a, b) => Number(a.productSubCategoryName === '') - Number(b.productSubCategoryName === ''),
  );
  for (const { productCategoryName, productSubCategoryName } of inOrder) {
    const folded = foldName(productCategoryName);
    const sub = foldName(productSubCategoryName);
    if (folded === '') continue;
    let homes = byName.get(folded);
    if (!homes) {
      homes = [newNode('category', `n${folded}`, productCategoryName)];
      byName.set(folded, homes);
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
  return finish(roots, owners.some(({ children }) => children.length > 0) ? owners : roots);
}

/** The keys of all that stands above these nodes: it must be open for them to be seen. */
export function keysAbove(nodes: readonly FilterNode[]): Set<string> {
  const keys = new Set<string>();
  for (const { parent } of nodes) {
    for (let at = parent; at; at = at.parent) keys.add(at.key);
  }
  return keys;
}

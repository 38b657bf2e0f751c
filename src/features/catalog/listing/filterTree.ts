import type { ProductArea, ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';
import { groupBy } from '@/shared/collections/groupBy';
import type { Product } from '../mergeProducts';

/** As the address names it: `/products?category=…`. */
export type Level = 'areas' | 'category' | 'subcategory';

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
  names: Record<Level, NameIndex>;
  /** Where a product stands: in several leaves where a name does not tell two apart. */
  leavesOf: (product: Named) => readonly FilterNode[];
}

type Named = Pick<Product, 'productCategoryName' | 'productSubCategoryName'>;

const namesIn = ({ productCategoryName, productSubCategoryName }: Named) =>
  `${productCategoryName}\n${productSubCategoryName}`;

/** The sub-category of products that say none, beside others. */
export const otherName = 'Other';

/** Names are the same if they read the same. */
export const foldName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

export const byName = (nodes: readonly FilterNode[]) =>
  groupBy(nodes, ({ name }) => foldName(name));

const pathOf = (node: FilterNode): string =>
  node.parent ? `${pathOf(node.parent)} > ${node.name}` : node.name;

interface NameIndex {
  byName: ReadonlyMap<string, FilterNode[]>;
  /** By name; by path ('Gifts > Boxes') and by key where the name alone does not tell. */
  find: (value: string) => FilterNode[] | undefined;
  labelOf: (node: FilterNode) => string;
  commas: number;
}

function indexNames(nodes: readonly FilterNode[]): NameIndex {
  const names = byName(nodes);
  const indexes = [
    names,
    groupBy(nodes, (node) => foldName(pathOf(node))),
    groupBy(nodes, ({ key }) => foldName(`#${key}`)),
  ];
  const find = (value: string) => {
    const name = foldName(value);
    return indexes.find((index) => index.has(name))?.get(name);
  };
  return {
    byName: names,
    find,
    labelOf: (node) =>
      [node.name, pathOf(node)].find((text) => find(text)?.every((found) => found === node)) ??
      `#${node.key}`,
    commas: nodes.reduce((most, node) => Math.max(most, pathOf(node).split(',').length - 1), 0),
  };
}

/** The nodes that a parameter's value names, between its commas. */
export function nodesNamed(
  { find, commas }: NameIndex,
  value: string,
): { nodes: FilterNode[]; unknown: boolean } {
  const parts = value.split(',');
  const nodes: FilterNode[] = [];
  let unknown = false;
  for (let at = 0; at < parts.length;) {
    // A name may itself hold commas: the longest one that fits is meant.
    let end = Math.min(at + commas + 1, parts.length) + 1;
    let named: FilterNode[] | undefined;
    do {
      end -= 1;
      named = find(parts.slice(at, end).join(','));
    } while (!named && end > at + 1);
    if (named) nodes.push(...named);
    else unknown = true;
    at = end;
  }
  return { nodes, unknown };
}

const withAll = (next: (node: FilterNode) => FilterNode[]) =>
  function collect(node: FilterNode): FilterNode[] {
    return [node, ...next(node).flatMap(collect)];
  };
const withDescendants = withAll(({ children }) => children);
export const withAncestors = withAll(({ parent }) => (parent ? [parent] : []));

const firstOfEach = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] =>
  [...groupBy(rows, keyOf).values()].flatMap(([first]) => first ?? []);

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
  // Those without a sub-category last: whether they need a leaf of their own depends on the others.
  const inOrder = firstOfEach(products, namesIn).sort(
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
      if (sub !== '') newNode('subcategory', `${home.key}/${sub}`, productSubCategoryName, home);
      else if (home.children.length > 0) newNode('subcategory', `${home.key}/`, otherName, home);
    }
  }
  return added;
}

/** Products name their category and sub-category; areas follow from these. */
function leafFinder(names: FilterTree['names']): FilterTree['leavesOf'] {
  const find = ({ productCategoryName, productSubCategoryName }: Named) => {
    const sub = foldName(productSubCategoryName);
    const subs = sub === '' ? [] : (names.subcategory.byName.get(sub) ?? []);
    const category = foldName(productCategoryName);
    if (category === '') return subs;
    const parents = names.category.byName.get(category) ?? [];
    const fitting = subs.filter(({ parent }) => parent && parents.includes(parent));
    if (fitting.length > 0) return fitting;
    // Those that say no sub-category have a leaf of their own where there are others.
    return parents.map(
      (parent) => parent.children.find(({ key }) => key === `${parent.key}/`) ?? parent,
    );
  };
  const known = new Map<string, readonly FilterNode[]>();
  return (product) => {
    const key = namesIn(product);
    const leaves = known.get(key) ?? find(product);
    known.set(key, leaves);
    return leaves;
  };
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
  const areaById = new Map(
    firstOfEach(areas, (row) => row.productAreaId).map(({ productAreaId: id, productAreaName }) => [
      id,
      newNode('areas', `a${id}`, productAreaName),
    ]),
  );
  const categoryById = new Map(
    firstOfEach(categories, (row) => row.productCategoryId).map((row) => {
      const { productCategoryId: id, productCategoryName, productAreaId } = row;
      return [id, newNode('category', `c${id}`, productCategoryName, areaById.get(productAreaId))];
    }),
  );
  for (const row of firstOfEach(subCategories, (sub) => sub.productSubCategoryId)) {
    const category = categoryById.get(row.productCategoryId);
    const { productSubCategoryId: id, productSubCategoryName } = row;
    if (category) newNode('subcategory', `s${id}`, productSubCategoryName, category);
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
  const namesOf = (level: Level) => indexNames(nodes.filter((node) => node.level === level));
  const names = {
    areas: namesOf('areas'),
    category: namesOf('category'),
    subcategory: namesOf('subcategory'),
  };
  return { roots, shown, nodes, names, leavesOf: leafFinder(names) };
}

/** The keys of all that stands above these nodes: it must be open for them to be seen. */
export const keysAbove = (nodes: readonly FilterNode[]): Set<string> =>
  new Set(nodes.flatMap((node) => withAncestors(node).slice(1)).map(({ key }) => key));

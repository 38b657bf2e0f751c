import { groupBy } from '@/shared/collections/groupBy';
import { linkedFirst } from '../mergeProducts';
import type { LinkType, Product } from '../mergeProducts';
import { byName, foldName, withAncestors } from './filterTree';
import type { FilterNode, FilterTree, Level } from './filterTree';
import type { ListingState, SortOrder } from './filterUrl';

/** The leaves in which each product stands: several where a name does not tell two apart. */
type Homes = ReadonlyMap<Product, readonly FilterNode[]>;

/** Products name their category and sub-category; areas follow from these. */
export function placeProducts(products: readonly Product[], { nodes }: FilterTree): Homes {
  const namesOf = (level: Level) => byName(nodes.filter((node) => node.level === level));
  const categories = namesOf('category');
  const subCategories = namesOf('subcategory');
  const homesOf = ({ productCategoryName, productSubCategoryName }: Product) => {
    const sub = foldName(productSubCategoryName);
    const subs = sub === '' ? [] : (subCategories.get(sub) ?? []);
    const category = foldName(productCategoryName);
    if (category === '') return subs;
    const parents = categories.get(category) ?? [];
    const fitting = subs.filter(({ parent }) => parent && parents.includes(parent));
    if (fitting.length > 0) return fitting;
    // Those that say no sub-category have a leaf of their own where there are others.
    return parents.map(
      (parent) => parent.children.find(({ key }) => key === `${parent.key}/`) ?? parent,
    );
  };
  const known = new Map<string, readonly FilterNode[]>();
  return new Map(
    products.map((product) => {
      const names = `${product.productCategoryName}\n${product.productSubCategoryName}`;
      const homes = known.get(names) ?? homesOf(product);
      known.set(names, homes);
      return [product, homes];
    }),
  );
}

export function countProducts(
  products: readonly Product[],
  { nodes }: FilterTree,
  homes: Homes,
): Map<string, number> {
  const counts = new Map(nodes.map(({ key }) => [key, 0]));
  for (const [leaves, group] of groupBy(products, (product) => homes.get(product))) {
    // A product with two homes in one area counts there once.
    for (const { key } of new Set(leaves?.flatMap(withAncestors))) {
      counts.set(key, (counts.get(key) ?? 0) + group.length);
    }
  }
  return counts;
}

export const filterProducts = (
  products: readonly Product[],
  { selection }: Pick<ListingState, 'selection'>,
  homes: Homes,
): readonly Product[] =>
  selection.size === 0
    ? products
    : products.filter((product) => homes.get(product)?.some((leaf) => selection.has(leaf)));

const linkTypes: Record<Exclude<SortOrder, 'relevance' | 'name'>, LinkType[]> = {
  new: ['NEWPWL'],
  best: ['BSLPWL', 'BSTPWL'],
  top: ['TPRPWL'],
};

/** They come in the order of relevance, and equals stay in it. */
export function sortProducts(products: readonly Product[], sort: SortOrder): readonly Product[] {
  if (sort === 'relevance') return products;
  if (sort !== 'name') return linkedFirst(products, ...linkTypes[sort]);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return products.toSorted((a, b) => compare(a.productName, b.productName));
}

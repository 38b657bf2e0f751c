import { groupBy } from '@/shared/collections/groupBy';
import { linkedFirst } from '../mergeProducts';
import type { LinkType, Product } from '../mergeProducts';
import type { FilterNode, FilterTree } from './filterTree';
import type { SortOrder } from './filterUrl';
import type { Selection } from './selection';

export function countProducts(
  products: readonly Product[],
  { nodes, leavesOf }: FilterTree,
): Map<FilterNode, number> {
  const counts = new Map(nodes.map((node) => [node, 0]));
  for (const [leaves, group] of groupBy(products, leavesOf)) {
    // A product with two leaves in one area counts there once.
    for (const node of new Set(leaves.flatMap(({ path }) => path))) {
      counts.set(node, (counts.get(node) ?? 0) + group.length);
    }
  }
  return counts;
}

export const filterProducts = (
  products: readonly Product[],
  selection: Selection,
  { leavesOf }: FilterTree,
): readonly Product[] =>
  selection.size === 0
    ? products
    : products.filter((product) => leavesOf(product).some((leaf) => selection.has(leaf)));

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

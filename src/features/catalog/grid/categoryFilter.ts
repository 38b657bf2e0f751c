import type { ProductCategory } from '@/shared/contract/taxonomy';
import { buildFilterTree, foldName, nodesNamed } from '../listing/filterTree';
import type { Product } from '../mergeProducts';

/** The categories that `/categories?category=…` names, and their products; no parameter: all. */
export function readCategories(
  values: readonly string[],
  categories: readonly ProductCategory[],
  products: readonly Product[],
): { names: string[]; products: readonly Product[] } {
  const wanted = values.filter((value) => value.trim() !== '');
  if (wanted.length === 0) return { names: [], products };
  const { names } = buildFilterTree([], categories, [], products);
  const known = wanted.flatMap((value) => nodesNamed(names.category, value).nodes);
  const byName = new Map(known.map(({ name }) => [foldName(name), name]));
  return {
    // A name that nobody knows is still what was asked for.
    names: byName.size > 0 ? [...byName.values()] : wanted,
    products: products.filter(({ productCategoryName }) =>
      byName.has(foldName(productCategoryName)),
    ),
  };
}

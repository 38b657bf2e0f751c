import { useMemo } from 'react';
import type { Product } from '../mergeProducts';
import { useTaxonomy } from '../useTaxonomy';
import { buildFilterTree } from './filterTree';

const emptyTree = buildFilterTree([], [], [], []);

/** The tree from calls 5 to 7. Those that fail leave a flatter tree, made from what the products say. */
export function useFilterTree(products: readonly Product[] | undefined) {
  const { data, error, refetch } = useTaxonomy();
  const tree = useMemo(
    () =>
      data && products
        ? buildFilterTree(data.areas, data.categories, data.subCategories, products)
        : undefined,
    [data, products],
  );
  return {
    tree: tree ?? emptyTree,
    query: { data: tree, error, refetch },
    isComplete: tree !== undefined && !error,
  };
}

import { useMemo } from 'react';
import type { Product } from '../mergeProducts';
import { useAreas, useCategories, useSubCategories } from '../useCatalog';
import { buildFilterTree } from './filterTree';

const none: never[] = [];

/** The tree from calls 5 to 7. Those that fail leave a flatter tree, made from what the products say. */
export function useFilterTree(products: readonly Product[] | undefined) {
  const areas = useAreas();
  const categories = useCategories();
  const subCategories = useSubCategories();
  const calls = [areas, categories, subCategories];
  const settled =
    products !== undefined && calls.every(({ data, isError }) => data !== undefined || isError);

  const tree = useMemo(
    () =>
      settled
        ? buildFilterTree(
            areas.data ?? none,
            categories.data ?? none,
            subCategories.data ?? none,
            products,
          )
        : buildFilterTree(none, none, none, none),
    [settled, areas.data, categories.data, subCategories.data, products],
  );
  const failed = calls.find(({ data, isError }) => isError && data === undefined);
  const retry = () => {
    for (const call of calls) if (call.isError) void call.refetch();
  };
  return { tree, settled, complete: settled && !failed, error: failed?.error, retry };
}

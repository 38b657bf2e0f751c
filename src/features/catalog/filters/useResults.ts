import { useMemo } from 'react';
import type { Product } from '../mergeProducts';
import { useSearchIndex } from '../search/useSearchIndex';
import { countProducts, filterIds, placeProducts, sortIds } from './filterProducts';
import type { FilterTree } from './filterTree';
import type { ListingState } from './filterUrl';

const none: readonly Product[] = [];

/** The products that fit, in order, and how many would fit each tick. `undefined`: the search is not ready. */
export function useResults(
  data: readonly Product[] | undefined,
  tree: FilterTree,
  { search, selection, sort }: ListingState,
) {
  const products = data ?? none;
  const { index, failed, retry } = useSearchIndex(data, search !== '');
  const places = useMemo(() => placeProducts(products, tree), [products, tree]);

  const matches = useMemo(() => {
    if (search === '') return Uint32Array.from(products.keys());
    return index?.search(search);
  }, [products, index, search]);

  const counts = useMemo(() => matches && countProducts(places, matches), [places, matches]);

  const sorted = useMemo(
    () => matches && sortIds(products, matches, sort),
    [products, matches, sort],
  );
  const ids = useMemo(
    () => sorted && filterIds(places, selection, sorted),
    [places, selection, sorted],
  );
  return { products, ids, counts, failed, retry };
}

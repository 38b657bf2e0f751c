import { useMemo } from 'react';
import type { Product } from '../mergeProducts';
import type { PartialMatch } from '../search/partialMatch';
import { productEntry, useSearchIndex } from '../search/useSearchIndex';
import { countProducts, filterIds, placeProducts, sortIds } from './filterProducts';
import type { FilterTree } from './filterTree';
import type { ListingState } from './filterUrl';

const none: readonly Product[] = [];

/** No product has all words of the search: so many of them have those that come nearest. */
export type Part = Omit<PartialMatch, 'found'>;

/** The products that fit, in order, and how many would fit each tick. `undefined`: the search is not ready. */
export function useResults(
  data: readonly Product[] | undefined,
  tree: FilterTree,
  { search, selection, sort }: ListingState,
) {
  const products = data ?? none;
  const { index, failed, retry } = useSearchIndex(data, search !== '', productEntry);
  const places = useMemo(() => placeProducts(products, tree), [products, tree]);

  const found = useMemo(() => {
    if (search === '') return { matches: Uint32Array.from(products.keys()) };
    if (!index) return undefined;
    const whole = index.search(search);
    if (whole.length > 0) return { matches: whole };
    const { found: nearest, ...part } = index.searchPartly(search);
    return { matches: nearest, part };
  }, [products, index, search]);
  const matches = found?.matches;

  const counts = useMemo(() => matches && countProducts(places, matches), [places, matches]);

  const sorted = useMemo(
    () => matches && sortIds(products, matches, sort),
    [products, matches, sort],
  );
  const ids = useMemo(
    () => sorted && filterIds(places, selection, sorted),
    [places, selection, sorted],
  );
  return { products, ids, part: found?.part, counts, failed, retry };
}

import { useMemo } from 'react';
import type { Product } from '../mergeProducts';
import type { PartialMatch } from '../search/searchIndex';
import { productEntry, useSearchIndex } from '../search/useSearchIndex';
import { countProducts, filterProducts, sortProducts } from './filterProducts';
import type { FilterTree } from './filterTree';
import type { ListingState } from './filterUrl';

const noProducts: readonly Product[] = [];

/** The products that fit, in order, and how many would fit each tick. `undefined`: the search is not ready. */
export function useResults(
  data: readonly Product[] | undefined,
  tree: FilterTree,
  asked: ListingState,
) {
  const { search, sort } = asked;
  const products = data ?? noProducts;
  const { index, error, refetch } = useSearchIndex(data, search !== '', productEntry);

  const matches = useMemo((): { found: readonly Product[]; part?: Part } | undefined => {
    if (search === '') return { found: products };
    if (!index) return undefined;
    const found = index.search(search);
    if (found.length > 0) return { found };
    const { found: nearest, ...part } = index.searchPartly(search);
    return { found: nearest, part };
  }, [products, index, search]);
  const found = matches?.found;

  const counts = useMemo(() => found && countProducts(found, tree), [found, tree]);
  const sorted = useMemo(() => found && sortProducts(found, sort), [found, sort]);
  const fitting = useMemo(
    () => sorted && filterProducts(sorted, asked, tree),
    [sorted, asked, tree],
  );
  return { products, fitting, part: matches?.part, counts, error, refetch };
}

/** No product has all words of the search: so many of them have those that come nearest. */
export type Part = Omit<PartialMatch<Product>, 'found'>;

export function partTexts({ matched, asked }: Part): { heading: string; text: string } {
  if (matched === 0) return { heading: 'No results for', text: '' };
  const all = asked === 2 ? 'both' : `all ${String(asked)}`;
  const these = `These have ${String(matched)} of your ${String(asked)} words.`;
  return { heading: 'Similar to', text: `No product has ${all} words. ${these}` };
}

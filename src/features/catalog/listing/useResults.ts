import { useMemo } from 'react';
import type { Product } from '../mergeProducts';
import type { CatalogueSearch } from '../search/catalogueSearch';
import { useCatalogueSearch } from '../search/useCatalogueSearch';
import type { useProducts } from '../catalogApi';
import type { Facts } from '../facts/factsApi';
import { filterProducts, sortProducts } from './filterProducts';
import type { FilterTree } from './filterTree';
import type { ListingState } from './filterUrl';

/** The products that fit, in order, and how many would fit each tick. `undefined`: the search is not ready. */
export function useResults(
  catalogue: ReturnType<typeof useProducts>,
  tree: FilterTree,
  asked: ListingState,
  facts: Facts | undefined,
) {
  const { search: text, selection, sort } = asked;
  const { data: products } = catalogue;
  const { search, error, refetch } = useCatalogueSearch(catalogue, text !== '');

  const matches = useMemo((): { found: readonly Product[]; part?: Part } | undefined => {
    if (text === '') return products && { found: products };
    if (!search) return undefined;
    const found = search.products.search(text);
    if (found.length > 0) return { found };
    const part = search.searchPartly(text);
    return { found: part.found, part };
  }, [products, search, text]);
  const found = matches?.found;

  const sorted = useMemo(() => found && sortProducts(found, sort, facts), [found, sort, facts]);
  const filtered = useMemo(
    () => sorted && filterProducts(sorted, selection, tree),
    [sorted, selection, tree],
  );
  return { filtered, part: matches?.part, error, refetch };
}

/** No product has all words of the search: so many of them have those that come nearest, and these places may help. */
export type Part = ReturnType<CatalogueSearch['searchPartly']>;

import { useMemo } from 'react';
import type { Product } from '../mergeProducts';
import type { CatalogueSearch } from '../search/catalogueSearch';
import { useCatalogueSearch } from '../search/useCatalogueSearch';
import type { ProductsQuery } from '../catalogApi';
import type { Facts } from '../facts/factsApi';
import { filterProducts, sortProducts } from './filterProducts';
import type { FilterTree } from './filterTree';
import { factOrders } from './filterUrl';
import type { ListingState } from './filterUrl';

/**
 * Returns the matching products in order, and the number of products for each filter.
 * `filterResult` is `undefined` until the search is ready.
 */
export function useResults(
  productsQuery: ProductsQuery,
  tree: FilterTree,
  requestedListing: ListingState,
  facts: Facts | undefined,
) {
  const { search: searchText, selection, sort } = requestedListing;
  const { data: products } = productsQuery;
  const { search, isComplete, error, refetch } = useCatalogueSearch(
    productsQuery,
    searchText !== '',
  );

  const matches = useMemo(() => {
    if (searchText === '') return products && { exact: products, fuzzy: [], partial: undefined };
    const results = search?.getResults(searchText);
    // Until the words of specifications have loaded, closest matches are not final, because those
    // words may still produce exact matches.
    return results?.partial && !isComplete ? undefined : results;
  }, [products, search, isComplete, searchText]);

  // Only some sort orders, such as the price, use the product facts. For any other order, the
  // products need not be sorted again when the facts load.
  const factsForSort = Object.hasOwn(factOrders, sort) ? facts : undefined;
  const sortedProducts = useMemo(
    () =>
      matches &&
      [matches.exact, matches.fuzzy].flatMap((list) => sortProducts(list, sort, factsForSort)),
    [matches, sort, factsForSort],
  );
  const filterResult = useMemo(
    () => sortedProducts && filterProducts(sortedProducts, selection, tree),
    [sortedProducts, selection, tree],
  );
  const similarProducts = new Set<Product>(matches?.fuzzy);
  const exactMatches =
    similarProducts.size > 0
      ? filterResult?.matchingProducts.filter((product) => !similarProducts.has(product))
      : undefined;
  return {
    filterResult,
    exactCount: exactMatches?.length,
    partial: matches?.partial,
    error,
    refetch,
  };
}

/**
 * Describes the closest matches, and suggests categories, if no product has all words of the
 * search.
 */
export type PartialMatch = NonNullable<ReturnType<CatalogueSearch['getResults']>['partial']>;

import { useDeferredValue, useMemo, useState } from 'react';
import type { ListingParam } from '@/shared/config/paths';
import type { ProductsQuery } from '../catalogApi';
import type { useTaxonomy } from '../useTaxonomy';
import { buildFilterTree } from './filterTree';
import type { FilterTree } from './filterTree';
import { useFacets } from './useFacets';
import { useListing } from './useListing';
import { useResults } from './useResults';

const emptyTree = buildFilterTree({ areas: [], categories: [], subCategories: [] }, []);

/**
 * Returns the products of a list, filtered and sorted as the URL requests.
 * @param builtTree the filters, or `undefined` while they load
 * @param scopeParam URL parameter that selects the products of the page, such as `category`
 */
export function useFilteredList(
  productsQuery: ProductsQuery,
  builtTree: FilterTree | undefined,
  taxonomyQuery: ReturnType<typeof useTaxonomy>,
  scopeParam?: ListingParam,
) {
  const [isAboutToFilter, setAboutToFilter] = useState(false);
  const { tree, facts, sortLabels, isLoading } = useFacets(builtTree ?? emptyTree, isAboutToFilter);
  const { requestedListing, isPending, hasNoFilterParams, formatSearch, change } = useListing(
    tree,
    scopeParam,
  );
  const { filterResult, exactCount, partial, error, refetch } = useResults(
    productsQuery,
    tree,
    requestedListing,
    facts,
  );

  // The URL's filters cannot be read before the tree is built. If the URL has no filters, all
  // products can show at once.
  const readyFilterResult =
    (builtTree && !isLoading) || hasNoFilterParams ? filterResult : undefined;
  // If the areas, categories or sub-categories failed to load, a name that seems unknown may exist.
  const areNamesKnown = builtTree !== undefined && !taxonomyQuery.error;
  const latestListing = useMemo(
    () => ({
      requestedListing,
      isPending,
      filterResult: readyFilterResult,
      exactCount,
      partial: readyFilterResult && partial,
      areNamesKnown,
    }),
    [requestedListing, isPending, readyFilterResult, exactCount, partial, areNamesKnown],
  );
  return {
    isTreeBuilt: builtTree !== undefined,
    tree,
    sortLabels,
    requestedListing,
    formatSearch,
    change,
    error,
    refetch,
    counts: filterResult?.counts,
    /** The latest results, which the page may not show yet. */
    filterResult: readyFilterResult,
    /** Number of matching products, or `undefined` until it is known. */
    productCount: readyFilterResult && (exactCount ?? readyFilterResult.matchingProducts.length),
    /**
     * What the page shows. It is deferred, so that a ticked filter and the counts appear before the
     * products change.
     */
    shownListing: useDeferredValue(latestListing),
    /** Call this when the shopper is about to use the filters, so that the facts load. */
    onFilterUse: () => setAboutToFilter(true),
  };
}

export type FilteredList = ReturnType<typeof useFilteredList>;

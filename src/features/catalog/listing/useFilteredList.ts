import { useDeferredValue, useMemo, useState } from 'react';
import type { ListingParam } from '@/shared/config/paths';
import type { useProducts } from '../catalogApi';
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
 * @param scope the parameter that selects the page's own products
 */
export function useFilteredList(
  catalogue: ReturnType<typeof useProducts>,
  builtTree: FilterTree | undefined,
  taxonomy: ReturnType<typeof useTaxonomy>,
  scope?: ListingParam,
) {
  const [isUsed, setUsed] = useState(false);
  const { tree, facts, orders, isLoading } = useFacets(builtTree ?? emptyTree, isUsed);
  const { requested, isPending, isPlain, formatSearch, change } = useListing(tree, scope);
  const { filtered, exactCount, partial, error, refetch } = useResults(
    catalogue,
    tree,
    requested,
    facts,
  );

  // The URL's filters cannot be read before the tree is built. If the URL has no filters, all
  // products can show at once.
  const readyProducts = (builtTree && !isLoading) || isPlain ? filtered : undefined;
  // If a list of names failed to load, an unknown name may still exist.
  const areNamesKnown = builtTree !== undefined && !taxonomy.error;
  const page = useMemo(
    () => ({
      requested,
      isPending,
      filtered: readyProducts,
      exactCount,
      partial: readyProducts && partial,
      areNamesKnown,
    }),
    [requested, isPending, readyProducts, exactCount, partial, areNamesKnown],
  );
  return {
    isBuilt: builtTree !== undefined,
    tree,
    orders,
    requested,
    formatSearch,
    change,
    error,
    refetch,
    counts: filtered?.counts,
    /** Number of matching products, once they are known. */
    total: readyProducts && (exactCount ?? readyProducts.matchingProducts.length),
    /**
     * The page is deferred, so that a ticked filter and the counts show before the products change.
     */
    page: useDeferredValue(page),
    onUse: () => setUsed(true),
  };
}

export type FilteredList = ReturnType<typeof useFilteredList>;

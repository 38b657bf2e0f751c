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
 * The products of a list as the address filters and sorts them.
 * @param built the filters; `undefined` while they are on their way
 * @param scope the parameter that names the page's own products
 */
export function useFilteredList(
  catalogue: ReturnType<typeof useProducts>,
  built: FilterTree | undefined,
  taxonomy: ReturnType<typeof useTaxonomy>,
  scope?: ListingParam,
) {
  const [isUsed, setUsed] = useState(false);
  const { tree, facts, orders, isComing } = useFacets(built ?? emptyTree, isUsed);
  const { requested, isPending, isPlain, formatSearch, change } = useListing(tree, scope);
  const { filtered, exactCount, partial, error, refetch } = useResults(
    catalogue,
    tree,
    requested,
    facts,
  );

  // What the address asks for is not known before the tree is; where it asks for nothing all products may show.
  const ready = (built && !isComing) || isPlain ? filtered : undefined;
  // A list of names that could not be read does not tell which names there are.
  const knowsNames = built !== undefined && !taxonomy.error;
  const now = useMemo(
    () => ({
      requested,
      isPending,
      filtered: ready,
      exactCount,
      partial: ready && partial,
      knowsNames,
    }),
    [requested, isPending, ready, exactCount, partial, knowsNames],
  );
  return {
    isBuilt: built !== undefined,
    tree,
    orders,
    requested,
    formatSearch,
    change,
    error,
    refetch,
    counts: filtered?.counts,
    /** Of the products that fit, once they are known. */
    total: ready && (exactCount ?? ready.fitting.length),
    /** A tick shows at once, with the counts; this follows. */
    page: useDeferredValue(now),
    onUse: () => setUsed(true),
  };
}

export type FilteredList = ReturnType<typeof useFilteredList>;

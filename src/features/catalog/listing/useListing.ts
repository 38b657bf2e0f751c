import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filterParams } from '@/shared/config/paths';
import type { ListingParam, ProductsQuery } from '@/shared/config/paths';
import type { FilterTree } from './filterTree';
import { readListing, writeListing } from './filterUrl';
import type { ListingState } from './filterUrl';

/**
 * Reads the URL's filters whose names have not loaded yet. These filters stay in the URL when
 * another filter changes.
 */
function readUnknownFilters(params: URLSearchParams, { nodes, facets }: FilterTree): ProductsQuery {
  const knownLevels = new Set([...nodes, ...facets].map(({ level }) => level));
  const unknownParams = filterParams.filter(
    (param) => params.has(param) && !knownLevels.has(param),
  );
  return Object.fromEntries(unknownParams.map((param) => [param, params.getAll(param)]));
}

/**
 * Returns the filters, the search text and the sort order of the listing, which the URL stores.
 * @param scopeParam URL parameter that selects the products of the page. It is not a filter and
 * never changes
 */
export function useListing(tree: FilterTree, scopeParam?: ListingParam) {
  const location = useLocation();
  const navigate = useNavigate();
  // The router renders a new URL in a transition, which may be slow. The optimistic value shows the
  // tick at once.
  const [query, showOptimisticQuery] = useOptimistic(location.search);
  const { fixedParams, ownParams } = useMemo(() => {
    const params = new URLSearchParams(query);
    const scopeParams = scopeParam ? { [scopeParam]: params.getAll(scopeParam) } : {};
    if (scopeParam) params.delete(scopeParam);
    return { fixedParams: scopeParams, ownParams: params };
  }, [query, scopeParam]);
  const requestedListing = useMemo(() => readListing(ownParams, tree), [ownParams, tree]);

  const formatSearch = useCallback(
    (changes: Partial<ListingState>) => {
      const isCleared = changes.selection?.size === 0;
      const unknownFilters = isCleared ? {} : readUnknownFilters(ownParams, tree);
      return writeListing({ ...requestedListing, ...changes }, tree, {
        ...unknownFilters,
        ...fixedParams,
      });
    },
    [requestedListing, ownParams, tree, fixedParams],
  );

  const change = useCallback(
    (changes: Partial<ListingState>) => {
      const search = formatSearch(changes);
      startTransition(() => {
        showOptimisticQuery(search);
        void navigate({ search }, { replace: true });
      });
    },
    [formatSearch, navigate, showOptimisticQuery],
  );

  return {
    requestedListing,
    isPending: query !== location.search,
    hasNoFilterParams: ownParams.size === 0,
    formatSearch,
    change,
  };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];

import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filterParams } from '@/shared/config/paths';
import type { ListingParam, ProductsQuery } from '@/shared/config/paths';
import type { FilterTree } from './filterTree';
import { readListing, writeListing } from './filterUrl';
import type { ListingState } from './filterUrl';

/** The filters of the address whose names have not come yet: they stay in it whatever else is changed. */
function readUnknownFilters(params: URLSearchParams, { nodes, facets }: FilterTree): ProductsQuery {
  const known = new Set([...nodes, ...facets].map(({ level }) => level));
  const unknown = filterParams.filter((param) => params.has(param) && !known.has(param));
  return Object.fromEntries(unknown.map((param) => [param, params.getAll(param)]));
}

/**
 * The filters, search and order of the listing, which live in the address.
 * @param scope the parameter that names the page's own products: it is no filter, and stays whatever is filtered
 */
export function useListing(tree: FilterTree, scope?: ListingParam) {
  const location = useLocation();
  const navigate = useNavigate();
  // The router draws a new address in a transition; a tick shows before.
  const [query, showQuery] = useOptimistic(location.search);
  const { kept, rest } = useMemo(() => {
    const params = new URLSearchParams(query);
    const scoped = scope ? { [scope]: params.getAll(scope) } : {};
    if (scope) params.delete(scope);
    return { kept: scoped, rest: params };
  }, [query, scope]);
  const requested = useMemo(() => readListing(rest, tree), [rest, tree]);

  const formatSearch = useCallback(
    (edit: Partial<ListingState>) => {
      const isCleared = edit.selection?.size === 0;
      const unknown = isCleared ? {} : readUnknownFilters(rest, tree);
      return writeListing({ ...requested, ...edit }, tree, { ...unknown, ...kept });
    },
    [requested, rest, tree, kept],
  );

  const change = useCallback(
    (edit: Partial<ListingState>) => {
      const search = formatSearch(edit);
      startTransition(() => {
        showQuery(search);
        void navigate({ search }, { replace: true });
      });
    },
    [formatSearch, navigate, showQuery],
  );

  return {
    requested,
    isPending: query !== location.search,
    isPlain: rest.size === 0,
    formatSearch,
    change,
  };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];

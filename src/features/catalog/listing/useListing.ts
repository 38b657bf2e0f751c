import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FilterTree } from './filterTree';
import { readListing, writeListing } from './filterUrl';
import type { ListingState } from './filterUrl';

/** The filters, search and order of the listing, which live in the address. */
export function useListing(tree: FilterTree) {
  const location = useLocation();
  const navigate = useNavigate();
  // The router draws a new address in a transition; a tick shows before.
  const [query, showQuery] = useOptimistic(location.search);
  const asked = useMemo(() => readListing(new URLSearchParams(query), tree), [query, tree]);

  const change = useCallback(
    (edit: Partial<ListingState>) => {
      const search = writeListing({ ...asked, ...edit }, tree);
      startTransition(() => {
        showQuery(search);
        void navigate({ search }, { replace: true });
      });
    },
    [asked, navigate, showQuery, tree],
  );

  return { asked, isPending: query !== location.search, isPlain: query === '', change };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];

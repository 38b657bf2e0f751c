import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noteAddress } from '@/shared/navigation/overlayHistory';
import type { FilterTree } from './filterTree';
import { readListing, writeListing } from './filterUrl';
import type { ListingState } from './filterUrl';

/**
 * The filters, search and order of the listing, which live in the address.
 * @param isComplete all is known that the address may name
 */
export function useListing(tree: FilterTree, isComplete: boolean) {
  const location = useLocation();
  const state = location.state as unknown;
  const navigate = useNavigate();
  // The router draws a new address in a transition; a tick shows before.
  const [query, showQuery] = useOptimistic(location.search);
  const asked = useMemo(() => readListing(new URLSearchParams(query), tree), [query, tree]);

  // Unknown parameters and names go from the address.
  useEffect(() => {
    if (!isComplete || !asked.unclean) return;
    const search = writeListing(asked, tree).toString();
    void navigate({ search }, { replace: true, state });
  }, [isComplete, asked, tree, navigate, state]);

  const change = useCallback(
    (edit: Partial<ListingState>) => {
      const params = writeListing({ ...asked, ...edit }, tree).toString();
      const search = params && `?${params}`;
      startTransition(() => {
        showQuery(search);
        void navigate({ search }, { replace: true });
      });
      noteAddress();
    },
    [asked, navigate, showQuery, tree],
  );

  return { asked, isPending: query !== location.search, isPlain: query === '', change };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];

import { startTransition, useEffect, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FilterTree } from './filterTree';
import { nameBooks, readListing, writeListing } from './filterUrl';
import type { ListingState } from './filterUrl';

/**
 * The filters, search and order of the listing, as the address has them. A change shows in `chosen` at once; `asked`,
 * from which the results are made, follows without holding up the page.
 */
export function useListing(tree: FilterTree, { settled }: { settled: boolean }) {
  const location = useLocation();
  const query = location.search;
  const entry = location.state as unknown;
  const navigate = useNavigate();
  const books = useMemo(() => nameBooks(tree), [tree]);
  const asked = useMemo(
    () => readListing(new URLSearchParams(query), tree, books),
    [query, tree, books],
  );
  const [chosen, setChosen] = useOptimistic<ListingState>(asked);

  // Unknown parameters and names go from the address once it is known what is known.
  useEffect(() => {
    if (!settled || !asked.unclean) return;
    const clean = writeListing(asked, tree, books).toString();
    void navigate({ search: clean }, { replace: true, state: entry });
  }, [settled, asked, tree, books, navigate, entry]);

  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  });

  const change = useMemo(
    () => (edit: (state: ListingState) => Partial<ListingState>) => {
      const next = { ...latest.current, ...edit(latest.current) };
      latest.current = next;
      startTransition(() => {
        setChosen(next);
        // The number shown starts anew.
        void navigate({ search: writeListing(next, tree, books).toString() }, { replace: true });
      });
    },
    [navigate, setChosen, tree, books],
  );

  return { asked, chosen, change, isPlain: query === '' };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '@/shared/lib/afterPaint';
import type { FilterTree } from './filterTree';
import { nameBooks, readListing, writeListing } from './filterUrl';
import type { AskedListing, ListingState } from './filterUrl';
import { tickedNodes } from './selection';

/** A change that shows already, while the address still says what was before. */
interface Ahead {
  query: string;
  tree: FilterTree;
  listing: AskedListing;
}

/**
 * The filters, search and order of the listing, as the address has them. A change shows at once; the address follows
 * once it has been painted, since every change of address costs the whole app some work.
 */
export function useListing(tree: FilterTree, { settled }: { settled: boolean }) {
  const location = useLocation();
  const query = location.search;
  const entry = location.state as unknown;
  const navigate = useNavigate();
  const books = useMemo(() => nameBooks(tree), [tree]);
  const written = useMemo(
    () => readListing(new URLSearchParams(query), tree, books),
    [query, tree, books],
  );
  const [ahead, setAhead] = useState<Ahead>();
  const isAhead = ahead?.query === query && ahead.tree === tree;
  const asked = isAhead ? ahead.listing : written;

  // Unknown parameters and names go from the address once it is known what is known.
  useEffect(() => {
    if (!settled || !asked.unclean) return;
    const clean = writeListing(asked, tree, books).toString();
    void navigate({ search: clean }, { replace: true, state: entry });
  }, [settled, asked, tree, books, navigate, entry]);

  const latest = useRef<{ listing: ListingState; write?: () => void }>({ listing: asked });
  useLayoutEffect(() => {
    latest.current.listing = asked;
  });

  const write = useCallback(() => {
    latest.current.write?.();
  }, []);
  useEffect(() => {
    // Before a click can lead away: Back must find what was ticked.
    window.addEventListener('pointerdown', write, { capture: true });
    window.addEventListener('keydown', write, { capture: true });
    window.addEventListener('pagehide', write);
    const { current } = latest;
    return () => {
      delete current.write;
      window.removeEventListener('pointerdown', write, { capture: true });
      window.removeEventListener('keydown', write, { capture: true });
      window.removeEventListener('pagehide', write);
    };
  }, [write]);

  const change = useCallback(
    (edit: (state: ListingState) => Partial<ListingState>) => {
      const { search, selection, sort } = latest.current.listing;
      const next = { search, selection, sort, ...edit(latest.current.listing) };
      latest.current.listing = next;
      latest.current.write = () => {
        delete latest.current.write;
        // The number shown starts anew: no state goes along.
        void navigate({ search: writeListing(next, tree, books).toString() }, { replace: true });
      };
      const named = tickedNodes(tree, next.selection);
      setAhead({ query, tree, listing: { ...next, named, unclean: false } });
      void afterPaint(write);
    },
    [navigate, tree, books, query, write],
  );

  return { asked, isAhead, change, isPlain: query === '' };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noteAddress } from '@/shared/lib/popGate';
import type { FilterTree } from './filterTree';
import { nameBooks, readListing, writeListing } from './filterUrl';
import type { AskedListing, ListingState } from './filterUrl';
import { tickedNodes } from './selection';

/** A change that shows already, while the address still says what was before. */
interface Ahead {
  change: number;
  tree: FilterTree;
  listing: AskedListing;
}

/** Changes are numbered, in the history entries that they write too; from the clock, since a reload begins anew. */
let lastChange = Date.now();

const changeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'change' in state ? Number(state.change) : 0;

/**
 * The filters, search and order of the listing, as the address has them. A change shows at once; the address follows
 * in a task of its own, since every change of address costs the whole app some work.
 */
export function useListing(tree: FilterTree, { settled }: { settled: boolean }) {
  const location = useLocation();
  const { key, search: query } = location;
  const entry = location.state as unknown;
  const navigate = useNavigate();
  const books = useMemo(() => nameBooks(tree), [tree]);
  const written = useMemo(
    () => readListing(new URLSearchParams(query), tree, books),
    [query, tree, books],
  );
  const [ahead, setAhead] = useState<Ahead>();
  // Several changes may be on their way to the address. The last shows until its own entry is there, or another's.
  const [base, setBase] = useState({ key, change: lastChange });
  const arrived = changeOf(entry);
  const isOwn = arrived > base.change;
  if (!isOwn && base.key !== key) setBase({ key, change: lastChange });
  const isAhead =
    ahead?.tree === tree && ahead.change > base.change && !(isOwn && arrived >= ahead.change);
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
    document.addEventListener('visibilitychange', write);
    const { current } = latest;
    return () => {
      delete current.write;
      window.removeEventListener('pointerdown', write, { capture: true });
      window.removeEventListener('keydown', write, { capture: true });
      document.removeEventListener('visibilitychange', write);
    };
  }, [write]);

  const change = useCallback(
    (edit: (state: ListingState) => Partial<ListingState>) => {
      const { search, selection, sort } = latest.current.listing;
      const next = { search, selection, sort, ...edit(latest.current.listing) };
      const number = (lastChange += 1);
      latest.current.listing = next;
      latest.current.write = () => {
        delete latest.current.write;
        // The number shown starts anew: nothing else goes along.
        const state = { change: number };
        void navigate(
          { search: writeListing(next, tree, books).toString() },
          { replace: true, state },
        );
        noteAddress();
      };
      const named = tickedNodes(tree, next.selection);
      setAhead({ change: number, tree, listing: { ...next, named, unclean: false } });
      setTimeout(write);
    },
    [navigate, tree, books, write],
  );

  return { asked, isAhead, change, isPlain: query === '' };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];

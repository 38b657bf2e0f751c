import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

function createListFreshness(areFreshAtFirst: boolean) {
  let areFresh = areFreshAtFirst;
  return {
    /** Returns whether the lists of the page that is about to mount have just been answered. */
    areFresh: () => areFresh,
    expire: () => {
      areFresh = false;
    },
  };
}

const ListFreshness = createContext(createListFreshness(false));

/**
 * Tells the first page that its lists have just been answered, so that it does not request them
 * again. Pages that mount later refetch their lists.
 */
export function FreshListsProvider({
  areFresh,
  children,
}: {
  areFresh: boolean;
  children: ReactNode;
}) {
  const [freshness] = useState(() => createListFreshness(areFresh));
  useEffect(() => freshness.expire(), [freshness]);
  return <ListFreshness value={freshness}>{children}</ListFreshness>;
}

/**
 * Returns the hook options for lists that must be refetched on every mount and on reconnect, as the
 * contract requires. Each page uses these options in one component that stays mounted, because
 * every further mount would refetch the list.
 */
export function useRefetchOnVisit() {
  const freshness = useContext(ListFreshness);
  // The options must not change while the page is mounted.
  const [refetchOnMountOrArgChange] = useState(() => !freshness.areFresh());
  return { refetchOnMountOrArgChange, refetchOnReconnect: true };
}

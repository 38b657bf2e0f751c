import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** Whether the lists of the page that is about to mount have just been answered. */
const AreListsFresh = createContext({ current: false });

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
  const areListsFresh = useRef(areFresh);
  useEffect(() => {
    areListsFresh.current = false;
  }, []);
  return <AreListsFresh value={areListsFresh}>{children}</AreListsFresh>;
}

/**
 * Returns the hook options for lists that must be refetched on every mount and on reconnect, as the
 * contract requires. Each page uses these options in one component that stays mounted, because
 * every further mount would refetch the list.
 */
export function useRefetchOnVisit() {
  const areListsFresh = useContext(AreListsFresh);
  // The options must not change while the page is mounted.
  const [refetchOnMountOrArgChange] = useState(() => !areListsFresh.current);
  return { refetchOnMountOrArgChange, refetchOnReconnect: true };
}

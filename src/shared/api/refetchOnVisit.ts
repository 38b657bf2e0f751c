/**
 * Hook options for lists that must be refetched on every mount and on reconnect, as the contract
 * requires. Each page uses these options in one component that stays mounted, because every further
 * mount would refetch the list.
 */
export const refetchOnVisit = {
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
} as const;

/**
 * Hook options for lists that the contract wants refetched on every mount and on reconnect. Each page uses them in one
 * component that stays mounted, because every further mount would refetch.
 */
export const refetchOnVisit = {
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
} as const;

/**
 * Hook options of the lists that the contract wants anew on every mount and on reconnect. On each page one subscriber has
 * them, which lives as long as the page does; a second one that mounts later would ask again.
 */
export const refetchOnVisit = {
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
} as const;

import type { baseApi } from './baseApi';

/** Whether some part of the page shows a query, or waits for it. */
export const isWanted = (
  { subscriptions }: Pick<ReturnType<typeof baseApi.reducer>, 'subscriptions'>,
  queryCacheKey: string,
): boolean => Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0;

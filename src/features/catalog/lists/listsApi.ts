import { baseApi } from '@/shared/api/baseApi';
import { changeList, onListChanged, readList } from './productLists';
import type { ListChange, ListName } from './productLists';

/**
 * The lists of products that this device keeps. Nothing here calls the server.
 * @public
 */
export const listsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getList: build.query<string[], ListName>({
      queryFn: (list) => ({ data: readList(list) }),
      onCacheEntryAdded: async (list, entry) => {
        const stop = onListChanged(list, () => {
          entry.updateCachedData(() => readList(list));
        });
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    changeList: build.mutation<null, ListChange>({
      queryFn: (change) => {
        changeList(change);
        return { data: null };
      },
    }),
  }),
});

export const { useGetListQuery, useChangeListMutation } = listsApi;

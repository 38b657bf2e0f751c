import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { listSchema } from '@/shared/api/responseSchemas';
import { refetchOnPageView } from '@/shared/api/pageViewSlice';
import { Blog } from '@/shared/contract/blog';
import type { AppDispatch } from '@/shared/store/storeHooks';

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 18. Used through `useBlogs`. */
    getBlogs: build.query<Blog[], void>({
      ...refetchOnPageView,
      query: () => '/api/WAP/Blog/GetAll',
      extraOptions: { failure: errorMessages.blogs, isPublic: true },
      responseSchema: listSchema(Blog),
    }),
  }),
});

export const useBlogs = () => blogApi.useGetBlogsQuery(undefined, { refetchOnReconnect: true });

export function prefetchBlogs(dispatch: AppDispatch): void {
  dispatch(blogApi.util.prefetch('getBlogs', undefined, {}));
}

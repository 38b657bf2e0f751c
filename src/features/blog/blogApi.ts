import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { listSchema } from '@/shared/api/responseSchemas';
import { onEveryVisit, onReconnect } from '@/shared/api/visit';
import { Blog } from '@/shared/contract/blog';
import type { AppDispatch } from '@/shared/store/storeHooks';

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 18. Used through `useBlogs`. */
    getBlogs: build.query<Blog[], void>({
      ...onEveryVisit,
      query: () => '/api/WAP/Blog/GetAll',
      extraOptions: { failure: errorMessages.blogs, isPublic: true },
      responseSchema: listSchema(Blog),
    }),
  }),
});

const { useGetBlogsQuery } = blogApi;

export const useBlogs = () => useGetBlogsQuery(undefined, onReconnect);

export function askForBlogs(dispatch: AppDispatch): void {
  dispatch(blogApi.util.prefetch('getBlogs', undefined, {}));
}

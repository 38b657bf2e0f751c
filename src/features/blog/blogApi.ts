import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { listSchema } from '@/shared/api/responseSchemas';
import { refetchOnPageView } from '@/shared/api/pageViewSlice';
import { Blog } from '@/shared/contract/blog';

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 18. Used through `useBlogs`. */
    getBlogs: build.query<Blog[], void>({
      ...refetchOnPageView,
      query: () => '/api/WAP/Blog/GetAll',
      extraOptions: { failure: errorMessages.blogs, isPublic: true },
      responseSchema: listSchema(Blog, ({ blogId }) => blogId),
    }),
  }),
});

export const useBlogs = () => blogApi.useGetBlogsQuery(undefined, { refetchOnReconnect: true });

export const prefetchBlogs = () => [blogApi.util.prefetch('getBlogs', undefined, {})];

import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createListSchema } from '@/shared/api/responseSchemas';
import { publicQuery } from '@/shared/api/publicQuery';
import { useRefetchOnVisit } from '@/shared/api/useRefetchOnVisit';
import { selectDataAndError } from '@/shared/api/selectDataAndError';
import { Blog } from '@/shared/contract/blog';

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Use it through `useBlogs`. */
    getBlogs: publicQuery<Blog[]>(
      build,
      '/api/WAP/Blog/GetAll',
      createListSchema(Blog, ({ blogId }) => blogId),
      errorMessages.blogs,
    ),
  }),
});

/**
 * Returns the query of the blog posts. Only one component of a page may call this hook, because
 * each component that calls it requests the list again.
 */
export const useBlogs = () =>
  blogApi.useGetBlogsQuery(undefined, {
    ...useRefetchOnVisit(),
    selectFromResult: selectDataAndError<Blog[]>,
  });

export const prefetchBlogs = () => [blogApi.util.prefetch('getBlogs', undefined, {})];

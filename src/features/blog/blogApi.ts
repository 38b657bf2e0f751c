import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { listSchema } from '@/shared/api/responseSchemas';
import { refetchOnVisit } from '@/shared/api/refetchOnVisit';
import { unanswered } from '@/shared/api/unanswered';
import { Blog } from '@/shared/contract/blog';

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 18. Used through `useBlogs`. */
    getBlogs: build.query<Blog[], void>({
      query: () => '/api/WAP/Blog/GetAll',
      providesTags: unanswered,
      extraOptions: { failure: errorMessages.blogs, isPublic: true },
      responseSchema: listSchema(Blog, ({ blogId }) => blogId),
    }),
  }),
});

/** Each page that shows articles has one part that reads them: it owns the list. */
export const useBlogs = () => blogApi.useGetBlogsQuery(undefined, refetchOnVisit);

export const prefetchBlogs = () => [blogApi.util.prefetch('getBlogs', undefined, {})];

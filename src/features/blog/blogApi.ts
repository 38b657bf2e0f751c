import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createListSchema } from '@/shared/api/responseSchemas';
import { publicQuery } from '@/shared/api/publicQuery';
import { Blog } from '@/shared/contract/blog';

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogs: publicQuery<Blog[]>(
      build,
      '/api/WAP/Blog/GetAll',
      createListSchema(Blog, ({ blogId }) => blogId),
      errorMessages.blogs,
    ),
  }),
});

export const { useGetBlogsQuery } = blogApi;

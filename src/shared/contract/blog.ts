import * as v from 'valibot';
import { Count, DateText, Id, Text } from './primitives';

const BlogFields = v.object({
  blogId: Id,
  title: v.optional(Text, ''),
  shortDescription: v.optional(Text, ''),
  // HTML, which is unsafe until it is sanitised.
  longDescription: v.optional(Text, ''),
  blogImageURL: v.optional(Text, ''),
  dateFrom: v.optional(DateText, ''),
  viewCount: v.optional(Count, 0),
  authorName: v.optional(Text, ''),
  tags: v.optional(Text, ''),
});

/**
 * One row of `getBlogs`. `tags` is one comma-separated string, and `dateFrom` may not be a valid
 * date.
 */
export const Blog = v.pipe(
  BlogFields,
  v.transform((post) => ({ ...post, title: post.title || `Blog post ${post.blogId}` })),
);
export type Blog = Omit<v.InferOutput<typeof Blog>, 'longDescription'> & {
  /**
   * Missing until `getBlogs` is answered, because prerendered pages contain the list without long
   * texts.
   */
  longDescription?: string;
};

import * as v from 'valibot';
import { Count, Html, Id, RequiredText, Text } from './primitives';

/** Call 18. `tags` is one comma-separated string; `dateFrom` may not parse. */
export const Blog = v.object({
  blogId: Id,
  title: RequiredText,
  shortDescription: v.optional(Text, ''),
  longDescription: v.optional(Html, ''),
  blogImageURL: v.optional(Text, ''),
  dateFrom: v.optional(Text, ''),
  viewCount: v.optional(Count, 0),
  authorName: v.optional(Text, ''),
  tags: v.optional(Text, ''),
});
export type Blog = v.InferOutput<typeof Blog>;

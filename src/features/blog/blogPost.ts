import { uniqueBy } from '@/shared/collections/uniqueBy';
import type { Blog } from '@/shared/contract/blog';
import type { PageHead } from '@/shared/navigation/pageHead';
import { cutAtWord } from '@/shared/text/summary';

export const getPostHead = (post: Blog): PageHead => ({
  title: post.title,
  description: cutAtWord(post.shortDescription),
  image: post.blogImageURL,
  type: 'article',
});

/** Returns the tags. If tags differ only in case, only the first of these tags is kept. */
export function getTags({ tags }: Pick<Blog, 'tags'>): string[] {
  const writtenTags = tags.split(',').flatMap((tag) => tag.trim() || []);
  return uniqueBy(writtenTags, (tag) => tag.toLowerCase());
}

const getTagWords = ({ tags }: Blog) => new Set(tags.toLowerCase().match(/[^\s,]+/g));

/**
 * Returns up to three posts whose tags share the most words with the tags of this post. Ties keep
 * their order.
 */
export function selectRelatedPosts(posts: readonly Blog[], currentPost: Blog): Blog[] {
  const words = getTagWords(currentPost);
  return posts
    .filter((post) => post.blogId !== currentPost.blogId)
    .map((post) => ({
      post,
      sharedCount: [...getTagWords(post)].filter((word) => words.has(word)).length,
    }))
    .filter(({ sharedCount }) => sharedCount > 0)
    .sort((a, b) => b.sharedCount - a.sharedCount)
    .slice(0, 3)
    .map(({ post }) => post);
}

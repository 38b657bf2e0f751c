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

/** Returns the tags of a post. If tags differ only in case, only the first of them is kept. */
export function getTags({ tags }: Pick<Blog, 'tags'>): string[] {
  const allTags = tags.split(',').flatMap((tag) => tag.trim() || []);
  return uniqueBy(allTags, (tag) => tag.toLowerCase());
}

const getTagWords = ({ tags }: Blog) => new Set(tags.toLowerCase().match(/[^\s,]+/g));

/**
 * Returns up to three posts whose tags share the most words with the tags of the current post.
 * Posts that share equally many words keep their order.
 */
export function selectRelatedPosts(posts: readonly Blog[], currentPost: Blog): Blog[] {
  const currentWords = getTagWords(currentPost);
  return posts
    .filter((post) => post.blogId !== currentPost.blogId)
    .map((post) => ({
      post,
      sharedWordCount: [...getTagWords(post)].filter((word) => currentWords.has(word)).length,
    }))
    .filter(({ sharedWordCount }) => sharedWordCount > 0)
    .sort((a, b) => b.sharedWordCount - a.sharedWordCount)
    .slice(0, 3)
    .map(({ post }) => post);
}

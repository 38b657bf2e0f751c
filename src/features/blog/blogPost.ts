import type { Blog } from '@/shared/contract/blog';
import { formatNumber } from '@/shared/format/number';
import type { PageHead } from '@/shared/navigation/pageHead';
import { cutAtWord } from '@/shared/text/summary';

export const authorOf = ({ authorName }: Pick<Blog, 'authorName'>): string => authorName || 'Admin';

export const postHead = (post: Blog): PageHead => ({
  title: post.title,
  description: cutAtWord(post.shortDescription),
  image: post.blogImageURL,
  type: 'article',
});

export function tagsOf({ tags }: Pick<Blog, 'tags'>): string[] {
  const seen = new Map<string, string>();
  for (const part of tags.split(',')) {
    const tag = part.trim();
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}

const wordsPerMinute = 220;

/** Minutes that the article takes to read, at least one; markup doesn't count. */
function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

export const readingTime = (html: string): string => `${String(readingMinutes(html))} min read`;

/** Tags count double; a word shared by two tags ('cake boxes', 'mailer boxes') counts too. */
function closeness(a: Blog, b: Blog): number {
  const tags = (post: Blog) => tagsOf(post).map((tag) => tag.toLowerCase());
  const words = (post: Blog) => tags(post).flatMap((tag) => tag.split(/\s+/));
  const shared = (first: string[], second: string[]) =>
    new Set(first.filter((part) => second.includes(part))).size;
  return 2 * shared(tags(a), tags(b)) + shared(words(a), words(b));
}

/** The posts whose tags are closest to this one's, in their order among equals; none that shares nothing. */
export function relatedPosts(posts: readonly Blog[], current: Blog, max = 3): Blog[] {
  return posts
    .filter((post) => post.blogId !== current.blogId)
    .map((post) => ({ post, score: closeness(post, current) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ post }) => post);
}

export const viewsText = (views: number): string =>
  `${formatNumber(views)} ${views === 1 ? 'view' : 'views'}`;

import fc from 'fast-check';
import type { Blog } from '@/shared/contract/blog';
import { readingMinutes, readingTime, relatedPosts, tagsOf } from './blogPost';

const post = (blogId: string, over: Partial<Blog> = {}): Blog => ({
  blogId,
  title: blogId,
  shortDescription: '',
  longDescription: '',
  blogImageURL: '',
  dateFrom: '',
  viewCount: 0,
  authorName: '',
  tags: '',
  ...over,
});
const ids = (posts: readonly Blog[]) => posts.map(({ blogId }) => blogId);

describe('tagsOf', () => {
  it('drops empty parts and repeats', () => {
    expect(tagsOf({ tags: ' , kraft,, Food boxes ,KRAFT,' })).toEqual(['kraft', 'Food boxes']);
    expect(tagsOf({ tags: '' })).toEqual([]);
  });

  it('never gives an empty tag, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (tags) => {
        for (const tag of tagsOf({ tags })) expect(tag.trim()).toBe(tag);
        expect(tagsOf({ tags })).not.toContain('');
      }),
    );
  });
});

test('reading time counts words, not markup', () => {
  const words = (count: number) => '<p class="a b c d">word</p> '.repeat(count);
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(words(220))).toBe(1);
  expect(readingMinutes(words(660))).toBe(3);
  expect(readingTime(words(440))).toBe('2 min read');
});

describe('relatedPosts', () => {
  const current = post('a', { tags: 'kraft,cake boxes' });

  it('ranks by shared tags, then by words of tags, and leaves out the rest', () => {
    const posts = [
      post('words', { tags: 'mailer boxes' }),
      current,
      post('none', { tags: 'labels' }),
      post('tag', { tags: 'Kraft' }),
      post('both', { tags: 'kraft, cake boxes' }),
    ];
    expect(ids(relatedPosts(posts, current))).toEqual(['both', 'tag', 'words']);
    expect(ids(relatedPosts(posts, current, 1))).toEqual(['both']);
  });

  it('is empty for a post without tags', () => {
    expect(relatedPosts([current, post('b')], post('c'))).toEqual([]);
  });
});

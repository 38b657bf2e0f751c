import fc from 'fast-check';
import type { Review } from '@/shared/contract/review';
import { firstReviews, sortReviews, withRating } from './shownReviews';

const review = (id: string, rating: number, createdAt: string): Review => ({
  _id: id,
  rating,
  comment: '',
  createdAt,
  user: { _id: '', fullName: '', profileImg: { url: '' } },
});
const ids = (reviews: readonly Review[]) => reviews.map(({ _id }) => _id).join('');

const days = ['2026-02-01', '2026-02-02', '2026-02-03T10:00:00.000Z', '', 'soon'];
const someReviews = fc
  .array(fc.record({ rating: fc.integer({ min: 1, max: 5 }), day: fc.constantFrom(...days) }))
  .map((rows) => rows.map(({ rating, day }, place) => review(String(place), rating, day)));

test.each([
  ['newest', 'bdac'],
  ['highest', 'dcba'],
  ['lowest', 'bacd'],
] as const)('%s: %s', (order, expected) => {
  const reviews = [
    review('a', 3, '2026-02-02'),
    review('b', 3, '2026-02-04'),
    review('c', 4, 'soon'),
    review('d', 5, '2026-02-03'),
  ];
  expect(ids(sortReviews(reviews, order))).toBe(expected);
});

test('by rating: all of them, none before a better (worse) one, equals newest first', () => {
  fc.assert(
    fc.property(someReviews, fc.constantFrom('highest', 'lowest'), (reviews, order) => {
      const before = [...reviews];
      const sorted = sortReviews(reviews, order);
      const ratings = sorted.map(({ rating }) => rating);
      const upwards = reviews.map(({ rating }) => rating).sort((a, b) => a - b);
      expect(ratings).toEqual(order === 'lowest' ? upwards : upwards.reverse());
      const newest = sortReviews(reviews, 'newest');
      for (const rating of [1, 2, 3, 4, 5])
        expect(withRating(sorted, rating)).toEqual(withRating(newest, rating));
      expect(reviews).toEqual(before);
    }),
  );
});

test('the first ones with the rating show, in their order, and the one whose form is open in any case', () => {
  fc.assert(
    fc.property(
      someReviews,
      fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      fc.nat({ max: 8 }),
      fc.option(fc.nat({ max: 8 }).map(String), { nil: undefined }),
      (reviews, rating, most, openId) => {
        const rows = firstReviews(reviews, rating, most, openId);
        expect(rows).toEqual(reviews.filter((each) => rows.includes(each)));
        const first = withRating(reviews, rating).slice(0, most);
        const open = reviews.find(({ _id }) => _id === openId);
        expect(new Set(rows)).toEqual(new Set(open ? [...first, open] : first));
      },
    ),
  );
});

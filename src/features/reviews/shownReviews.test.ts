import fc from 'fast-check';
import type { Review } from '@/shared/contract/review';
import { summarise } from './ratingSummary';
import { firstReviews, reviewOrders, sortReviews, withRating } from './shownReviews';
import type { ReviewOrder } from './shownReviews';

const review = (id: number, rating: number, createdAt: string): Review => ({
  _id: String(id),
  rating,
  comment: '',
  createdAt,
  user: { _id: '', fullName: '', profileImg: { url: '' } },
});
const ids = (reviews: readonly Review[]) => reviews.map(({ _id }) => _id).join('');

const days = ['2026-02-01', '2026-02-02', '2026-02-03T10:00:00.000Z', '', 'soon'];
const someReviews = fc
  .array(fc.record({ rating: fc.integer({ min: 1, max: 5 }), day: fc.constantFrom(...days) }))
  .map((rows) => rows.map(({ rating, day }, place) => review(place, rating, day)));
const anyOrder = fc.constantFrom(...(Object.keys(reviewOrders) as ReviewOrder[]));
const anyRating = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });

test.each([
  ['newest', 'bdac'],
  ['highest', 'dcba'],
  ['lowest', 'bacd'],
] as const)('%s: %s', (order, expected) => {
  const reviews = [
    { ...review(0, 3, '2026-02-02'), _id: 'a' },
    { ...review(0, 3, '2026-02-04'), _id: 'b' },
    { ...review(0, 4, 'soon'), _id: 'c' },
    { ...review(0, 5, '2026-02-03'), _id: 'd' },
  ];
  expect(ids(sortReviews(reviews, order))).toBe(expected);
});

test('no order loses, adds or changes a review, nor the list that came', () => {
  fc.assert(
    fc.property(someReviews, anyOrder, (reviews, order) => {
      const before = [...reviews];
      const sorted = sortReviews(reviews, order);
      expect(reviews).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(reviews));
      expect(sorted).toHaveLength(reviews.length);
    }),
  );
});

test('by rating: none stands before a better (worse) one, and equals stay newest first', () => {
  fc.assert(
    fc.property(someReviews, fc.constantFrom('highest', 'lowest'), (reviews, order) => {
      const sorted = sortReviews(reviews, order);
      const ratings = sorted.map(({ rating }) => rating);
      const upwards = [...ratings].sort((a, b) => a - b);
      expect(ratings).toEqual(order === 'lowest' ? upwards : upwards.reverse());
      const newest = sortReviews(reviews, 'newest');
      for (const rating of [1, 2, 3, 4, 5])
        expect(withRating(sorted, rating)).toEqual(withRating(newest, rating));
    }),
  );
});

test('newest first: what stands in that order already, or has no readable date, stays as it came', () => {
  fc.assert(
    fc.property(someReviews, (reviews) => {
      const sorted = sortReviews(reviews, 'newest');
      expect(sortReviews(sorted, 'newest')).toEqual(sorted);
      const undated = reviews.map((each) => ({ ...each, createdAt: '' }));
      expect(sortReviews(undated, 'newest')).toEqual(undated);
    }),
  );
});

test('each rating has as many reviews as the distribution says', () => {
  fc.assert(
    fc.property(someReviews, (reviews) => {
      for (const { rating, count } of summarise(reviews)?.distribution ?? [])
        expect(withRating(reviews, rating)).toHaveLength(count);
      expect(withRating(reviews, undefined)).toEqual(reviews);
    }),
  );
});

test('the first ones with the rating show, in their order, and the one whose form is open in any case', () => {
  fc.assert(
    fc.property(
      someReviews,
      anyRating,
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

import { getRatingTexts, roundToStars, summariseRatings } from './ratingSummary';

test.each([
  [[5], '5.0', 5],
  [[4, 4, 5], '4.3', 4],
  // The average is 4.45, whose binary value is slightly smaller.
  [[...Array<number>(9).fill(5), ...Array<number>(11).fill(4)], '4.5', 4],
])('the ratings %j have an average of %s and %i stars', (ratings, average, filledStars) => {
  const summary = summariseRatings(ratings.map((rating) => ({ rating })));
  expect(summary).toMatchObject({ average, filledStars, count: ratings.length });
});

test.each([
  [1, '1 review'],
  [499, '499 reviews'],
  // The back end sends at most 500 reviews, so there may be older reviews.
  [500, '500 newest reviews'],
])('%i reviews are called "%s"', (count, expectedText) => {
  const summary = summariseRatings(Array<{ rating: number }>(count).fill({ rating: 4 }));
  expect(summary && getRatingTexts(summary)[2]).toBe(expectedText);
});

test('a fractional rating counts as the nearest whole number of stars', () => {
  const ratings = [{ rating: 4.5 }, { rating: 4.4 }, { rating: 1 }];
  const counts = summariseRatings(ratings)?.distribution.map(({ count }) => count);
  expect(counts).toEqual([1, 1, 0, 0, 1]);
  expect(ratings.map(roundToStars)).toEqual([5, 4, 1]);
});

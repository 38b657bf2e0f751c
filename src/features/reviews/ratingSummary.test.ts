import fc from 'fast-check';
import { summarise } from './ratingSummary';

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

test('no reviews: no summary, so no stars', () => {
  expect(summarise([])).toBeUndefined();
});

test.each([
  [[5], '5.0', 5],
  [[4, 5], '4.5', 5],
  [[4, 4, 5], '4.3', 4],
  [[1, 2], '1.5', 2],
  // 4.45 is stored a little below itself.
  [[...Array<number>(9).fill(5), ...Array<number>(11).fill(4)], '4.5', 4],
])('%j gives %s and %i stars', (ratings, average, filled) => {
  expect(summarise(rated(...ratings))).toMatchObject({ average, filled, count: ratings.length });
});

test('the spread adds up, five stars first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const summary = summarise(rated(...ratings));
      const counts = summary?.distribution.map(({ count }) => count) ?? [];
      expect(counts.reduce((a, b) => a + b, 0)).toBe(ratings.length);
      expect(counts[0]).toBe(ratings.filter((rating) => rating === 5).length);
      expect(Number(summary?.average)).toBeGreaterThanOrEqual(1);
      expect(Number(summary?.average)).toBeLessThanOrEqual(5);
    }),
  );
});

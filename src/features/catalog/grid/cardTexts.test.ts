/** @jest-environment ./src/testing/environment.ts */

import { formatRating, splitFactsLine } from './cardTexts';

test.each([
  ['from Rs. 99.10 each · 33 × 25 × 9 cm', 'from Rs. 99.10 each', '33 × 25 × 9 cm'],
  ['Rs. 420', 'Rs. 420', ''],
  ['500 ml', '', '500 ml'],
  ['', '', ''],
])('splits %j into price and size', (line, price, size) => {
  expect(splitFactsLine(line)).toEqual({ price, size });
});

test('shows a rating with the number of reviews, if known', () => {
  expect(formatRating({ rating: 4.46, ratings: 12 })).toBe('★ 4.5 (12)');
  expect(formatRating({ rating: 4 })).toBe('★ 4.0');
  expect(formatRating()).toBe('');
});

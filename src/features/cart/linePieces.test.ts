import { aLine } from '@/testing/cartBuilders';
import { eachText, piecesText } from './linePieces';

test.each([
  ['Pack of 100', 3, '3 × 100 = 300 pcs'],
  ['Box of 1,000', 1000, '1,000 × 1,000 = 1,000,000 pcs'],
  ['Pack of 100', 1, '100 pcs'],
  ['Single piece', 3, '3 pcs'],
  ['پیک ۵۰', 2, '2 × 50 = 100 pcs'],
  ['500 ml', 3, undefined],
  ['', 3, undefined],
])('%j, %d of them: %s', (packDescription, quantity, text) => {
  expect(piecesText(aLine({ packDescription, quantity }))).toBe(text);
});

test('a line counts in its unit', () => {
  expect(piecesText(aLine({ packDescription: 'Bundle of 5', packUnit: 'Set', quantity: 2 }))).toBe(
    '2 × 5 = 10 sets',
  );
});

test.each([
  ['Pack of 100', 1280, 'Rs. 12.80 each'],
  ['Pack of 3', 10, 'Rs. 3.33 each'],
  ['Single piece', 10, undefined],
  ['Pack of 100', 0, undefined],
  ['500 ml', 10, undefined],
])('%j for %d rupees: %s', (packDescription, price, text) => {
  expect(eachText(aLine({ packDescription, price }))).toBe(text);
});

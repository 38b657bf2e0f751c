import { aLine } from '@/testing/cartBuilders';
import { eachText, piecesText } from './linePieces';

// What a pack's text says of its pieces is proved in `shared/lib/pieces`.
test.each([
  [{ packDescription: 'Pack of 100', quantity: 3, price: 1280 }, '3 × 100 = 300 pcs', 'Rs. 12.80'],
  [
    { packDescription: 'Bundle of 5', packUnit: 'Set', quantity: 2, price: 10 },
    '2 × 5 = 10 sets',
    'Rs. 2',
  ],
  [{ packDescription: 'Pack of 3', quantity: 1, price: 10 }, '3 pcs', 'Rs. 3.33'],
  [{ packDescription: 'Single piece', quantity: 3, price: 10 }, '3 pcs', undefined],
  [{ packDescription: 'Pack of 100', quantity: 1, price: 0 }, '100 pcs', undefined],
  [{ packDescription: '500 ml', quantity: 3, price: 10 }, undefined, undefined],
])('%j: %s, %s each', (parts, pieces, each) => {
  expect(piecesText(aLine(parts))).toBe(pieces);
  expect(eachText(aLine(parts))).toBe(each && `${each} each`);
});

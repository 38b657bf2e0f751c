import { readAmount } from './amount';

test.each([
  ['1,000 pcs', { count: 1000, inPieces: true }],
  ['1,00,000', { count: 100_000 }],
  ['1000', { count: 1000 }],
  ['50 PİECES', { count: 50, inPieces: true }],
  ['2.5 dozen', { count: 30, inPieces: true }],
  ['1.5k pcs', { count: 1500, inPieces: true }],
  ['1,000.000', { count: 1000 }],
  ['\u200e500\u200e pcs', { count: 500, inPieces: true }],
])('reads the amount %s', (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});

test.each([
  ['1.000 pcs', ['1,000 pcs', '1 pcs']],
  ['۱.۰۰۰', ['1,000', '1']],
  ['2.500 dozen', ['2,500 dozen', '2.5 dozen']],
  ['1.500 packs', ['1,500 packs']],
])('reports that the point in %s is ambiguous', (text, readings) => {
  expect(readAmount(text)).toMatchObject({ count: undefined, readings });
});

test.each(['1.5 pcs', '0.125 pcs', 'kraft'])('rejects %s, which is not an amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

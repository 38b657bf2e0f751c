import fc from 'fast-check';
import { formatPaisa, formatRupees, toPaisa, toRupees } from './money';

test.each([
  [0, 'Rs. 0'],
  [680, 'Rs. 680'],
  [1234567, 'Rs. 1,234,567'],
  [4.2, 'Rs. 4.20'],
  [1999.99, 'Rs. 1,999.99'],
])('%d rupees read %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test('rupees with two decimals survive the way through paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (paisa) => {
      expect(toPaisa(toRupees(paisa))).toBe(paisa);
      expect(formatPaisa(paisa)).not.toMatch(/NaN|Infinity/);
    }),
  );
});

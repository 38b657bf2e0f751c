import fc from 'fast-check';
import { formatPaisa, formatRupees, sum, times, toPaisa, toRupees } from './money';
import type { Paisa } from './money';

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
      const amount = paisa as Paisa;
      expect(toPaisa(toRupees(amount))).toBe(amount);
      expect(formatPaisa(amount)).not.toMatch(/NaN|Infinity/);
    }),
  );
});

test('amounts are added and multiplied without a rounding error', () => {
  expect(sum(toPaisa(0.1), toPaisa(0.2))).toBe(toPaisa(0.3));
  expect(times(toPaisa(1.1), 3)).toBe(toPaisa(3.3));
  expect(sum()).toBe(0);
});

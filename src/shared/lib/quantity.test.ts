import fc from 'fast-check';
import { maxQuantity } from '@/shared/contract/cart';
import { parseQuantity, quantityRule } from './quantity';

test.each([
  ['1', 1],
  [' 25 ', 25],
  ['007', 7],
  ['1,000', 1000],
  ['99,999', maxQuantity],
  ['۱۲۰', 120],
  ['٣', 3],
  ['１２', 12],
])('%j is %d', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

test('what could mean anything else is refused', () => {
  const texts = ['', ' ', '0', '000', '-3', '+3', '1.5', '1,5', '1e3', '0x10', '12a', 'Infinity'];
  const accepted = [...texts, '100000', '9'.repeat(400)].filter((text) => parseQuantity(text));
  expect(accepted).toEqual([]);
});

test('every text is refused or means a whole number within the bounds', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.double().map(String),
    fc.stringMatching(/^[\d.,e+\- ]{0,12}$/),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: maxQuantity }), (text, max) => {
      const quantity = parseQuantity(text, max) ?? 1;
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(1);
      expect(quantity).toBeLessThanOrEqual(max);
    }),
    { numRuns: 1000 },
  );
});

test('every allowed quantity is read back as it is written, plain or grouped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxQuantity }), (quantity) => {
      expect(parseQuantity(String(quantity))).toBe(quantity);
      expect(parseQuantity(quantity.toLocaleString('en-US'))).toBe(quantity);
    }),
  );
});

test('the refusal names the bounds', () => {
  expect(quantityRule()).toBe('Quantity must be a whole number from 1 to 99,999');
  expect(quantityRule(10)).toBe('Quantity must be a whole number from 1 to 10');
});

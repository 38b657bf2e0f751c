import fc from 'fast-check';
import { maxQuantity } from '@/shared/contract/cart';
import { parseQuantity, getQuantityErrorText } from './quantity';

test.each([
  [' 25 ', 25],
  ['007', 7],
  ['99,999', maxQuantity],
  ['۱۲۰', 120],
  ['١٢٬٠٠٠', 12_000],
  ['１２', 12],
  ['\u200e\ufeff50\u00a0', 50],
])('reads %j as %d', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

test('refuses texts that are no whole number from 1 to 99,999', () => {
  const texts = ['', '0', '000', '-3', '+3', '1.5', '1,5', '1e3', '0x10', '12a', 'Infinity'];
  const acceptedTexts = [...texts, '100000', '9'.repeat(400)].filter((text) => parseQuantity(text));
  expect(acceptedTexts).toEqual([]);
  expect(getQuantityErrorText()).toBe('Quantity must be a whole number from 1 to 99,999');
});

test('reads every text as a whole number within the bounds, or refuses it', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[\d.,e+\- ]{0,12}$/),
  );
  const anyMaximum = fc.integer({ min: 1, max: maxQuantity });
  fc.assert(
    fc.property(anyText, anyMaximum, (text, max) => {
      const quantity = parseQuantity(text, max) ?? 1;
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= max).toBe(true);
      for (const locale of ['en-US', 'ur-PK-u-nu-arabext', 'ar-EG'])
        expect(parseQuantity(max.toLocaleString(locale))).toBe(max);
    }),
  );
});

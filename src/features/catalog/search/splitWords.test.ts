import fc from 'fast-check';
import { arbitraryTypedVariant, arbitraryUrduText } from '@/testing/urdu';
import { splitWords } from './splitWords';

it.each([
  ...['8x8', '8 × 8', '8X8', '8 * 8', '8 by 8'].map((text) => [
    `Kraft box ${text} white`,
    'kraft box 8x8 white',
  ]),
  ['10.5 × 10.5 × 7.5 cm', '10.5x10.5x7.5cm'],
  ...['8"x8"', '8″ x 8″', "8''x8''", '8x8in', '8 inch x 8', '8 inches by 8 inches'].map((text) => [
    text,
    '8x8inch',
  ]),
  ['10,5', '10.5'],
  ['10,5 x 10,5 x 7,25 cm', '10.5x10.5x7.25cm'],
  ['sizes 8,10,12', 'size 8 10 12'],
  ['12,500 pcs', '12500piece'],
  ['8-10 inch', '8inch 10inch'],
  ['2 x 250 ml', '2 250ml'],
  ['70 cm x 5 m', '70cm 5m'],
  ['24L x 16W x 9H cm', '24x16x9cm'],
  ['8x8 gift', '8x8 gift'],
  ['\ufeffpack\u00adag\u200eing', 'packaging'],
  ['1e9 cm', '1e9 cm'],
  // In this text, the user is still typing the third side.
  ['8 x 8 x ', '8x8x'],
  ['PİZZA', 'pizza'],
  ['7"', '7inch'],
  ['7 inches', '7inch'],
  ['250 ML', '250ml'],
  ['1L', '1litre'],
  ['6 feet, 25 Yards, 10 انچ', '6ft 25yd 10inch'],
  ['1,000 pcs', '1000piece'],
  ['Thank-you Cards & Café/Crème', 'thank you card cafe creme'],
  ['🎁 ڈبہ', '🎁 ڈبہ'],
  ['۱٬۰۰۰ عدد، ١٫٥ لیٹر', '1000piece 1.5litre'],
  ['قُرآنِ مجید كي سُرخ‌یاں', 'قران مجید کی سرخیاں'],
  ['boxes pouches candies glass', 'box pouch candy glass'],
  ['glasses sleeves cases gas trays', 'glass sleeve case gas tray'],
])('splits %s into %s', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words);
});

test('splits Urdu text the same way for all keyboard layouts', () => {
  const typedVariants = arbitraryUrduText.chain((text) =>
    fc.tuple(fc.constant(text), arbitraryTypedVariant(text)),
  );
  fc.assert(
    fc.property(typedVariants, ([text, variant]) =>
      expect(splitWords(variant)).toEqual(splitWords(text)),
    ),
  );
});

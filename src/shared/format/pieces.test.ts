import fc from 'fast-check';
import { formatPieces, maxPieces, parsePieces, getPriceEach } from './pieces';

test.each([
  ['Pack of 50', 50],
  ['carton(500pcs.)', 500],
  ['100Pieces/pack', 100],
  ['Single piece', 1],
  ['پیک ۵۰', 50],
  ['۵۰ کا پیک', 50],
  ['Pack of ۱٬۰۰۰', 1000],
  ['\u200fPack of 50\u200e', 50],
])('reads %j as %d pieces', (text, count) => {
  expect(parsePieces(text)).toEqual({ count, noun: 'pc' });
});

test.each([
  ['Single roll', 'Pcs', { count: 1, noun: 'roll' }],
  ['Bundle of 5', 'SETS', { count: 5, noun: 'set' }],
  ['Carton (500 pcs)', 'Carton', { count: 500, noun: 'pc' }],
])('reads %j of a pack whose order unit is %j', (text, unit, pieces) => {
  expect(parsePieces(text, unit)).toEqual(pieces);
});

test('does not count measures as pieces', () => {
  const measures = ['kg', 'Grams', 'ml', 'Litre', 'metres', 'Dozen', 'gross'];
  expect(measures.filter((unit) => parsePieces('Pack of 5', unit))).toEqual([]);
  expect(parsePieces('100 pcs', 'kg')).toEqual({ count: 100, noun: 'pc' });
});

const refusedTexts: Record<string, string[]> = {
  'has no number of pieces': ['', 'Pack of many', 'Single wall', 'A pack of 5 rolls of tape'],
  'does not say what it counts': ['50', '50 packs', 'Roll of 500', 'Set of 6'],
  'is a measure': ['500 ml', 'Pack of 500 ml', '10 inch', '250 g', '3 ply', '5 dozen'],
  'has no whole number': ['Pack of 0', 'Pack of -5', 'Pack of 1.5', 'Pack of 5²', 'Pack of 1½'],
  'groups digits in an unusual way': ['Pack of 1.000', 'Pack of 1,00'],
  'has several numbers': ['Pack of 50 or 100', 'Pack of 50 (100 pcs)', '10 x 8 inch, 100 pcs'],
  'has a number with a sign': ['Pack of 50+', '12 × 10 pcs'],
  'has too large a number': ['Pack of 1,000,001', `Pack of ${'9'.repeat(30)}`],
  'is too long': [`Pack of ${' '.repeat(200)}5`],
};

test.each(Object.entries(refusedTexts))('refuses a text that %s', (_title, texts) => {
  expect(texts.filter((text) => parsePieces(text))).toEqual([]);
});

test('reads formatted numbers of pieces as the same numbers', () => {
  const nouns = fc.constantFrom('pc', 'set', 'roll', 'sheet', 'pair');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxPieces }), nouns, (count, noun) => {
      const pieces = { count, noun };
      expect(parsePieces(formatPieces(pieces))).toEqual(pieces);
      expect(parsePieces(`Pack of ${count.toLocaleString('en-US')}`, noun)).toEqual(pieces);
    }),
  );
});

test('formats pieces with their noun', () => {
  expect(formatPieces({ count: 1, noun: 'roll' })).toBe('1 roll');
  expect(formatPieces({ count: 1100, noun: 'roll' })).toBe('1,100 rolls');
});

test.each([
  [1280_00, 100, 1280],
  [1000, 3, 333],
  [2000, 3, 667],
])('divides %d paisa by %d pieces to the price of one', (amount, count, priceEach) => {
  expect(getPriceEach(amount, count)).toBe(priceEach);
});

test.each([
  [1000, 1],
  [1, 1000],
])('returns no price of one piece for %d paisa and %d pieces', (amount, count) => {
  expect(getPriceEach(amount, count)).toBeUndefined();
});

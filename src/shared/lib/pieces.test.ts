import fc from 'fast-check';
import type { Paisa } from './money';
import { formatPieces, maxPieces, packsTimesPieces, piecesIn, priceEach } from './pieces';

test.each([
  ['Pack of 50', 50],
  ['  PACK  OF 1,000 ', 1000],
  ['Pack of 25 pieces', 25],
  ['Carton (500 pcs)', 500],
  ['carton(500pcs.)', 500],
  ['(12 pcs)', 12],
  ['100Pieces/pack', 100],
  ['100 pcs per carton', 100],
  ['50-pack', 50],
  ['Single piece', 1],
  ['پیک ۵۰', 50],
  ['۵۰ کا پیک', 50],
  ['١٢ عدد', 12],
  ['Pack of ۱٬۰۰۰', 1000],
  ['Pack of ５０', 50],
  ['\u200fPack of 50\u200e', 50],
  ['Pack\u00a0of 50', 50],
])('%j holds %d pieces', (text, count) => {
  expect(piecesIn(text)).toEqual({ count, noun: 'pc' });
});

test.each([
  ['Single roll', 'Pcs', { count: 1, noun: 'roll' }],
  ['Single set', '', { count: 1, noun: 'set' }],
  ['Pack of 5', 'Roll', { count: 5, noun: 'roll' }],
  ['Bundle of 5', 'SETS', { count: 5, noun: 'set' }],
  ['Pack of 25', ' Sheet ', { count: 25, noun: 'sheet' }],
  ['Pack of 5 pairs', 'Pcs', { count: 5, noun: 'pair' }],
  ['Carton (500 pcs)', 'Carton', { count: 500, noun: 'pc' }],
  ['Pack of 5', 'Cup', { count: 5, noun: 'pc' }],
])('%j, ordered by the %j', (text, unit, pieces) => {
  expect(piecesIn(text, unit)).toEqual(pieces);
});

test.each(['kg', 'Grams', 'ml', 'Litre', 'metres', 'Dozen', 'gross'])(
  'a number of %s is no number of pieces',
  (unit) => {
    expect(piecesIn('Pack of 5', unit)).toBeUndefined();
    expect(piecesIn('100 pcs', unit)).toEqual({ count: 100, noun: 'pc' });
  },
);

const ambiguous: Record<string, string[]> = {
  'says no number': [
    '',
    'Pack',
    'Pack of many',
    'Single',
    'Single wall',
    'A pack of 5 rolls of tape',
  ],
  'says not of what': ['50', '50 packs', 'Roll of 500', 'Set of 6'],
  'says a measure': ['500 ml', 'Pack of 500 ml', '10 inch', '250 g', '3 ply', '5 dozen'],
  'says no whole number': ['Pack of 0', 'Pack of -5', 'Pack of 1.5', 'Pack of 5²', 'Pack of 1½'],
  'groups digits otherwise': ['Pack of 1.000', 'Pack of 1,00'],
  'says several numbers': ['Pack of 50 or 100', 'Pack of 50 (100 pcs)', '10 x 8 inch, 100 pcs'],
  'is about it': ['Pack of 50+', '12 × 10 pcs'],
  'says too many': ['Pack of 1,000,001', `Pack of ${'9'.repeat(30)}`],
  'is too long': [`Pack of ${' '.repeat(200)}5`],
};

test.each(Object.entries(ambiguous))('a text that %s is refused', (_what, texts) => {
  expect(texts.filter((text) => piecesIn(text))).toEqual([]);
});

const words = fc.constantFrom(
  ...['pack', 'of', 'single', 'pcs', 'piece', 'ml', '×', '-', '(', ')', ',', '.', '5', '٥', '0'],
  ...['1,000', '۵۰', 'پیک', '99999999', 'set', '/', '\u0000', '\ud800', 'x'.repeat(40)],
);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' ')),
  fc.array(words, { maxLength: 8 }).map((parts) => parts.join('')),
);

test('whatever the text, it is refused or holds a whole number of pieces', () => {
  fc.assert(
    fc.property(texts, texts, (text, unit) => {
      const pieces = piecesIn(text, unit);
      if (!pieces) return;
      expect(Number.isInteger(pieces.count)).toBe(true);
      expect(pieces.count).toBeGreaterThanOrEqual(1);
      expect(pieces.count).toBeLessThanOrEqual(maxPieces);
      // A text tells one number, and the count is that number.
      expect(text).toMatch(/\d|[٠-٩۰-۹]|[\uFF10-\uFF19]|single|one/i);
    }),
    { numRuns: 2000 },
  );
});

test('what is written for a number reads as that number', () => {
  const nouns = fc.constantFrom('pc', 'set', 'roll', 'sheet', 'pair');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxPieces }), nouns, (count, noun) => {
      const pieces = { count, noun };
      expect(piecesIn(formatPieces(pieces))).toEqual(pieces);
      expect(piecesIn(`Pack of ${count.toLocaleString('en-US')}`, noun)).toEqual(pieces);
    }),
  );
});

test.each([
  [1, 1, '1 roll'],
  [1, 1100, '1,100 rolls'],
  [3, 1, '3 rolls'],
  [3, 100, '3 × 100 = 300 rolls'],
])('%d packs of %d read %j', (packs, count, text) => {
  expect(packsTimesPieces(packs, { count, noun: 'roll' })).toBe(text);
});

test.each([
  [1280_00, 100, 1280],
  [1000, 3, 333],
  [2000, 3, 667],
  [1000, 1, undefined],
  [1, 1000, undefined],
])('%d paisa for %d pieces: %s each', (amount, count, each) => {
  expect(priceEach(amount as Paisa, count)).toBe(each);
});

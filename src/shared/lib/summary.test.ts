import fc from 'fast-check';
import { cutAtWord } from './summary';

test.each([
  ['A box', 10, 'A box'],
  ['A box for a cake', 10, 'A box for…'],
  ['A box for a cake', 14, 'A box for a…'],
  ['A box, for a cake', 7, 'A box…'],
  ['Unbreakable', 6, 'Unbre…'],
  ['کیک کے لیے ڈبہ، ہر سائز', 16, 'کیک کے لیے ڈبہ…'],
])('%s, in %d characters', (text, max, cut) => {
  expect(cutAtWord(text, max)).toBe(cut);
});

test('what is cut fits, begins the text and ends with a whole character', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 8, max: 60 }), (list, max) => {
      const text = list.join(' ');
      const cut = cutAtWord(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      if (text.length <= max) expect(cut).toBe(text);
      else expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
      expect(Buffer.from(cut).toString()).toBe(cut);
    }),
  );
});

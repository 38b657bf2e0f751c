import fc from 'fast-check';
import { countTypos } from './typos';

test.each([
  ['lahore', 'lahore', 0],
  ['lahor', 'lahore', 1],
  ['lahoree', 'lahore', 1],
  ['lahpre', 'lahore', 1],
  ['lahroe', 'lahore', 1],
  ['lhor', 'lahore', 2],
  ['', 'lahore', 6],
  ['lahore', '', 6],
])('%j has the typos of %j counted', (typed, meant, typos) => {
  expect(countTypos(typed, meant)).toBe(typos);
});

test('typos count the same both ways, and only equal words have none', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const typos = countTypos(one, other);
      expect(countTypos(other, one)).toBe(typos);
      expect(typos === 0).toBe(one === other);
      expect(typos).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

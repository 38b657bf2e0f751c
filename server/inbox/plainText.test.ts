import fc from 'fast-check';
import { plainLine, plainLines } from './plainText';

const everyText = fc.string({ unit: 'binary' });
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0);
const turns = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

test.each([
  ['the colours of a terminal', 'a\x1b[31mb', 'a\uFFFD[31mb'],
  ['the title of a window', '\x1b]0;owned\x07x', '\uFFFD]0;owned\uFFFDx'],
  ['an 8-bit sequence', 'a\x9b2Jb', 'a\uFFFD2Jb'],
  ['a backspace', 'safe\b\b\b\bevil', 'safe\uFFFD\uFFFD\uFFFD\uFFFDevil'],
  ['a turned direction', 'a\u202Etxt.exe\u2066b', 'atxt.exeb'],
  ['tags', 'a\u{e0041}b', 'ab'],
  ['half of a pair', 'a\ud800b', 'a\uFFFDb'],
  ['a tab', 'a\tb', 'a b'],
  ['lines', 'a\r\nb\rc\nd\u2028e\u0085f', 'a b c d e f'],
])('%s is only shown', (_name, text, shown) => {
  expect(plainLine(text)).toBe(shown);
});

test('letters of every script, joined ones and emoji too, stay as they are', () => {
  for (const text of ['Zoë', 'عائشہ خان', 'می‌خواهم', '📦👩‍🍳', '٠٣٠٠'])
    expect(plainLine(text)).toBe(text);
});

test('a message keeps its lines', () => {
  expect(plainLines('Order X\r\n\r\n  Qty: 3')).toEqual(['Order X', '', '  Qty: 3']);
});

test('no text brings a control character, a line end or a turned direction', () => {
  fc.assert(
    fc.property(everyText, (text) => {
      for (const line of [...plainLines(text), plainLine(text)]) {
        expect(Array.from(line, (letter) => letter.charCodeAt(0)).filter(isControl)).toEqual([]);
        expect(line).not.toMatch(turns);
      }
    }),
    { numRuns: 1000 },
  );
});

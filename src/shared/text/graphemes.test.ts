import { cutAtGrapheme, getFirstGrapheme } from './graphemes';

const familyEmoji = '👨‍👩‍👧';
const flagEmoji = '🇵🇰';
const thumbEmoji = '👍🏽';
const scotlandFlag = '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';
const accentedLetter = 'e\u0301';
const urduLetter = 'کِ';

describe.each(['with Intl.Segmenter', 'without Intl.Segmenter, as in older versions of Firefox'])(
  '%s',
  (segmenterCase) => {
    const { Segmenter } = Intl;
    beforeAll(() => {
      if (segmenterCase.startsWith('without')) Reflect.deleteProperty(Intl, 'Segmenter');
    });
    afterAll(() => {
      Object.assign(Intl, { Segmenter });
    });

    test.each([
      familyEmoji,
      flagEmoji,
      thumbEmoji,
      scotlandFlag,
      accentedLetter,
      urduLetter,
      '😀',
      'A',
    ])('reads %s as one letter', (letter) => {
      expect(getFirstGrapheme(`${letter}li`)).toBe(letter);
    });

    test('finds no first letter in an empty text', () => {
      expect(getFirstGrapheme('')).toBe('');
    });

    test.each([
      ['abc', 2, 'ab'],
      ['abc', 5, 'abc'],
      ['a😀', 2, 'a'],
      [`a${familyEmoji}b`, 5, 'a'],
      [`a${familyEmoji}b`, 9, `a${familyEmoji}`],
      [`${flagEmoji}${flagEmoji}`, 6, flagEmoji],
      [accentedLetter, 1, ''],
      ['abc', 0, ''],
      [`ab${accentedLetter}`, 3, 'ab'],
      [`${accentedLetter}ab`, 3, `${accentedLetter}a`],
    ])('cuts %s to %d code units: %s', (text, max, cutText) => {
      expect(cutAtGrapheme(text, max)).toBe(cutText);
    });
  },
);

import fc from 'fast-check';

const alphabet = Array.from('ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہیے');
const arbitraryWord = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 6 });
export const arbitraryUrduText = fc
  .array(arbitraryWord, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));

/** By letter: its variants, which other keyboards produce or other people write. */
const variantsByLetter: Record<string, string> = {
  ک: 'كﻙ',
  ی: 'يىئ',
  ہ: 'هھةۃۂ',
  ا: 'آأإٱ',
  و: 'ؤ',
  ے: 'ۓ',
};
/** Marks that may follow a letter. The repeated empty text leaves many letters without a mark. */
const optionalMarks = [
  '',
  '',
  '',
  '\u064E',
  '\u0650',
  '\u064F',
  '\u0651\u064E',
  '\u0640',
  '\u200C',
];

/** Generates ways to type the text, with added marks and variants of its letters. */
export const arbitraryTypedVariant = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...Array.from(text, (letter) =>
        letter === ' '
          ? fc.constant(letter)
          : fc
              .tuple(
                fc.constantFrom(letter, ...Array.from(variantsByLetter[letter] ?? '')),
                fc.constantFrom(...optionalMarks),
              )
              .map((parts) => parts.join('')),
      ),
    )
    .map((letters) => letters.join(''));

/** As Arabic keyboards and older texts write them, and as Urdu ones do. */
const urduLetters: Record<string, string> = {
  ...{ ك: 'ک', ي: 'ی', ى: 'ی', ٱ: 'ا' },
  ...{ ه: 'ہ', ھ: 'ہ', ة: 'ہ', ۃ: 'ہ', ە: 'ہ' },
};

/** One form for each letter: without accents and vowel signs, and what joins, parts or stretches letters. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200C\u200D]/gu, '')
    .replace(/[كيىٱهھةۃە]/g, (letter) => urduLetters[letter] ?? letter);

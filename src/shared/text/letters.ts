/** One form for each letter, whatever keyboard typed it: without accents, vowel signs and what joins or stretches letters. */
export const removeDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200C\u200D]/gu, '')
    .replace(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[هھةۃە]/g, 'ہ')
    .replaceAll('ٱ', 'ا');

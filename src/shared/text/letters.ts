/**
 * Normalises letters, so that words from different keyboards are equal. Removes accents, vowel
 * signs, joiners and letter extensions.
 */
export const removeDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200C\u200D]/gu, '')
    .replace(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[هھةۃە]/g, 'ہ')
    .replaceAll('ٱ', 'ا');

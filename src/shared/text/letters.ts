/**
 * Normalises letters, so that words from different keyboards are equal. Removes accents, vowel
 * signs, joiners, letter extensions and invisible characters.
 */
export const removeDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[هھةۃە]/g, 'ہ')
    .replaceAll('ٱ', 'ا');

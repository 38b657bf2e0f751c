import { toWellFormed } from './toWellFormed';

/** Removes NUL and lone surrogates, because the database of the back end cannot store them. */
export const cleanText = (text: string): string => toWellFormed(text).replaceAll('\0', '');

/**
 * Cleans a line of text that may have been pasted: removes invisible characters, such as marks of
 * the writing direction, and trims it. Tabs and line breaks become spaces. The joiners U+200C and
 * U+200D stay, because Urdu and emoji need them.
 */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '')
    .trim();

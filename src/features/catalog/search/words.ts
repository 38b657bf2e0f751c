import { toAsciiDigits } from '@/shared/text/digits';
import { removeDiacritics } from '@/shared/text/letters';
import { findStandardUnitName } from '../facts/measures';
import { fillerWords } from './synonyms';

/** Matches a word, a number with decimals (`10.5`), or numbers joined by `x` (`8x8x4`). */
const wordPattern =
  /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+x?|\d+(?:\.\d+)?(?:[\p{L}\p{M}][\p{L}\p{M}\d]*)?|[\p{L}\p{M}\p{Extended_Pictographic}]+/gu;

/**
 * Matches the sign between two measures, with the units and spaces around it: `8" x 8"`, `8 × 8`,
 * `8 by 8`. The second measure may still be missing, as in `8 x`.
 */
const measureSeparatorPattern =
  /(\d)\s*(?:(?:["'′″”’]{1,2}|(?:inch(?:es)?|in|cm|mm)\b)\s*)?(?:[x×*✕]|by\b)\s*(?=\d|$)/g;

const inchSignPattern = /(\d)\s*(?:["″”]|''|′′|’’)/g;
/** Matches `10,5` but not a list of numbers such as `8,10,12`. */
const decimalCommaPattern = /(^|[^\d.,])(\d+),(\d{1,2})(?!\d|[.,]\d)/g;
const thousandsCommaPattern = /(\d),(?=\d{3}(?!\d))/g;

/**
 * Removes the simplest English plural endings. They are removed from names and queries, so 'boxes'
 * matches 'box'.
 */
export function toSingular(text: string): string {
  if (text.length < 4 || !text.endsWith('s') || /(?:ss|us|is)$/.test(text)) return text;
  if (text.endsWith('ies') && text.length > 4) return `${text.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(text) ? text.slice(0, -2) : text.slice(0, -1);
}

/** Normalises case, letters, digits and the signs between measures. */
const normaliseText = (text: string): string =>
  removeDiacritics(toAsciiDigits(text))
    .toLowerCase()
    .replace(decimalCommaPattern, '$1$2.$3')
    .replace(thousandsCommaPattern, '$1')
    .replace(measureSeparatorPattern, '$1x')
    .replace(inchSignPattern, '$1 inch ');

/**
 * Splits a name or a query into normalised words. A measure and its unit form one word: `8 inch`,
 * `8"` and `8in` become `8inch`. `8 x 8 in`, `8"x8"` and `8×8″` become `8x8inch`.
 */
export function splitWords(text: string): string[] {
  const result: string[] = [];
  for (const [word] of normaliseText(text).matchAll(wordPattern)) {
    const [, digits, letters] = /^([\dx.]*\d)(\D*)$/.exec(word) ?? [];
    const lastWord = result.at(-1);
    // A single 'l' is not read as litre, because it may be the start of a word, as in '500 l…'.
    const unit = word === 'l' ? undefined : findStandardUnitName(word);
    if (unit && lastWord !== undefined && /^[\dx.]*\d$/.test(lastWord))
      result[result.length - 1] = lastWord + unit;
    else if (digits !== undefined && letters)
      result.push(digits + (findStandardUnitName(letters) ?? letters));
    else result.push(toSingular(word));
  }
  return result;
}

/**
 * Returns the unit at the end of a measure, or `undefined` if there is none. With the unit as a
 * separate term, 'ml' alone also finds '250ml'.
 */
export const findMeasureUnit = (text: string): string | undefined => {
  const [, letters] = /^[\d.]+([^\d.]+)$/.exec(text) ?? [];
  return letters && findStandardUnitName(letters);
};

/** Maximum number of words of a query. Longer queries are cut, because each word costs time. */
const maxQueryWords = 12;
const maxQueryLength = 200;

/**
 * Returns all words of a query, and the distinct words to search for. These include filler words
 * only if the query has no other words.
 */
export function getSearchWords(query: string): { allWords: string[]; words: string[] } {
  const allWords = splitWords(query.slice(0, maxQueryLength)).slice(0, maxQueryWords);
  const significantWords = allWords.filter((word) => !fillerWords.has(word));
  return {
    allWords,
    words: [...new Set(significantWords.length > 0 ? significantWords : allWords)],
  };
}

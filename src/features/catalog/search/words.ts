import { toAsciiDigits } from '@/shared/text/digits';
import { removeDiacritics } from '@/shared/text/letters';
import { findUnit } from '../facts/measures';
import { littleWords } from './synonyms';

/** Letters with their marks, and numbers with decimals (`10.5`) or joined by `x` (`8x8x4`). */
const word =
  /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+x?|\d+(?:\.\d+)?(?:[\p{L}\p{M}][\p{L}\p{M}\d]*)?|[\p{L}\p{M}\p{Extended_Pictographic}]+/gu;

/** `8" x 8"`, `8 × 8`, `8 by 8`, `8 x` (still being typed): the sign between two measures, with what stands round it. */
const times = /(\d)\s*(?:["'′″”’]{1,2}|(?:inch(?:es)?|in|cm|mm)\b)?\s*(?:[x×*✕]|by\b)\s*(?=\d|$)/g;

const inches = /(\d)\s*(?:["″”]|''|′′|’’)/g;
/** `10,5`, but not a list of numbers: `8,10,12`. */
const decimalCommas = /(^|[^\d.,])(\d+),(\d{1,2})(?!\d|[.,]\d)/g;
const thousands = /(\d),(?=\d{3}(?!\d))/g;

/** 'boxes' and 'box' are one word: only the plainest English plurals, the same way in names and in queries. */
export function toSingular(text: string): string {
  if (text.length < 4 || !text.endsWith('s') || /(?:ss|us|is)$/.test(text)) return text;
  if (text.endsWith('ies') && text.length > 4) return `${text.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(text) ? text.slice(0, -2) : text.slice(0, -1);
}

/** Without case, one form for each letter, digit and sign between measures. */
const tidy = (text: string): string =>
  removeDiacritics(toAsciiDigits(text))
    .toLowerCase()
    .replace(decimalCommas, '$1$2.$3')
    .replace(thousands, '$1')
    .replace(times, '$1x')
    .replace(inches, '$1 inch ');

/**
 * The words of a name or a query, in one spelling. A measure and its unit are one word however they are written:
 * `8 inch`, `8"` and `8in` are `8inch`; `8 x 8 in`, `8"x8"` and `8×8″` are `8x8inch`.
 */
export function splitWords(text: string): string[] {
  const result: string[] = [];
  for (const [found] of tidy(text).matchAll(word)) {
    const [, digits, letters] = /^([\dx.]*\d)(\D*)$/.exec(found) ?? [];
    const last = result.at(-1);
    // 'Roll of 500 l…' is on its way to another word.
    const unit = found === 'l' ? undefined : findUnit(found);
    if (unit && last !== undefined && /^[\dx.]*\d$/.test(last))
      result[result.length - 1] = last + unit;
    else if (digits !== undefined && letters) result.push(digits + (findUnit(letters) ?? letters));
    else result.push(toSingular(found));
  }
  return result;
}

/** The unit at the end of a measure, so that 'ml' alone (250 m…) finds '250ml' too. */
export const findUnitWithin = (text: string): string | undefined => {
  const [, letters] = /^[\d.]+(\D+)$/.exec(text) ?? [];
  return letters && findUnit(letters);
};

/** Longer queries are cut: nobody types them, and each word costs time. */
const maxWords = 12;
const maxLetters = 200;

/** The words of a query: all of them, and those that tell something, each once. */
export function getSearchWords(query: string): { all: string[]; words: string[] } {
  const all = splitWords(query.slice(0, maxLetters)).slice(0, maxWords);
  const telling = all.filter((word) => !littleWords.has(word));
  return { all, words: [...new Set(telling.length > 0 ? telling : all)] };
}

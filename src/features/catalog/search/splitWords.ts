import { toAsciiDigits } from '@/shared/text/digits';
import { removeDiacritics } from '@/shared/text/letters';
import { getOnlyUnit, splitAtNumbers } from '../measures/parseMeasures';
import type { NumberGroup } from '../measures/parseMeasures';

const wordPattern = /\d+(?:\.\d+)?(?:\p{L}[\p{L}\d]*)?|[\p{L}\p{Extended_Pictographic}]+/gu;

/** Matches `10,5` but not a list of numbers such as `8,10,12`. */
const decimalCommaPattern = /(^|[^\d.,])(\d+),(\d{1,2})(?!\d|[.,]\d)/g;
/** Matches the commas of `8,10,12`, but not those of `1,000`. */
const listCommaPattern = /(\d),(?=\d)(?!\d{3}(?!\d))/g;

/**
 * Removes the simplest English plural endings. They are removed from names and queries, so 'boxes'
 * matches 'box'.
 */
export function toSingular(text: string): string {
  if (text.length < 4 || !text.endsWith('s') || /(?:ss|us|is)$/.test(text)) return text;
  if (text.endsWith('ies') && text.length > 4) return `${text.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(text) ? text.slice(0, -2) : text.slice(0, -1);
}

/** Returns the terms for a group of numbers. A size and its unit form one term. */
function toTerms(group: NumberGroup): string[] {
  const { text, numbers, isRange, isUnfinished } = group;
  if (numbers.some(({ value }) => Number.isNaN(value))) return text.match(wordPattern) ?? [];
  const unit = getOnlyUnit(group);
  const isSize = !isRange && numbers.every((term) => !term.unit || unit?.kind === 'length');
  if (isSize) {
    const sides = numbers.map(({ value }) => value).join('x');
    return [sides + (isUnfinished ? 'x' : (unit?.name ?? ''))];
  }
  return numbers.map(
    ({ value, unit: ownUnit = isRange ? unit : undefined }) => `${value}${ownUnit?.name ?? ''}`,
  );
}

/**
 * Splits a name or a query into normalised words. A measure and its unit form one word: `8 inch`,
 * `8"` and `8in` become `8inch`. `8 x 8 in`, `8"x8"` and `8×8″` become `8x8inch`.
 */
export function splitWords(text: string): string[] {
  const normalisedText = removeDiacritics(toAsciiDigits(text)).toLowerCase();
  const parts = /\d/.test(normalisedText)
    ? splitAtNumbers(
        normalisedText.replace(decimalCommaPattern, '$1$2.$3').replace(listCommaPattern, '$1, '),
      )
    : [normalisedText];
  return parts.flatMap((part) =>
    typeof part === 'string' ? (part.match(wordPattern) ?? []).map(toSingular) : toTerms(part),
  );
}

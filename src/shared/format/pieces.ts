import { formatCounted } from './formatCounted';
import type { Paisa } from './money';
import { toAsciiDigits } from '@/shared/text/digits';

/** The content of a pack, such as 50 times 'pc' or 5 times 'roll'. */
export interface Pieces {
  count: number;
  noun: string;
}

/**
 * A larger number is treated as a typing mistake, both in the text of a pack and in the number of
 * pieces that a shopper needs.
 */
export const maxPieces = 1_000_000;

const maxTextLength = 100;

const countPattern = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,7})`;
const packPattern = '(?:packet|pack|pkt|box|carton|ctn|case|bundle|bag)';
const nounPattern = String.raw`(pcs?\.?|pieces?|nos\.?|units?|(?:set|roll|sheet|pair)s?|عدد|پیس)`;

/**
 * The whole text must match one of these patterns, because anything else in it could change what
 * the number counts.
 */
const piecePatterns = [
  `${packPattern} of ${countPattern}(?: ?${nounPattern})?`,
  String.raw`(?:${packPattern}[ ,:–(-]+|\()?${countPattern} ?${nounPattern}\)?(?: ?(?:/|per) ?${packPattern})?`,
  `${countPattern}[ -]pack`,
  `پیک ${countPattern}(?: ${nounPattern})?`,
  `${countPattern} کا پیک`,
  `(?:single|one)() ${nounPattern}`,
].map((pattern) => new RegExp(`^${pattern}$`));

const measureUnitPattern =
  /^(?:k?gs?|gms?|(?:kilo)?grams?|m?l|lit(?:re|er)s?|[cm]?m|met(?:re|er)s?|inch(?:es)?|f(?:ee)?t|yards?|doz(?:en)?|gross|lbs?|oz|tons?)\.?$/;

/**
 * Returns the noun of a unit in the singular. Returns `undefined` for measures, dozens and gross,
 * which do not count single pieces.
 */
function getNoun(unit: string): string | undefined {
  if (measureUnitPattern.test(unit)) return undefined;
  return /^(set|roll|sheet|pair)s?$/.exec(unit)?.[1] ?? 'pc';
}

const normaliseText = (text: string): string =>
  toAsciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[،，]/g, ',')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Reads the content of a pack from its text: 'Pack of 50', 'Carton (500 pcs)', 'Single roll'. If
 * the text names no noun, the pack's order unit is used.
 * @returns `undefined` if the text is ambiguous
 */
export function parsePieces(packText: string, unit = ''): Pieces | undefined {
  if (packText.length > maxTextLength || unit.length > maxTextLength) return undefined;
  const text = normaliseText(packText);
  const match = piecePatterns.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!match) return undefined;
  const [, digits = '', nounText] = match;
  const count = digits === '' ? 1 : Number(digits.replaceAll(',', ''));
  const noun = getNoun(nounText ?? normaliseText(unit));
  return noun && count >= 1 && count <= maxPieces ? { count, noun } : undefined;
}

/** Formats pieces like `1,100 pcs` or `1 roll`. */
export const formatPieces = ({ count, noun }: Pieces): string => formatCounted(count, noun);

/**
 * Returns the price of one piece, rounded to the nearest paisa. Returns `undefined` for a single
 * piece, or if the price rounds to zero.
 * @param amount in paisa
 */
export function getPriceEach(amount: number, count: number): Paisa | undefined {
  const priceEach = Math.round(amount / count);
  return count > 1 && priceEach >= 1 ? (priceEach as Paisa) : undefined;
}

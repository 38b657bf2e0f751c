import { formatCounted } from './formatCounted';
import type { Paisa } from './money';
import { toAsciiDigits } from '@/shared/text/digits';

/** What a pack holds: 50 times 'pc', 5 times 'roll'. */
export interface Pieces {
  count: number;
  noun: string;
}

/** More is a slip of the pen, in a pack as in a shopper's need. */
export const maxPieces = 1_000_000;

const longestText = 100;

const number = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,7})`;
const pack = '(?:packet|pack|pkt|box|carton|ctn|case|bundle|bag)';
const piece = String.raw`(pcs?\.?|pieces?|nos\.?|units?|(?:set|roll|sheet|pair)s?|عدد|پیس)`;

/** The whole text must have one of these shapes: anything beside the number could change what it counts. */
const shapes = [
  `${pack} of ${number}(?: ?${piece})?`,
  String.raw`(?:${pack}[ ,:–(-]+|\()?${number} ?${piece}\)?(?: ?(?:/|per) ?${pack})?`,
  `${number}[ -]pack`,
  `پیک ${number}(?: ${piece})?`,
  `${number} کا پیک`,
  `(?:single|one)() ${piece}`,
].map((shape) => new RegExp(`^${shape}$`));

const measure =
  /^(?:k?gs?|gms?|(?:kilo)?grams?|m?l|lit(?:re|er)s?|[cm]?m|met(?:re|er)s?|inch(?:es)?|f(?:ee)?t|yards?|doz(?:en)?|gross|lbs?|oz|tons?)\.?$/;

/** `undefined`: it measures or bundles, so that a number of it is no number of pieces. */
function getNoun(unit: string): string | undefined {
  if (measure.test(unit)) return undefined;
  return /^(set|roll|sheet|pair)s?$/.exec(unit)?.[1] ?? 'pc';
}

const plain = (text: string): string =>
  toAsciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[،，]/g, ',')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * What a pack's text says that it holds: 'Pack of 50', 'Carton (500 pcs)', 'Single roll'. A number without a noun counts
 * in the unit in which the pack is ordered. `undefined` where the text could mean anything else.
 */
export function parsePieces(packText: string, unit = ''): Pieces | undefined {
  if (packText.length > longestText || unit.length > longestText) return undefined;
  const text = plain(packText);
  const found = shapes.map((shape) => shape.exec(text)).find(Boolean);
  if (!found) return undefined;
  const [, digits = '', word] = found;
  const count = digits === '' ? 1 : Number(digits.replaceAll(',', ''));
  const noun = getNoun(word ?? plain(unit));
  return noun && count >= 1 && count <= maxPieces ? { count, noun } : undefined;
}

/** `1,100 pcs`, `1 roll`. */
export const formatPieces = ({ count, noun }: Pieces): string => formatCounted(count, noun);

/** Of one piece among several, to the nearest paisa. `undefined` where that says nothing. @param amount in paisa */
export function getPriceEach(amount: number, count: number): Paisa | undefined {
  const each = Math.round(amount / count);
  return count > 1 && each >= 1 ? (each as Paisa) : undefined;
}

import { formatNumber } from '@/shared/format/number';
import { cleanLine } from '@/shared/text/cleanText';
import { toAsciiDigits } from '@/shared/text/digits';
import { toLowerCase } from '@/shared/text/toLowerCase';

export interface Amount {
  /** Number of packs or pieces, or `undefined` if the text is ambiguous: see `readings`. */
  count: number | undefined;
  /**
   * Possible meanings of an ambiguous text. A text is ambiguous if it has a point before exactly
   * three digits: '1.000' may mean 1,000 or 1.
   */
  readings?: string[];
  /**
   * Whether the amount counts pieces instead of packs. It is `undefined` if the text names neither
   * pieces nor packs.
   */
  inPieces?: boolean;
}

const numberPattern = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(\.\d+)?/;

const units: readonly [name: RegExp, count: number, inPieces?: boolean][] = [
  [/^$/, 1],
  [/^(?:packs?|packets?|pkts?|pks?|bundles?|پیکٹ?)$/, 1, false],
  [
    /^(?:pcs?|pieces?|nos?|units?|ea|each|adad|adat|pes|pis|peece?s?|dan[ae]|daan[ae]y?|sets?|rolls?|sheets?|عدد|پیس|دانے?|دانہ|رول|شیٹ|سیٹ|ٹکڑے?)$/,
    1,
    true,
  ],
  [/^(?:dz|doz(?:ens?)?|dar[jz]an|درجن)(?: (?:pcs|pieces))?$/, 12, true],
  [/^gross$/, 144, true],
];

/**
 * Reads an amount such as '1,000', '1,00,000', '۵۰۰ pcs', '2.5 dozen' or '3 packs'. For an
 * ambiguous amount such as '1.000', the result has `readings`. Returns `undefined` for any other
 * text.
 */
export function readAmount(text: string): Amount | undefined {
  const normalisedText = toLowerCase(toAsciiDigits(cleanLine(text)).replaceAll('،', ','));
  const [numberText = '', integerPart = '', fractionPart = ''] =
    numberPattern.exec(normalisedText) ?? [];
  const textAfterNumber = normalisedText.slice(numberText.length).trim();
  const [thousandsWord = ''] =
    /^(?:k|hazaa?r|thousand|ہزار)(?![\p{L}\p{M}]{2})/u.exec(textAfterNumber) ?? [];
  const isInThousands = thousandsWord !== '';
  const unitWord = textAfterNumber.slice(thousandsWord.length).trim().replace(/\.$/, '');
  const [, factor = NaN, inPieces] = units.find(([name]) => name.test(unitWord)) ?? [];
  const parseCount = (digits: string) => {
    const count = Number(digits.replaceAll(',', '')) * factor * (isInThousands ? 1000 : 1);
    return Number.isSafeInteger(count) && count >= 1 ? count : undefined;
  };
  const unitFields = inPieces === undefined ? {} : { inPieces };
  // In '0.125' and '1,000.000' the point can only be a decimal point, so these are not ambiguous.
  if (/^[1-9]\d{0,2}$/.test(integerPart) && /^\.\d{3}$/.test(fractionPart) && !isInThousands) {
    const suffix = normalisedText.slice(integerPart.length + fractionPart.length);
    const thousandsDigits = integerPart + fractionPart.slice(1);
    const readings = [
      ...(parseCount(thousandsDigits) ? [`${formatNumber(Number(thousandsDigits))}${suffix}`] : []),
      ...(parseCount(integerPart + fractionPart)
        ? [`${String(Number(integerPart + fractionPart))}${suffix}`]
        : []),
    ];
    return readings.length > 0 ? { count: undefined, readings, ...unitFields } : undefined;
  }
  const count = parseCount(integerPart + fractionPart);
  return count === undefined ? undefined : { count, ...unitFields };
}

/** Returns whether a text is only a unit such as 'pcs', as in the unit column of a spreadsheet. */
export const isUnit = (text: string): boolean => readAmount(`1 ${text}`)?.inPieces !== undefined;

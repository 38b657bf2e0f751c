import { formatNumber } from '@/shared/format/number';
import { toAsciiDigits } from '@/shared/text/digits';

export interface Amount {
  /** `undefined` where the text can be read in two ways: see `readings`. */
  count: number | undefined;
  /** What a point before exactly three digits can mean: '1.000' is 1,000 to some and 1 to others. */
  readings?: string[];
  /** Of pieces, not of packs; `undefined` where the text names neither. */
  inPieces?: boolean;
}

const amount = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(\.\d+)?\s*(k)?\s*(.*?)\.?$/;

const units: readonly [name: RegExp, count: number, inPieces?: boolean][] = [
  [/^$/, 1],
  [/^(?:packs?|packets?|pkts?|pks?|bundles?|پیکٹ?)$/, 1, false],
  [
    /^(?:pcs?|pieces?|nos?|units?|ea|each|adad|adat|peece?s?|dan[ae]|daan[ae]y?|sets?|rolls?|sheets?|عدد|پیس|دانے?|دانہ)$/,
    1,
    true,
  ],
  [/^(?:dz|doz(?:ens?)?|dar[jz]an|درجن)(?: (?:pcs|pieces))?$/, 12, true],
  [/^gross$/, 144, true],
];

/** '1,000', '1,00,000', '1.000' as a question, '۵۰۰ pcs', '2.5 dozen', '3 packs'; `undefined` for any other text. */
export function readAmount(text: string): Amount | undefined {
  const plain = toAsciiDigits(text).replaceAll('،', ',').trim().toLowerCase();
  const [, whole = '', part = '', thousand, word = ''] = amount.exec(plain) ?? [];
  const [, factor = NaN, inPieces] = units.find(([name]) => name.test(word)) ?? [];
  const read = (digits: string) => {
    const count = Number(digits.replaceAll(',', '')) * factor * (thousand ? 1000 : 1);
    return Number.isSafeInteger(count) && count >= 1 ? count : undefined;
  };
  const unit = inPieces === undefined ? {} : { inPieces };
  // '0.125' and '1,000.000' have a point of decimals.
  if (/^[1-9]\d{0,2}$/.test(whole) && /^\.\d{3}$/.test(part) && !thousand) {
    const end = plain.slice(whole.length + part.length);
    const asThousands = whole + part.slice(1);
    const readings = [
      ...(read(asThousands) ? [`${formatNumber(Number(asThousands))}${end}`] : []),
      ...(read(whole + part) ? [`${String(Number(whole + part))}${end}`] : []),
    ];
    return readings.length > 0 ? { count: undefined, readings, ...unit } : undefined;
  }
  const count = read(whole + part);
  return count === undefined ? undefined : { count, ...unit };
}

/** Whether a text is a unit alone, as sheets have them in a column of their own. */
export const isUnit = (text: string): boolean => readAmount(`1 ${text}`)?.inPieces !== undefined;

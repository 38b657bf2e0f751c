import { formatNumber } from '@/shared/format/number';
import { toAsciiDigits } from '@/shared/text/digits';
import { plainCell } from './pastedCells';

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
  [/^(?:packs?|packets?|pkts?|پیکٹ?)$/, 1, false],
  [/^(?:pcs?|pieces?|nos?|units?|sets?|rolls?|sheets?|عدد|پیس|دانے?)$/, 1, true],
  [/^(?:dz|doz(?:ens?)?|درجن)(?: (?:pcs|pieces))?$/, 12, true],
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

const before = /^(\d[\d,.]*k?)\s*(?:[x×*](?!\s*\d)|(\p{L}+)\.?)\s+(?:of\s+)?(.+)$/iu;
const after = /^(.+?)(\s*[-–—:=,(]\s*|\s+[x×*]\s*|\s+)(\d[\d,.]*k?(?:\s*\p{L}+)?)\.?\)?$/iu;

/** The amount beside a name: '500 x name', '2 dozen name', 'name - 40', 'name (1,000 pcs)'. A bare one counts pieces. */
export function splitAmount(text: string): { name: string; quantity?: string } {
  const plain = plainCell(toAsciiDigits(text));
  const split = (name: string, quantity: string, isSigned: boolean) => {
    const isBare = readAmount(`${quantity} pcs`) && isSigned;
    if (!isBare && readAmount(quantity)?.inPieces === undefined) return undefined;
    return { name, quantity: isBare ? `${quantity} pcs` : quantity };
  };
  const [, first = '', word, rest = ''] = before.exec(plain) ?? [];
  const [, name = '', sign = '', last = ''] = after.exec(plain) ?? [];
  // After a figure 'x', or a dash without room, joins measures.
  const isSigned = /^\s+[-–—]\s+$|[:=(]/.test(sign) || (sign.trim() !== '' && !/\d$/.test(name));
  return (
    split(rest, word ? `${first} ${word}` : first, !word) ??
    split(name, last, isSigned) ?? { name: text }
  );
}

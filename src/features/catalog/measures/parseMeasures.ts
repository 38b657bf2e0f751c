import { toAsciiDigits } from '@/shared/text/digits';
import { findUnit, unitNamePattern } from './units';
import type { MeasureKind, Unit } from './units';

/** Numbers in a text which belong together, such as `24 x 16 x 9 cm`, `500 ml` or `8-16 oz`. */
export interface NumberGroup {
  text: string;
  /** The value of a number of unclear meaning, such as `1/2` or `1e9`, is NaN. */
  numbers: { value: number; unit?: Unit }[];
  isRange: boolean;
  /** Whether the next number is still missing, as in `8 x`. */
  isUnfinished: boolean;
}

/** A size, capacity, weight or grammage (the weight of paper). */
export interface Measure {
  kind: MeasureKind;
  /** Amounts in mm, ml, g or g/m². Without a unit, they are the numbers as written. */
  values: readonly number[];
  unit?: Unit;
}

/** Largest plausible amounts in mm, ml, g and g/m². Larger amounts are ignored. */
const maxAmounts: Record<MeasureKind, number> = {
  length: 10_000,
  capacity: 100_000,
  weight: 100_000,
  grammage: 5000,
};

const digits = String.raw`(?:(?<![\p{L}\d″] ?)-)?\d[\d.,/]*(?:e\d+)?`;
const times = String.raw`(?:[×*✕]|(?:x|by)(?!\p{L}))`;
const range = String.raw`(?:[-–—~]|to(?!\p{L}))`;
const wordEnd = String.raw`(?:(?![\p{L}\d])|(?=x\s*\d))`;
const unit = `(?:[″′]|(?:${unitNamePattern})${wordEnd})`;
const side = 'w|h|d|[ø⌀]|dia(?:meter)?|length|width|height|depth';
const sideBefore = String.raw`(?:(?:l|${side})(?!\p{L})\s*)*`;
// In '24L x 16W', the L means length. In '24L', it means litres.
const sideAfter = String.raw`(?:\s*(?:l(?=\s*${times})|(?:${side})${wordEnd}))?`;
const number = String.raw`${sideBefore}${digits}${sideAfter}(?:\s*${unit})?${sideAfter}`;

const groupPattern = new RegExp(
  String.raw`(?<![\p{L}\d])${number}(?:\s*(?:${times}|${range})\s*${number})*(?:\s*${times}\s*$)?`,
  'giu',
);
const numberPattern = new RegExp(String.raw`(${digits})${sideAfter}(?:\s*(${unit}))?`, 'giu');
const rangePattern = new RegExp(range, 'iu');
const unfinishedPattern = new RegExp(String.raw`${times}\s*$`, 'iu');

const normaliseSigns = (text: string): string =>
  toAsciiDigits(text)
    .replace(/["″”]|''|′′|’’/g, '″')
    .replace(/['’]/g, '′')
    .replaceAll('²', '2')
    .replace(/[():=]/g, ' ');

/** Parses a number. Returns NaN for a text of unclear meaning, such as `8,5`, `1/2` or `1e9`. */
function parseNumber(text: string): number {
  const [, validDigits = ''] = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)[.,]*$/.exec(text) ?? [];
  return validDigits ? Number(validDigits.replaceAll(',', '')) : NaN;
}

function parseGroup(text: string): NumberGroup {
  const numbers = Array.from(text.matchAll(numberPattern), ([, numberText = '', unitName = '']) => {
    const foundUnit = findUnit(unitName.toLowerCase());
    return { value: parseNumber(numberText), ...(foundUnit && { unit: foundUnit }) };
  });
  return {
    text,
    numbers,
    isRange: rangePattern.test(text.replace(numberPattern, '')),
    isUnfinished: unfinishedPattern.test(text),
  };
}

/**
 * Splits a text into groups of numbers and the texts around them. These texts have ASCII digits and
 * uniform inch signs.
 */
export function splitAtNumbers(text: string): (string | NumberGroup)[] {
  const normalisedText = normaliseSigns(text);
  const parts: (string | NumberGroup)[] = [];
  let textStart = 0;
  for (const { 0: groupText, index } of normalisedText.matchAll(groupPattern)) {
    parts.push(normalisedText.slice(textStart, index), parseGroup(groupText));
    textStart = index + groupText.length;
  }
  return [...parts, normalisedText.slice(textStart)];
}

/** Returns the only unit of a group, or `undefined` if the group has none or several. */
export function getOnlyUnit({ numbers }: NumberGroup): Unit | undefined {
  const [firstUnit, secondUnit] = new Set(numbers.flatMap((term) => term.unit ?? []));
  return secondUnit ? undefined : firstUnit;
}

/**
 * Returns the measure that a group of numbers means. Returns `undefined` for ranges, mixed units
 * and implausible amounts.
 */
function toMeasure(group: NumberGroup): Measure | undefined {
  const { numbers, isRange, isUnfinished } = group;
  const hasUnit = numbers.some((term) => term.unit);
  const onlyUnit = getOnlyUnit(group);
  const kind = hasUnit ? onlyUnit?.kind : 'length';
  if (!kind || isRange || isUnfinished) return undefined;
  const minCount = hasUnit ? 1 : 2;
  const maxCount = kind === 'length' ? 3 : 1;
  if (numbers.length < minCount || numbers.length > maxCount) return undefined;
  const values = numbers.map(({ value }) => Number((value * (onlyUnit?.size ?? 1)).toFixed(2)));
  const arePlausible = values.every((value) => value >= 0.1 && value <= maxAmounts[kind]);
  return arePlausible ? { kind, values, ...(onlyUnit && { unit: onlyUnit }) } : undefined;
}

const maxTextLength = 500;

/**
 * Parses the measures in a text such as '24x16x9', '10 × 10 × 4 in', '16 oz' or '350 gsm'. Ranges,
 * sizes in mixed units and implausible values are ignored.
 */
export const parseMeasures = (text: string): Measure[] =>
  splitAtNumbers(text.slice(0, maxTextLength)).flatMap((part) =>
    typeof part === 'string' ? [] : (toMeasure(part) ?? []),
  );

import { toAsciiDigits } from '@/shared/text/digits';
import type { LengthUnit } from './productFacts';

type MeasureKind = 'length' | 'capacity' | 'weight' | 'grammage';

/**
 * Known units of measure, each with all its names. The standard name comes first. `factor` converts
 * to mm, ml, g or g/m². `shown` is the unit in which the shop shows a length in this unit. Measures
 * in a unit without a kind are ignored.
 */
const units: readonly [names: string, kind?: MeasureKind, factor?: number, shown?: LengthUnit][] = [
  ['mm|millimeter|millimeters|millimetre|millimetres', 'length', 1, 'mm'],
  ['cm|cms|centimeter|centimeters|centimetre|centimetres', 'length', 10, 'cm'],
  ['inch|inches|in|″|انچ', 'length', 25.4, 'in'],
  ['ft|feet|foot', 'length', 304.8, 'in'],
  ['m|mtr|mtrs|meter|meters|metre|metres'],
  ['yd|yard|yards|′'],
  ['ml|mls|milliliter|milliliters|millilitre|millilitres|ملی لیٹر', 'capacity', 1],
  ['litre|litres|liter|liters|l|ltr|ltrs|لیٹر', 'capacity', 1000],
  ['oz|ozs|ounce|ounces|fl oz|floz|اونس', 'capacity', 29.57],
  ['gsm|g/m2|g/sqm', 'grammage', 1],
  ['g|gm|gms|gram|grams|گرام', 'weight', 1],
  ['kg|kgs|kilo|kilos|kilogram|kilograms|کلو', 'weight', 1000],
  ['piece|pieces|pc|pcs|عدد|پیس'],
];
const unitsByName = new Map(
  units.flatMap((unit) => unit[0].split('|').map((name) => [name, unit] as const)),
);

/** Largest plausible amounts in mm, ml, g and g/m². Larger amounts are ignored. */
const maxAmounts: Record<MeasureKind, number> = {
  length: 10_000,
  capacity: 100_000,
  weight: 100_000,
  grammage: 5000,
};

const tokenPattern = new RegExp(
  [
    String.raw`(?<number>(?:(?<![\p{L}\d″] ?)-)?\d[\d.,/]*(?:e\d+)?)`,
    String.raw`(?<times>[×*✕]|x(?!\p{L})|by(?!\p{L}))`,
    `(?<unit>(?:${[...unitsByName.keys()].join('|')})(?![\\p{L}\\d]))`,
    String.raw`(?<label>(?:[lwhdø⌀]|dia(?:meter)?|length|width|height|depth|round)(?!\p{L}))`,
    String.raw`(?<range>[-–—~]|to(?!\p{L}))`,
    String.raw`(?<other>\p{L}[\p{L}\d]*|\S)`,
  ].join('|'),
  'giu',
);

/** One length, or several lengths joined by ×. */
export interface MeasuredSize {
  /** Lengths in mm. Without a unit in the text, they are the numbers as written. */
  lengths: number[];
  unit?: LengthUnit;
}

export interface Measures {
  sizes: MeasuredSize[];
  /** `capacity` is in ml, `weight` in g, and `grammage` (the weight of paper) in g/m². */
  capacity: number[];
  weight: number[];
  grammage: number[];
}

const maxTextLength = 500;

const normaliseText = (text: string): string =>
  toAsciiDigits(text.slice(0, maxTextLength))
    .replace(/["″”]|''|′′|’’/g, '″')
    .replace(/['’]/g, '′')
    .replaceAll('²', '2')
    .replace(/[():=]/g, ' ');

/** Parses a number. Returns NaN for a text of unclear meaning, such as `8,5`, `1/2` or `1e9`. */
function parseNumber(text: string): number {
  const [, digits = ''] = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)[.,]*$/.exec(text) ?? [];
  return digits ? Number(digits.replaceAll(',', '')) : NaN;
}

/**
 * Finds a unit by one of its names, in lower case. Returns all its names, its kind and its
 * conversion factor, or `undefined` for an unknown name.
 */
export const findUnitEntry = (name: string) => unitsByName.get(name);

/** Returns the standard name of a unit, or `undefined` for an unknown name. */
export const findStandardUnitName = (name: string) => findUnitEntry(name)?.[0].split('|')[0];

interface NumberWithUnit {
  value: number;
  unit?: ReturnType<typeof findUnitEntry>;
}

/**
 * Parses the measures in a text such as '24x16x9', '10 × 10 × 4 in', '16 oz' or '350 gsm'. Ranges,
 * sizes in mixed units and implausible values are ignored.
 */
export function parseMeasures(text: string): Measures {
  const tokens = Array.from(
    normaliseText(text).matchAll(tokenPattern),
    ({ 0: matchedText, groups = {} }) => ({
      kind: Object.keys(groups).find((name) => groups[name] !== undefined),
      text: matchedText,
    }),
  );
  const measures: Measures = { sizes: [], capacity: [], weight: [], grammage: [] };
  const isTokenOfKind = (index: number, kind: string) => tokens[index]?.kind === kind;
  for (let tokenIndex = 0; tokenIndex < tokens.length;) {
    const startIndex = tokenIndex;
    const numbersWithUnits: NumberWithUnit[] = [];
    let hasNoRange = true;
    for (;;) {
      while (isTokenOfKind(tokenIndex, 'label')) tokenIndex += 1;
      const { kind, text: digits = '' } = tokens[tokenIndex] ?? {};
      if (kind !== 'number') break;
      const numberWithUnit: NumberWithUnit = { value: parseNumber(digits) };
      for (
        tokenIndex += 1;
        isTokenOfKind(tokenIndex, 'label') || isTokenOfKind(tokenIndex, 'unit');
        tokenIndex += 1
      ) {
        const tokenText = tokens[tokenIndex]?.text.toLowerCase() ?? '';
        // In '24L x 16W', the L means length, not litres.
        const isLabel =
          isTokenOfKind(tokenIndex, 'label') ||
          (tokenText === 'l' && isTokenOfKind(tokenIndex + 1, 'times'));
        if (!isLabel) numberWithUnit.unit ??= findUnitEntry(tokenText);
      }
      numbersWithUnits.push(numberWithUnit);
      const isRange = isTokenOfKind(tokenIndex, 'range') && isTokenOfKind(tokenIndex + 1, 'number');
      if (!isRange && !isTokenOfKind(tokenIndex, 'times')) break;
      hasNoRange &&= !isRange;
      tokenIndex += 1;
    }
    if (numbersWithUnits.length > 0 && hasNoRange) addMeasures(measures, numbersWithUnits);
    tokenIndex = Math.max(tokenIndex, startIndex + 1);
  }
  return measures;
}

/** Adds the numbers to `measures` if they form one plausible measure. */
function addMeasures(measures: Measures, numbersWithUnits: readonly NumberWithUnit[]): void {
  const [unit, secondUnit] = new Set(
    numbersWithUnits.flatMap((term) => (term.unit ? [term.unit] : [])),
  );
  const [, kind, factor = 1, shownUnit] = unit ?? ['', 'length' as const];
  if (!kind || secondUnit || numbersWithUnits.length > 3) return;
  const values = numbersWithUnits.map(({ value }) => Number((value * factor).toFixed(2)));
  const arePlausible = values.every((value) => value >= 0.1 && value <= maxAmounts[kind]);
  if (!arePlausible) return;
  if (kind !== 'length') {
    if (numbersWithUnits.length === 1) measures[kind].push(...values);
  } else if (unit || numbersWithUnits.length > 1) {
    measures.sizes.push({ lengths: values, ...(shownUnit && { unit: shownUnit }) });
  }
}

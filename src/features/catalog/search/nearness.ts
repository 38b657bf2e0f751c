import { findUnitEntry } from '../facts/measures';

export interface Measure {
  kind: string;
  /** In mm, ml, g or g/m², from the most to the least. */
  values: readonly number[];
  unit: string;
  /** So many mm, ml, g or g/m² is the unit. */
  per: number;
}

/** So far from what was asked, as a share of it, a measure still counts as the same, and as near. */
export const same = 0.021;
const near = 0.26;

/** What is not said in the unit of the question is told after what is. */
const otherUnit = 0.05;

/** What a word of `splitWords` measures: `500ml`, `8x8x4inch`; `8x8x4` either in cm or in inches. */
export function parseWordMeasures(word: string): Measure[] {
  const [, digits = '', name] = /^([\d.]+(?:x[\d.]+){0,2})x?(\D*)$/.exec(word) ?? [];
  const numbers = digits.split('x').map(Number);
  const isSize = numbers.length > 1;
  const names = isSize && !name ? ['cm', 'inch'] : [name ?? ''];
  return names.flatMap((unit) => {
    const [, kind, per = 0] = findUnitEntry(unit) ?? [];
    if (!kind || (isSize && kind !== 'length')) return [];
    return { kind, values: numbers.map((number) => number * per).sort((a, b) => b - a), unit, per };
  });
}

/**
 * How far the sides of one are from those asked for, at worst, and a hundredth of that in all: where fewer are asked for,
 * they may be any of them; where more are, what is near by its longest is the last of the near.
 */
function getDistance(
  wanted: readonly number[],
  own: readonly number[],
  [a, o, worst, sum] = [0, 0, 0, 0],
): number {
  if (wanted.length > own.length)
    return Math.max(near, getDistance(wanted.slice(0, own.length), own));
  const [side, has] = [wanted[a], own[o]];
  if (side === undefined) return worst + sum / 100;
  if (has === undefined) return Infinity;
  const off = Math.abs(has / side - 1);
  return Math.min(
    getDistance(wanted, own, [a + 1, o + 1, Math.max(worst, off), sum + off]),
    getDistance(wanted, own, [a, o + 1, worst, sum]),
  );
}

/** How near something comes to a measure that was asked for. */
export interface Near {
  apart: number;
  asked: string;
  /** In the unit of the question; where it was for one side, that side alone. */
  text: string;
}

/** The nearest of the measures. @param word which was asked for, and measures so much */
export function findNearest(
  word: string,
  asked: readonly Measure[],
  owns: readonly Measure[],
): Near | undefined {
  let nearest: Near | undefined;
  for (const { kind, values, unit, per } of asked) {
    for (const own of owns) {
      const far = own.kind === kind ? getDistance(values, own.values) : Infinity;
      const apart = far <= same || own.unit === unit ? far : far + otherUnit;
      if (far <= near && apart < (nearest?.apart ?? Infinity)) {
        const side = own.values.filter((value) => getDistance(values, [value]) === far).slice(0, 1);
        const sides = values.length === 1 ? side : own.values;
        const numbers = sides.map((value) => String(Number((value / per).toFixed(1))));
        nearest = { apart, asked: word, text: `${numbers.join(' × ')} ${unit}` };
      }
    }
  }
  return nearest;
}

/** Whether what a word measures is the same as one of the measures. */
export const hasSameMeasures = (word: string, owns: readonly Measure[]): boolean =>
  (findNearest(word, parseWordMeasures(word), owns)?.apart ?? Infinity) <= same;

/** `Nothing of 13 inch; 12 inch and 10 inch are near.` @param nears from the nearest on */
export function formatNearest(nears: readonly Near[]): string | undefined {
  const word = nears[0]?.asked;
  const [first, second] = new Set(
    nears.filter(({ asked }) => asked === word).map(({ text }) => text),
  );
  if (!word || !first) return undefined;
  const spaced = word.replaceAll('x', ' × ').replace(/(\d)(\p{L})/u, '$1 $2');
  return `Nothing of ${spaced}; ${second ? `${first} and ${second} are` : `${first} is`} near.`;
}

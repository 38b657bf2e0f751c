import { findUnitEntry } from '../facts/measures';

export interface Measure {
  kind: string;
  /** In mm, ml, g or g/m², from the largest to the smallest. */
  values: readonly number[];
  unit: string;
  /** Size of the unit in mm, ml, g or g/m². */
  per: number;
}

/** Relative differences up to which a measure counts as the same, and as near. */
export const same = 0.021;
const near = 0.26;

/** Penalty for measures in another unit than the query, so that they rank after the others. */
const otherUnit = 0.05;

/**
 * Parses the measures of a word from `splitWords`, such as `500ml` or `8x8x4inch`. A size without a
 * unit, such as `8x8x4`, may be in cm or inches.
 */
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
 * Returns the largest relative difference between the sides. It adds a hundredth of the sum of
 * differences, to break ties. If the query has fewer sides, they may match any of the sides. If it
 * has more, the distance is at least `near`.
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

/** A size near the requested one. */
export interface Near {
  apart: number;
  word: string;
  /**
   * The measure in the unit of the query. If the query has one side, it contains only the nearest
   * side.
   */
  text: string;
}

/**
 * Finds the nearest of the measures.
 * @param measures those that the requested word names
 */
export function findNearest(
  word: string,
  measures: readonly Measure[],
  owns: readonly Measure[],
): Near | undefined {
  let nearest: Near | undefined;
  for (const { kind, values, unit, per } of measures) {
    for (const own of owns) {
      const far = own.kind === kind ? getDistance(values, own.values) : Infinity;
      const apart = far <= same || own.unit === unit ? far : far + otherUnit;
      if (far <= near && apart < (nearest?.apart ?? Infinity)) {
        const side = own.values.filter((value) => getDistance(values, [value]) === far).slice(0, 1);
        const sides = values.length === 1 ? side : own.values;
        const numbers = sides.map((value) => String(Number((value / per).toFixed(1))));
        nearest = { apart, word, text: `${numbers.join(' × ')} ${unit}` };
      }
    }
  }
  return nearest;
}

/** Returns whether a measure of the word is the same as one of the given measures. */
export const hasSameMeasures = (word: string, owns: readonly Measure[]): boolean =>
  (findNearest(word, parseWordMeasures(word), owns)?.apart ?? Infinity) <= same;

/**
 * Formats a note such as `Nothing in 13 inch. Nearest: 12 inch and 10 inch.`
 * @param nears measures sorted from the nearest
 */
export function formatNearest(nears: readonly Near[]): string | undefined {
  const word = nears[0]?.word;
  const [first, second] = new Set(
    nears.filter((each) => each.word === word).map(({ text }) => text),
  );
  if (!word || !first) return undefined;
  const spaced = word.replaceAll('x', ' × ').replace(/(\d)(\p{L})/u, '$1 $2');
  return `Nothing in ${spaced}. Nearest: ${first}${second ? ` and ${second}` : ''}.`;
}

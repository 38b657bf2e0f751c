import { findUnitEntry } from '../facts/measures';

export interface Measure {
  kind: string;
  /** In mm, ml, g or g/m², from the largest to the smallest. */
  values: readonly number[];
  unit: string;
  /** Size of the unit in mm, ml, g or g/m². */
  unitSize: number;
}

/**
 * Maximum relative difference between two measures that count as the same. `maxNearDifference` is
 * the maximum for near measures.
 */
export const maxSameDifference = 0.021;
const maxNearDifference = 0.26;

/**
 * Penalty for measures in a unit other than that of the query. With the penalty, they rank after
 * measures in the same unit.
 */
const otherUnitPenalty = 0.05;

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
    const [, kind, unitSize = 0] = findUnitEntry(unit) ?? [];
    if (!kind || (isSize && kind !== 'length')) return [];
    return {
      kind,
      values: numbers.map((number) => number * unitSize).sort((a, b) => b - a),
      unit,
      unitSize,
    };
  });
}

/**
 * Returns the largest relative difference between the requested sides and the sides of an item. A
 * hundredth of the sum of all differences is added to break ties. If the query has fewer sides than
 * the item, they may match any sides of the item. If the query has more sides, the distance is at
 * least `maxNearDifference`.
 */
function getDistance(
  wantedSides: readonly number[],
  ownSides: readonly number[],
  [wantedIndex, ownIndex, maxDifference, differenceSum] = [0, 0, 0, 0],
): number {
  if (wantedSides.length > ownSides.length)
    return Math.max(
      maxNearDifference,
      getDistance(wantedSides.slice(0, ownSides.length), ownSides),
    );
  const [side, ownSide] = [wantedSides[wantedIndex], ownSides[ownIndex]];
  if (side === undefined) return maxDifference + differenceSum / 100;
  if (ownSide === undefined) return Infinity;
  const sideDifference = Math.abs(ownSide / side - 1);
  return Math.min(
    getDistance(wantedSides, ownSides, [
      wantedIndex + 1,
      ownIndex + 1,
      Math.max(maxDifference, sideDifference),
      differenceSum + sideDifference,
    ]),
    getDistance(wantedSides, ownSides, [wantedIndex, ownIndex + 1, maxDifference, differenceSum]),
  );
}

/** A size near the requested size. */
export interface NearMeasure {
  /** Relative difference from the requested size, with the penalty for another unit. */
  sizeDifference: number;
  /** The word of the query that names the requested size. */
  word: string;
  /**
   * The measure in the unit of the query. If the query has one side, the text contains only the
   * nearest side.
   */
  text: string;
}

/**
 * Finds the candidate that is nearest to the requested measures. Returns `undefined` if no
 * candidate is near.
 * @param word the word of the query that names the requested measures
 * @param measures the possible meanings of this word
 */
export function findNearest(
  word: string,
  measures: readonly Measure[],
  candidates: readonly Measure[],
): NearMeasure | undefined {
  let nearest: NearMeasure | undefined;
  for (const { kind, values, unit, unitSize } of measures) {
    for (const candidate of candidates) {
      const distance = candidate.kind === kind ? getDistance(values, candidate.values) : Infinity;
      const sizeDifference =
        distance <= maxSameDifference || candidate.unit === unit
          ? distance
          : distance + otherUnitPenalty;
      if (distance <= maxNearDifference && sizeDifference < (nearest?.sizeDifference ?? Infinity)) {
        const nearestSides = candidate.values
          .filter((value) => getDistance(values, [value]) === distance)
          .slice(0, 1);
        const sides = values.length === 1 ? nearestSides : candidate.values;
        const numbers = sides.map((value) => String(Number((value / unitSize).toFixed(1))));
        nearest = { sizeDifference, word, text: `${numbers.join(' × ')} ${unit}` };
      }
    }
  }
  return nearest;
}

/** Returns whether a measure of the word is the same as one of the given measures. */
export const hasSameMeasures = (word: string, candidates: readonly Measure[]): boolean =>
  (findNearest(word, parseWordMeasures(word), candidates)?.sizeDifference ?? Infinity) <=
  maxSameDifference;

/**
 * Formats a note such as `Nothing in 13 inch. Nearest: 12 inch and 10 inch.` Returns `undefined` if
 * there are no near measures.
 * @param nearMeasures sorted from the nearest to the farthest
 */
export function formatNearest(nearMeasures: readonly NearMeasure[]): string | undefined {
  const word = nearMeasures[0]?.word;
  const [first, second] = new Set(
    nearMeasures.filter((measure) => measure.word === word).map(({ text }) => text),
  );
  if (!word || !first) return undefined;
  const spacedWord = word.replaceAll('x', ' × ').replace(/(\d)(\p{L})/u, '$1 $2');
  return `Nothing in ${spacedWord}. Nearest: ${first}${second ? ` and ${second}` : ''}.`;
}

import { findUnitEntry } from '../facts/measures';

export interface Measure {
  kind: string;
  /** Amounts in mm, ml, g or g/m², from the largest to the smallest. */
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
  const [, digits = '', unitName] = /^([\d.]+(?:x[\d.]+){0,2})x?([^\d.]*)$/.exec(word) ?? [];
  const numbers = digits.split('x').map(Number);
  const isSize = numbers.length > 1;
  const unitNames = isSize && !unitName ? ['cm', 'inch'] : [unitName ?? ''];
  return unitNames.flatMap((unit) => {
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
  requestedSides: readonly number[],
  itemSides: readonly number[],
  [requestedIndex, itemIndex, maxDifference, differenceSum] = [0, 0, 0, 0],
): number {
  if (requestedSides.length > itemSides.length)
    return Math.max(
      maxNearDifference,
      getDistance(requestedSides.slice(0, itemSides.length), itemSides),
    );
  const [requestedSide, itemSide] = [requestedSides[requestedIndex], itemSides[itemIndex]];
  if (requestedSide === undefined) return maxDifference + differenceSum / 100;
  if (itemSide === undefined) return Infinity;
  const sideDifference = Math.abs(itemSide / requestedSide - 1);
  return Math.min(
    getDistance(requestedSides, itemSides, [
      requestedIndex + 1,
      itemIndex + 1,
      Math.max(maxDifference, sideDifference),
      differenceSum + sideDifference,
    ]),
    getDistance(requestedSides, itemSides, [
      requestedIndex,
      itemIndex + 1,
      maxDifference,
      differenceSum,
    ]),
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

/** Returns whether a measure in the word equals one of the given measures, apart from rounding. */
export const hasSameMeasure = (word: string, candidates: readonly Measure[]): boolean =>
  (findNearest(word, parseWordMeasures(word), candidates)?.sizeDifference ?? Infinity) <=
  maxSameDifference;

/**
 * Formats a note such as `Nothing in 13 inch. Nearest: 12 inch and 10 inch.` Returns `undefined` if
 * there are no near measures.
 * @param nearMeasures sorted from the nearest to the farthest
 */
export function formatNearestNote(nearMeasures: readonly NearMeasure[]): string | undefined {
  const word = nearMeasures[0]?.word;
  const [firstText, secondText] = new Set(
    nearMeasures.filter((measure) => measure.word === word).map(({ text }) => text),
  );
  if (!word || !firstText) return undefined;
  const measureText = word.replaceAll('x', ' × ').replace(/(\d)(\p{L})/u, '$1 $2');
  return `Nothing in ${measureText}. Nearest: ${firstText}${secondText ? ` and ${secondText}` : ''}.`;
}

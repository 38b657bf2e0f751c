import { formatMeasure } from './formatMeasure';
import { parseMeasures } from './parseMeasures';
import type { MeasureKind } from './units';
import { centimetre, inch } from './units';
import type { Unit } from './units';

/** A measure in a search term. */
export interface TermMeasure {
  kind: MeasureKind;
  /** Amounts in mm, ml, g or g/m², from the largest to the smallest. */
  values: readonly number[];
  unit: Unit;
}

/**
 * Maximum relative difference between two measures that count as the same. `maxNearDifference` is
 * the maximum for near measures.
 */
const maxSameDifference = 0.021;
const maxNearDifference = 0.26;

/**
 * Penalty for measures in a unit other than that of the query. With the penalty, they rank after
 * measures in the same unit.
 */
const otherUnitPenalty = 0.05;

/**
 * Parses a search term, such as `500ml` or `8x8x4inch`. Returns its possible meanings, because a
 * size without a unit, such as `8x8x4`, may be in cm or inches.
 */
export function parseTerm(term: string): TermMeasure[] {
  return parseMeasures(term).flatMap(({ kind, values, unit }) => {
    const sortedValues = [...values].sort((a, b) => b - a);
    if (unit) return { kind, values: sortedValues, unit };
    return [centimetre, inch].map((possibleUnit) => ({
      kind,
      values: sortedValues.map((value) => value * possibleUnit.size),
      unit: possibleUnit,
    }));
  });
}

/** Returns all selections of `count` sides, each in the order of the sides. */
const selectSides = (sides: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : sides.flatMap((side, index) =>
        selectSides(sides.slice(index + 1), count - 1).map((others) => [side, ...others]),
      );

/**
 * Returns the largest relative difference between the requested sides and the sides of an item. A
 * hundredth of the sum of all differences is added to break ties. If the query has fewer sides than
 * the item, they may match any sides of the item. If the query has more sides, the difference is at
 * least `maxNearDifference`.
 */
function getDifference(requestedSides: readonly number[], itemSides: readonly number[]): number {
  if (requestedSides.length > itemSides.length)
    return Math.max(
      maxNearDifference,
      getDifference(requestedSides.slice(0, itemSides.length), itemSides),
    );
  const differences = selectSides(itemSides, requestedSides.length).map((sides) => {
    const sideDifferences = sides.map((side, index) =>
      Math.abs(side / (requestedSides[index] ?? NaN) - 1),
    );
    const sum = sideDifferences.reduce((total, difference) => total + difference, 0);
    return Math.max(...sideDifferences) + sum / 100;
  });
  return Math.min(...differences);
}

/** A size near the requested size. */
export interface NearSize {
  /** Relative difference from the requested size, with the penalty for another unit. */
  sizeDifference: number;
  /** The search term that names the requested size. */
  term: string;
  /**
   * The near size in the unit of the query. If the query has one side, the text contains only the
   * nearest side.
   */
  text: string;
}

/**
 * Finds the candidate that is nearest to a requested size. Returns `undefined` if none is near.
 * @param term the search term that names the requested size
 * @param requestedMeasures the possible meanings of this term
 */
function findNearest(
  term: string,
  requestedMeasures: readonly TermMeasure[],
  candidates: readonly TermMeasure[],
): NearSize | undefined {
  let nearest: NearSize | undefined;
  for (const { kind, values, unit } of requestedMeasures) {
    for (const candidate of candidates) {
      if (candidate.kind !== kind) continue;
      const difference = getDifference(values, candidate.values);
      const isSameUnit = difference <= maxSameDifference || candidate.unit === unit;
      const sizeDifference = isSameUnit ? difference : difference + otherUnitPenalty;
      if (
        difference <= maxNearDifference &&
        sizeDifference < (nearest?.sizeDifference ?? Infinity)
      ) {
        const nearestSides = candidate.values
          .filter((value) => getDifference(values, [value]) === difference)
          .slice(0, 1);
        const sides = values.length === 1 ? nearestSides : candidate.values;
        nearest = { sizeDifference, term, text: formatMeasure(sides, unit.size, unit.name, 1) };
      }
    }
  }
  return nearest;
}

/** Finds the terms whose size is near the size that the requested term names. */
export function findNearSizes(
  term: string,
  measuresByTerm: ReadonlyMap<string, readonly TermMeasure[]>,
): ReadonlyMap<string, NearSize> {
  const requestedMeasures = parseTerm(term);
  const nearSizes = new Map<string, NearSize>();
  if (requestedMeasures.length === 0) return nearSizes;
  for (const [candidateTerm, candidates] of measuresByTerm) {
    const nearSize = findNearest(term, requestedMeasures, candidates);
    if (nearSize) nearSizes.set(candidateTerm, nearSize);
  }
  return nearSizes;
}

export const isSameSize = ({ sizeDifference }: NearSize): boolean =>
  sizeDifference <= maxSameDifference;

/**
 * Formats a note such as `Nothing in 13 inch. Nearest: 12 inch and 10 inch.` Returns `undefined` if
 * there are no near sizes.
 * @param nearSizes sorted from the nearest to the farthest
 */
export function formatNearestNote(nearSizes: readonly NearSize[]): string | undefined {
  const term = nearSizes[0]?.term;
  const [firstText, secondText] = new Set(
    nearSizes.filter((size) => size.term === term).map(({ text }) => text),
  );
  if (!term || !firstText) return undefined;
  const requestedText = term.replaceAll('x', ' × ').replace(/(\d)(\p{L})/u, '$1 $2');
  return `Nothing in ${requestedText}. Nearest: ${firstText}${secondText ? ` and ${secondText}` : ''}.`;
}

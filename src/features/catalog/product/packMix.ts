import { maxQuantity } from '@/shared/contract/cart';
import type { Pieces } from '@/shared/format/pieces';

/** Maximum number of steps of the calculation. So many steps take about 20 ms on a slow phone. */
const maxSteps = 50_000;

const findGreatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : findGreatestCommonDivisor(b, a % b);

interface PricedPack<T> {
  pack: T;
  /** Price of the pack in paisa. */
  price: number;
  pieces: Pick<Pieces, 'count'>;
}

/** Finds the pack with the lowest price per piece. Among equals, it prefers the largest. */
const findBestPack = <T>(packs: readonly PricedPack<T>[]) =>
  packs.reduce((best, pack) => {
    const difference = pack.price * best.pieces.count - best.price * pack.pieces.count;
    return (difference || best.pieces.count - pack.pieces.count) < 0 ? pack : best;
  });

/**
 * Finds the cheapest packs that hold at least `neededPieces` pieces. Among equal prices it prefers
 * fewer pieces, then fewer packs. Returns `undefined` if there are no packs, if the calculation
 * would take too long, or if a quantity exceeds the limit of the cart.
 */
export function findCheapestPacks<T>(
  packs: readonly PricedPack<T>[],
  neededPieces: number,
): { pack: T; quantity: number }[] | undefined {
  if (packs.length === 0) return undefined;
  // A unit is the largest number of pieces that divides the number of pieces of every pack.
  const piecesPerUnit = packs
    .map(({ pieces }) => pieces.count)
    .reduce(findGreatestCommonDivisor, 0);
  const neededUnits = Math.ceil(neededPieces / piecesPerUnit);

  // Most of a large number is filled with packs of the best value, and only the rest is calculated.
  // If such a pack holds n units, fewer than n other packs are needed: among n packs, some hold a
  // multiple of n units together, and packs of the best value replace them at no higher price. For
  // unusual packs, this rest would take too many steps. A smaller rest then finds packs that cost
  // hardly more than the cheapest.
  const bestPack = findBestPack(packs);
  const bestUnits = bestPack.pieces.count / piecesPerUnit;
  const maxUnits = Math.floor(maxSteps / packs.length);
  if (neededUnits > maxUnits && bestUnits > maxUnits) return undefined;
  const largestOtherUnits = packs
    .filter((pack) => pack !== bestPack)
    .reduce((max, { pieces }) => Math.max(max, pieces.count / piecesPerUnit), 0);
  const restUnits = Math.min((bestUnits - 1) * largestOtherUnits, maxUnits - bestUnits);
  const bestQuantity = Math.max(0, Math.floor((neededUnits - Math.max(restUnits, 0)) / bestUnits));
  const targetUnits = neededUnits - bestQuantity * bestUnits;

  // For each number of units up to the target, these arrays describe the best packs that hold at
  // least that many units. They store the cost, the pieces held, the packs used and the last pack
  // added.
  const costs = new Float64Array(targetUnits + 1);
  const pieceCounts = new Float64Array(targetUnits + 1);
  const packCounts = new Float64Array(targetUnits + 1);
  const lastPacks = new Uint16Array(targetUnits + 1);
  costs.fill(Infinity, 1);
  for (let unitCount = 1; unitCount <= targetUnits; unitCount += 1) {
    packs.forEach(({ pieces: { count }, price }, index) => {
      const remainingUnits = Math.max(unitCount - count / piecesPerUnit, 0);
      const newCost = (costs[remainingUnits] ?? 0) + price;
      const newPieceCount = (pieceCounts[remainingUnits] ?? 0) + count;
      const newPackCount = (packCounts[remainingUnits] ?? 0) + 1;
      const difference =
        newCost - (costs[unitCount] ?? 0) ||
        newPieceCount - (pieceCounts[unitCount] ?? 0) ||
        newPackCount - (packCounts[unitCount] ?? 0);
      if (difference >= 0) return;
      costs[unitCount] = newCost;
      pieceCounts[unitCount] = newPieceCount;
      packCounts[unitCount] = newPackCount;
      lastPacks[unitCount] = index;
    });
  }

  const quantitiesByPack = new Map<PricedPack<T>, number>();
  const addPacks = (pack: PricedPack<T>, quantity: number) =>
    quantitiesByPack.set(pack, (quantitiesByPack.get(pack) ?? 0) + quantity);
  if (bestQuantity > 0) addPacks(bestPack, bestQuantity);
  for (let unitCount = targetUnits; unitCount > 0;) {
    const lastPack = packs[lastPacks[unitCount] ?? 0];
    if (!lastPack) return undefined;
    addPacks(lastPack, 1);
    unitCount -= lastPack.pieces.count / piecesPerUnit;
  }
  const packQuantities = [...quantitiesByPack].sort(([a], [b]) => b.pieces.count - a.pieces.count);
  if (packQuantities.some(([, quantity]) => quantity > maxQuantity)) return undefined;
  return packQuantities.map(([{ pack }, quantity]) => ({ pack, quantity }));
}

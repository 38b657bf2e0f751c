import { maxQuantity } from '@/shared/contract/cart';
import type { Pieces } from '@/shared/format/pieces';

/**
 * Maximum number of steps of the calculation. So many steps take about half a second on a slow
 * phone.
 */
const maxSteps = 8_000_000;

const findGreatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : findGreatestCommonDivisor(b, a % b);

interface PricedPack<T> {
  pack: T;
  /** Price of the pack in paisa. */
  price: number;
  pieces: Pick<Pieces, 'count'>;
}

/**
 * Finds the cheapest packs that hold at least `neededPieces` pieces. Among equal prices it prefers
 * fewer pieces, then fewer packs. Returns `undefined` if there are no packs, if the calculation
 * would take too long, or if a quantity exceeds the limit of the cart.
 */
export function findCheapestPacks<T>(
  packs: readonly PricedPack<T>[],
  neededPieces: number,
): { pack: T; quantity: number }[] | undefined {
  const piecesPerUnit = packs
    .map(({ pieces }) => pieces.count)
    .reduce(findGreatestCommonDivisor, 0);
  const targetUnits = Math.ceil(neededPieces / piecesPerUnit);
  if (packs.length === 0 || targetUnits * packs.length > maxSteps) return undefined;

  // A unit is the largest number of pieces that divides the number of pieces of every pack. For
  // each number of units up to the target, these arrays describe the best packs that hold at least
  // that many units. They store the cost, the pieces held, the packs used and the last pack added.
  const costs = new Float64Array(targetUnits + 1);
  const pieceCounts = new Float64Array(targetUnits + 1);
  const packCounts = new Float64Array(targetUnits + 1);
  const lastPacks = new Uint16Array(targetUnits + 1);
  costs.fill(Infinity, 1);
  packs.forEach(({ pieces: { count }, price }, index) => {
    const packUnits = count / piecesPerUnit;
    for (let unitCount = 1; unitCount <= targetUnits; unitCount += 1) {
      const remainingUnits = unitCount > packUnits ? unitCount - packUnits : 0;
      const newCost = (costs[remainingUnits] ?? 0) + price;
      const newPieceCount = (pieceCounts[remainingUnits] ?? 0) + count;
      const newPackCount = (packCounts[remainingUnits] ?? 0) + 1;
      const difference =
        newCost - (costs[unitCount] ?? 0) ||
        newPieceCount - (pieceCounts[unitCount] ?? 0) ||
        newPackCount - (packCounts[unitCount] ?? 0);
      if (difference >= 0) continue;
      costs[unitCount] = newCost;
      pieceCounts[unitCount] = newPieceCount;
      packCounts[unitCount] = newPackCount;
      lastPacks[unitCount] = index;
    }
  });

  const quantitiesByPack = new Map<PricedPack<T>, number>();
  for (let unitCount = targetUnits; unitCount > 0;) {
    const lastPack = packs[lastPacks[unitCount] ?? 0];
    if (!lastPack) return undefined;
    quantitiesByPack.set(lastPack, (quantitiesByPack.get(lastPack) ?? 0) + 1);
    unitCount -= lastPack.pieces.count / piecesPerUnit;
  }
  const packQuantities = [...quantitiesByPack].sort(([a], [b]) => b.pieces.count - a.pieces.count);
  if (packQuantities.some(([, quantity]) => quantity > maxQuantity)) return undefined;
  return packQuantities.map(([{ pack }, quantity]) => ({ pack, quantity }));
}

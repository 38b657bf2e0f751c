import { maxQuantity } from '@/shared/contract/cart';
import type { Pieces } from '@/shared/format/pieces';

/**
 * Maximum number of steps. A calculation with this many steps takes about half a second on a slow
 * phone.
 */
const maxSteps = 8_000_000;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

interface PricedPack<T> {
  pack: T;
  /** In paisa. */
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
  const unit = packs.map(({ pieces }) => pieces.count).reduce(gcd, 0);
  const target = Math.ceil(neededPieces / unit);
  if (packs.length === 0 || target * packs.length > maxSteps) return undefined;

  // A unit is the largest number of pieces of which every pack is a multiple. For each number of
  // units up to the target, these arrays describe the best packs that hold at least that many
  // units. They store the cost, the pieces held, the packs used and the last pack added.
  const costs = new Float64Array(target + 1);
  const pieceCounts = new Float64Array(target + 1);
  const packCounts = new Float64Array(target + 1);
  const lastPacks = new Uint16Array(target + 1);
  costs.fill(Infinity, 1);
  packs.forEach(({ pieces: { count }, price }, index) => {
    const size = count / unit;
    for (let unitCount = 1; unitCount <= target; unitCount += 1) {
      const remaining = unitCount > size ? unitCount - size : 0;
      const newCost = (costs[remaining] ?? 0) + price;
      const newPieceCount = (pieceCounts[remaining] ?? 0) + count;
      const newPackCount = (packCounts[remaining] ?? 0) + 1;
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

  const quantities = new Map<PricedPack<T>, number>();
  for (let unitCount = target; unitCount > 0;) {
    const part = packs[lastPacks[unitCount] ?? 0];
    if (!part) return undefined;
    quantities.set(part, (quantities.get(part) ?? 0) + 1);
    unitCount -= part.pieces.count / unit;
  }
  const parts = [...quantities].sort(([a], [b]) => b.pieces.count - a.pieces.count);
  if (parts.some(([, quantity]) => quantity > maxQuantity)) return undefined;
  return parts.map(([{ pack }, quantity]) => ({ pack, quantity }));
}

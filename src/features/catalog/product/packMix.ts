import { maxQuantity } from '@/shared/contract/cart';
import { sum, times } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import type { CountedPack } from './packValue';

export interface PackMix {
  parts: { pack: CountedPack['pack']; quantity: number }[];
  pieces: number;
  price: Paisa;
}

/** Half a second on a slow phone. */
const maxSteps = 8_000_000;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Of packs with as many pieces the cheapest, the largest first. */
function withoutTwins(packs: readonly CountedPack[]): CountedPack[] {
  const sorted = packs.toSorted((a, b) => b.pieces.count - a.pieces.count || a.price - b.price);
  return sorted.filter((pack, at) => pack.pieces.count !== sorted[at - 1]?.pieces.count);
}

/**
 * For each number of pieces up to `most` the cheapest packs that hold just so many, and of these the fewest: which of
 * `packs` comes last, and what that costs. Counts are in units of `unit` pieces.
 */
function cheapestExactly(packs: readonly CountedPack[], most: number, unit: number) {
  const cost = new Float64Array(most + 1).fill(Infinity);
  const used = new Uint32Array(most + 1);
  const last = new Uint16Array(most + 1);
  cost[0] = 0;
  packs.forEach(({ pieces, price }, index) => {
    const size = pieces.count / unit;
    for (let at = size; at <= most; at += 1) {
      const total = (cost[at - size] ?? 0) + price;
      const count = (used[at - size] ?? 0) + 1;
      const before = cost[at] ?? 0;
      if (total > before || (total === before && count >= (used[at] ?? 0))) continue;
      cost[at] = total;
      used[at] = count;
      last[at] = index;
    }
  });
  return { cost, last };
}

function mixOf(parts: readonly CountedPack[]): PackMix {
  const quantities = new Map<CountedPack, number>();
  for (const part of parts) quantities.set(part, (quantities.get(part) ?? 0) + 1);
  const rows = [...quantities].sort(([a], [b]) => b.pieces.count - a.pieces.count);
  return {
    parts: rows.map(([{ pack }, quantity]) => ({ pack, quantity })),
    pieces: rows.reduce((all, [{ pieces }, quantity]) => all + pieces.count * quantity, 0),
    price: sum(...rows.map(([{ price }, quantity]) => times(price, quantity))),
  };
}

/**
 * The cheapest packs that hold at least `need` pieces; among equally cheap ones those of the fewest pieces, then the
 * fewest packs. `undefined` where that takes too long to find, or more of one pack than the cart holds.
 */
export function cheapestMix(packs: readonly CountedPack[], need: number): PackMix | undefined {
  const choices = withoutTwins(packs);
  const unit = choices.map(({ pieces }) => pieces.count).reduce(gcd, 0);
  if (unit === 0) return undefined;
  const target = Math.ceil(need / unit);

  // A pack that is enough alone needs no other beside it.
  const enough = choices.filter(({ pieces }) => pieces.count >= need);
  const [single] = enough.toSorted((a, b) => a.price - b.price || a.pieces.count - b.pieces.count);
  const smaller = choices.slice(enough.length);
  // Of the cheapest none can be left out, so that it exceeds the need by less than its largest pack.
  const most = smaller[0] ? target - 1 + smaller[0].pieces.count / unit : 0;
  if (most * smaller.length > maxSteps) return undefined;

  const { cost, last } = cheapestExactly(smaller, most, unit);
  let best = target;
  for (let at = target; at <= most; at += 1) if ((cost[at] ?? 0) < (cost[best] ?? 0)) best = at;
  const together = cost[best] ?? Infinity;
  const isSingle =
    single &&
    (single.price < together || (single.price === together && single.pieces.count <= best * unit));

  const parts: CountedPack[] = isSingle ? [single] : [];
  for (let at = isSingle ? 0 : best; at > 0;) {
    const part = smaller[last[at] ?? 0];
    if (!part) return undefined;
    parts.push(part);
    at -= part.pieces.count / unit;
  }
  const mix = mixOf(parts);
  return mix.parts.every(({ quantity }) => quantity <= maxQuantity) ? mix : undefined;
}

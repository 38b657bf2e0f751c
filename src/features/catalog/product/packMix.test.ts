import fc from 'fast-check';
import * as v from 'valibot';
import { ProductPack } from '@/shared/contract/product';
import { maxPieces } from '@/shared/lib/pieces';
import { aPack } from '@/testing/productBuilder';
import { cheapestMix } from './packMix';
import { countedPacks } from './packValue';

type Row = readonly [count: number, rupees: number];

const packsOf = (...rows: Row[]) =>
  countedPacks(
    rows.map(([count, rupees], index) =>
      v.parse(ProductPack, aPack(index + 1, `Pack of ${String(count)}`, rupees)),
    ),
  );

const inWords = (need: number, ...rows: Row[]) => {
  const mix = cheapestMix(packsOf(...rows), need);
  return mix?.parts.map(
    ({ pack, quantity }) => `${String(quantity)} × ${pack.productPackDescription}`,
  );
};

it('names its packs, the largest first', () => {
  expect(inWords(600, [50, 680], [100, 1280], [500, 6080])).toEqual([
    '1 × Pack of 500',
    '1 × Pack of 100',
  ]);
});

it('knows the cheapest of packs alike', () => {
  expect(cheapestMix(packsOf([5, 90], [5, 80], [5, 85]), 5)?.price).toBe(8000);
});

it('has nothing to say without packs', () => {
  expect(cheapestMix([], 5)).toBeUndefined();
});

it('refuses more of one pack than the cart holds', () => {
  expect(inWords(99_999, [1, 1])).toEqual(['99999 × Pack of 1']);
  expect(inWords(100_000, [1, 1])).toBeUndefined();
});

describe('whatever is asked', () => {
  const hostile = [999_983, 999_979, 499_979, 7919, 7907, 7901, 7883, 7879].map((count): Row => [
    count,
    1 + (count % 997),
  ]);
  const many = Array.from({ length: 3000 }, (_, index): Row => [index + 1, 10 + (index % 7)]);

  it.each([
    ['prime sizes', hostile.slice(0, 5)],
    ['too many prime sizes', hostile],
    ['thousands of packs', many],
  ])('%s are worked out or refused in time', (_case, rows) => {
    const packs = packsOf(...rows);
    const started = performance.now();
    for (const need of [1, 4999, maxPieces]) cheapestMix(packs, need);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('a million pieces of three prime sizes are worked out, of thousands of packs not', () => {
    const mix = cheapestMix(packsOf([97, 110], [499, 540], [997, 1070]), maxPieces);
    expect(mix?.pieces).toBe(maxPieces);
    expect(cheapestMix(packsOf(...many), maxPieces)).toBeUndefined();
  });
});

type Packs = ReturnType<typeof packsOf>;

/** What the parts of a mix cost, hold and count together. */
function partsTogether(packs: Packs, mix: ReturnType<typeof cheapestMix>) {
  const sum = { price: 0, pieces: 0, packs: 0 };
  for (const { pack, quantity } of mix?.parts ?? []) {
    const counted = packs.find((one) => one.pack === pack);
    sum.price += quantity * (counted?.price ?? NaN);
    sum.pieces += quantity * (counted?.pieces.count ?? NaN);
    sum.packs += quantity;
  }
  return sum;
}

/** Price, pieces and packs of the cheapest mix, with every one that could be it tried out. */
function bruteForce(rows: readonly Row[], need: number) {
  let best = [Infinity, Infinity, Infinity];
  const tryOut = (at: number, cost: number, pieces: number, packs: number) => {
    if (pieces >= need) {
      const mix = [cost, pieces, packs];
      const differs = mix.findIndex((value, index) => value !== best[index]);
      if ((mix[differs] ?? 0) < (best[differs] ?? 0)) best = mix;
      return;
    }
    const row = rows[at];
    if (!row) return;
    tryOut(at + 1, cost, pieces, packs);
    tryOut(at, cost + row[1], pieces + row[0], packs + 1);
  };
  tryOut(0, 0, 0, 0);
  return best;
}

it('is the cheapest of all, with the fewest pieces and packs among the cheapest, and adds up', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 12 }));
  // As dear by the piece: many mixes cost the same.
  const even = fc.integer({ min: 1, max: 14 }).map((count): Row => [count, count]);
  const rows = fc.array(fc.oneof(row, even), { minLength: 1, maxLength: 5 });
  const needs = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(rows, needs, fc.constantFrom(1, 5, 50), (some, need, factor) => {
      const scaled = some.map(([count, rupees]): Row => [count * factor, rupees]);
      const wanted = need * factor - (factor === 1 ? 0 : 3);
      const packs = packsOf(...scaled);
      const mix = cheapestMix(packs, wanted);
      const together = partsTogether(packs, mix);
      expect(together).toMatchObject({ price: mix?.price, pieces: mix?.pieces });
      const { price, pieces, packs: quantity } = together;
      expect([price / 100, pieces, quantity]).toEqual(bruteForce(scaled, wanted));
    }),
    { numRuns: 500 },
  );
});

it('adds up, and holds what is needed, where packs are large', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 1_000_000 }));
  const rows = fc.array(row, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 50_000 }), (some, need) => {
      const packs = packsOf(...some);
      const mix = cheapestMix(packs, need);
      if (!mix) return;
      expect(partsTogether(packs, mix)).toMatchObject({ price: mix.price, pieces: mix.pieces });
      expect(mix.pieces).toBeGreaterThanOrEqual(need);
    }),
    { numRuns: 60 },
  );
});

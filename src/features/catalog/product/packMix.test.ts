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
  return (
    mix && [
      ...mix.parts.map(
        ({ pack, quantity }) => `${String(quantity)} × ${pack.productPackDescription}`,
      ),
      mix.pieces,
      mix.price / 100,
    ]
  );
};

it.each<[string, number, Row[], unknown[]]>([
  [
    'fits exactly',
    600,
    [
      [50, 680],
      [100, 1280],
      [500, 6080],
    ],
    ['1 × Pack of 500', '1 × Pack of 100', 600, 7360],
  ],
  [
    'exceeds where that is cheaper',
    450,
    [
      [50, 680],
      [500, 6080],
    ],
    ['1 × Pack of 500', 500, 6080],
  ],
  [
    'takes the smaller surplus of two as cheap',
    10,
    [
      [12, 100],
      [11, 100],
    ],
    ['1 × Pack of 11', 11, 100],
  ],
  [
    'takes fewer packs of two as cheap',
    20,
    [
      [10, 50],
      [20, 100],
    ],
    ['1 × Pack of 20', 20, 100],
  ],
  [
    'takes fewer packs, though the large ones alone would do',
    18,
    [
      [15, 15],
      [6, 6],
      [3, 3],
    ],
    ['1 × Pack of 15', '1 × Pack of 3', 18, 18],
  ],
  [
    'prefers fewer pieces to fewer packs',
    20,
    [
      [10, 50],
      [25, 100],
    ],
    ['2 × Pack of 10', 20, 100],
  ],
  [
    'knows the cheaper of two packs alike',
    5,
    [
      [5, 90],
      [5, 80],
      [5, 85],
    ],
    ['1 × Pack of 5', 5, 80],
  ],
  ['counts one by one', 7, [[1, 0.01]], ['7 × Pack of 1', 7, 0.07]],
])('%s', (_case, need, rows, mix) => {
  expect(inWords(need, ...rows)).toEqual(mix);
});

it('has nothing to say without packs', () => {
  expect(cheapestMix([], 5)).toBeUndefined();
});

it('refuses more of one pack than the cart holds', () => {
  expect(inWords(99_999, [1, 1])).toEqual(['99999 × Pack of 1', 99_999, 99_999]);
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

  it('a million pieces of three prime sizes are worked out', () => {
    const mix = cheapestMix(packsOf([97, 110], [499, 540], [997, 1070]), maxPieces);
    expect(mix?.pieces).toBe(maxPieces);
  });

  it('thousands of packs are too many', () => {
    expect(cheapestMix(packsOf(...many), maxPieces)).toBeUndefined();
  });
});

/** Every mix that could be the cheapest, tried out. */
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

it('is the cheapest of all, with the fewest pieces and packs among the cheapest', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 12 }));
  // As dear by the piece: many mixes cost the same.
  const even = fc.integer({ min: 1, max: 14 }).map((count): Row => [count, count]);
  const scale = fc.constantFrom(1, 5, 50);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(row, even), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 30 }),
      scale,
      (rows, need, factor) => {
        const scaled = rows.map(([count, rupees]): Row => [count * factor, rupees]);
        const wanted = need * factor - (factor === 1 ? 0 : 3);
        const mix = cheapestMix(packsOf(...scaled), wanted);
        const packs = mix?.parts.reduce((all, { quantity }) => all + quantity, 0);
        expect([mix && mix.price / 100, mix?.pieces, packs]).toEqual(bruteForce(scaled, wanted));
      },
    ),
    { numRuns: 500 },
  );
});

it('adds up, and holds what is needed', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 1_000_000 }));
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 50_000 }),
      (rows, need) => {
        const packs = packsOf(...rows);
        const mix = cheapestMix(packs, need);
        if (!mix) return;
        const held = mix.parts.map(({ pack, quantity }) => ({
          quantity,
          counted: packs.find((one) => one.pack === pack),
        }));
        const total = (of: 'price' | 'count') =>
          held.reduce((all, { quantity, counted }) => {
            const one = of === 'price' ? counted?.price : counted?.pieces.count;
            return all + quantity * (one ?? NaN);
          }, 0);
        expect(total('price')).toBe(mix.price);
        expect(total('count')).toBe(mix.pieces);
        expect(mix.pieces).toBeGreaterThanOrEqual(need);
      },
    ),
    { numRuns: 60 },
  );
});

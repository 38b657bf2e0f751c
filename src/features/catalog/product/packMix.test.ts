import fc from 'fast-check';
import * as v from 'valibot';
import { ProductPack } from '@/shared/contract/product';
import { maxPieces } from '@/shared/format/pieces';
import { aPack } from '@/testing/productBuilder';
import { findCheapestPacks } from './packMix';
import { getComparablePacks, getPackValues } from './packValue';
import { getPieces } from './purchase';

type PackRow = readonly [countOrName: number | string, price: unknown, unit?: string];

const createPacks = (...rows: PackRow[]): ProductPack[] =>
  rows.map(([countOrName, price, packOrderUnitName = 'Pcs'], index) => {
    const name = typeof countOrName === 'number' ? `Pack of ${String(countOrName)}` : countOrName;
    return v.parse(ProductPack, { ...aPack(index + 1, name, price), packOrderUnitName });
  });
const createCountedPacks = (...rows: PackRow[]) => getComparablePacks(createPacks(...rows));

it('refuses a quantity of one pack that exceeds the limit of the cart', () => {
  expect(findCheapestPacks(createCountedPacks([1, 1]), 99_999)).toMatchObject([
    { quantity: 99_999 },
  ]);
  expect(findCheapestPacks(createCountedPacks([1, 1]), 100_000)).toBeUndefined();
});

it('finds packs for a million pieces', () => {
  const packQuantities =
    findCheapestPacks(createCountedPacks([97, 110], [499, 540], [997, 1070]), maxPieces) ?? [];
  const pieceCounts = packQuantities.map(
    ({ pack, quantity }) => quantity * (getPieces(pack)?.count ?? 0),
  );
  expect(pieceCounts.reduce((sum, count) => sum + count, 0)).toBe(maxPieces);
});

const primes = [999_983, 999_979, 499_979, 7919, 7907, 7901, 7883, 7879];
const primeRows = primes.map((count): PackRow => [count, 1 + (count % 997)]);
const manyRows = Array.from({ length: 3000 }, (_, index): PackRow => [index + 1, 10 + (index % 7)]);

it.each([
  [
    'usual packs',
    [
      [12, 820],
      [50, 3230],
      [100, 6120],
      [500, 28_560],
    ] as PackRow[],
  ],
  [
    'packs without a common divisor',
    [
      [97, 110],
      [499, 540],
      [997, 1070],
    ] as PackRow[],
  ],
  ['packs of almost a million pieces', primeRows],
  ['thousands of packs', manyRows],
])('takes fewer than 60,000 steps for %s', (_title, rows) => {
  const packs = createCountedPacks(...rows);
  for (const neededPieces of [1, 650, 4999, 99_999, maxPieces]) {
    let stepCount = 0;
    const countingPacks = packs.map(({ price, ...pack }) => ({
      ...pack,
      // Each step reads the price of one pack.
      get price() {
        stepCount += 1;
        return price;
      },
    }));
    findCheapestPacks(countingPacks, neededPieces);
    expect(stepCount).toBeLessThan(60_000);
  }
});

/**
 * Tries all mixes of packs. Returns the price in rupees, the number of pieces and the number of
 * packs of the cheapest mix.
 */
function findCheapestByBruteForce(
  rows: readonly (readonly [count: number, rupees: number])[],
  neededPieces: number,
) {
  let bestMix = [Infinity, Infinity, Infinity];
  const tryOut = (rowIndex: number, cost: number, pieceCount: number, packCount: number) => {
    if (pieceCount >= neededPieces) {
      const mix = [cost, pieceCount, packCount];
      const differingIndex = mix.findIndex((value, index) => value !== bestMix[index]);
      if ((mix[differingIndex] ?? 0) < (bestMix[differingIndex] ?? 0)) bestMix = mix;
      return;
    }
    const row = rows[rowIndex];
    if (!row) return;
    tryOut(rowIndex + 1, cost, pieceCount, packCount);
    tryOut(rowIndex, cost + row[1], pieceCount + row[0], packCount + 1);
  };
  tryOut(0, 0, 0, 0);
  return bestMix;
}

it.each([
  ['small', { maxCount: 14, maxRows: 5, maxPieces: 30 }],
  // For such numbers of pieces, most pieces are in packs of the best value.
  ['large', { maxCount: 4, maxRows: 3, maxPieces: 60 }],
])('finds the cheapest mix for a %s number of pieces', (_title, limits) => {
  const arbitraryCount = fc.integer({ min: 1, max: limits.maxCount });
  const arbitraryRow = fc.tuple(arbitraryCount, fc.integer({ min: 1, max: 12 }));
  // With the same price per piece, many mixes cost the same.
  const equalPriceRow = arbitraryCount.map((count): [number, number] => [count, count]);
  const arbitraryRows = fc.array(fc.oneof(arbitraryRow, equalPriceRow), {
    minLength: 1,
    maxLength: limits.maxRows,
  });
  const arbitraryNeededPieces = fc.integer({ min: 1, max: limits.maxPieces });
  fc.assert(
    fc.property(
      arbitraryRows,
      arbitraryNeededPieces,
      fc.constantFrom(1, 5, 50),
      (sampleRows, neededPieces, factor) => {
        const scaledRows = sampleRows.map(([count, rupees]) => [count * factor, rupees] as const);
        const wantedPieces = neededPieces * factor - (factor === 1 ? 0 : 3);
        const packs = createCountedPacks(...scaledRows);
        const singlePacks = findCheapestPacks(packs, wantedPieces)?.flatMap(({ pack, quantity }) =>
          Array.from({ length: quantity }, () =>
            packs.find((countedPack) => countedPack.pack === pack),
          ),
        );
        const price = singlePacks?.reduce((sum, part) => sum + (part?.price ?? NaN), 0) ?? NaN;
        const pieces = singlePacks?.reduce((sum, part) => sum + (part?.pieces.count ?? NaN), 0);
        expect([price / 100, pieces, singlePacks?.length]).toEqual(
          findCheapestByBruteForce(scaledRows, wantedPieces),
        );
      },
    ),
    { numRuns: 500 },
  );
});

/**
 * Returns for each pack: id, price of a piece in paisa, whether the pack is the best value, and the
 * saving in per cent.
 */
const getValueRows = (...rows: PackRow[]) => {
  const values = [...getPackValues(createPacks(...rows))];
  return values.map(([id, { priceEach, isBest, saving }]) => [id, priceEach, isBest, saving]);
};

it('compares packs with a single piece, for which it shows no price per piece', () => {
  expect(getValueRows(['Single roll', 100, 'Roll'], [5, 450, 'Roll'])).toEqual([
    ['1', undefined, false, 0],
    ['2', 9000, true, 10],
  ]);
});

it('marks no pack as best if others are missing, equal or in another unit', () => {
  const values = [
    getValueRows([50, 100]),
    getValueRows([50, 100], [100, 200]),
    getValueRows([5, 100, 'Roll'], ['100 sheets', 100, 'Roll']),
  ];
  for (const [, , isBest, saving] of values.flat()) expect([isBest, saving]).toEqual([false, 0]);
});

it('leaves out packs whose price is unknown, inexact or too high', () => {
  const prices = [1e300, 0.001, 9e7 + 1, null];
  expect(createCountedPacks(['Loose', 5], ...prices.map((price): PackRow => [5, price]))).toEqual(
    [],
  );
});

it('marks at most one pack as best, and never overstates a saving', () => {
  const arbitraryRow = fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000_000 }))
    .map(([count, paisa]): PackRow => [count, paisa / 100]);
  fc.assert(
    fc.property(fc.array(arbitraryRow, { minLength: 1, maxLength: 6 }), (rows) => {
      const packs = createPacks(...rows);
      const countedPacks = getComparablePacks(packs);
      const values = getPackValues(packs);
      const [bestPack, ...otherPacks] = countedPacks.filter(
        ({ pack }) => values.get(pack.productPackId)?.isBest,
      );
      expect(otherPacks).toEqual([]);
      const [smallestPack] = countedPacks.toSorted(
        (a, b) => a.pieces.count - b.pieces.count || a.price - b.price,
      );
      for (const { pack, price, pieces } of countedPacks) {
        const lowestUnitPrice = bestPack ? bestPack.price / bestPack.pieces.count : 0;
        expect(lowestUnitPrice).toBeLessThanOrEqual(price / pieces.count);
        const { saving = NaN } = values.get(pack.productPackId) ?? {};
        const packCost = BigInt(price) * BigInt(smallestPack?.pieces.count ?? 0) * 100n;
        const smallestPackCost = BigInt(smallestPack?.price ?? 0) * BigInt(pieces.count);
        expect(packCost <= smallestPackCost * BigInt(100 - saving) || saving === 0).toBe(true);
        expect(packCost > smallestPackCost * BigInt(99 - saving)).toBe(true);
      }
    }),
  );
});

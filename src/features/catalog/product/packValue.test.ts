import fc from 'fast-check';
import * as v from 'valibot';
import { ProductPack } from '@/shared/contract/product';
import { aPack } from '@/testing/productBuilder';
import { countedPacks, packValues } from './packValue';

type Row = readonly [description: string, price: unknown, unit?: string];

const packsOf = (...rows: Row[]): ProductPack[] =>
  rows.map(([description, price, packOrderUnitName = 'Pcs'], index) =>
    v.parse(ProductPack, { ...aPack(index + 1, description, price), packOrderUnitName }),
  );

const valuesOf = (...rows: Row[]) =>
  [...packValues(packsOf(...rows))].map(([id, { each, isBest, saving }]) => [
    id,
    each,
    isBest,
    saving,
  ]);

it('tells price by the piece, saving and best value', () => {
  expect(
    valuesOf(['Pack of 50', 680], ['Pack of 100', 1280], ['Pack of 500', 6080.5], ['Loose', 5]),
  ).toEqual([
    ['1', 1360, false, 0],
    ['2', 1280, false, 5],
    ['3', 1216, true, 10],
  ]);
});

it('reads the unit where a description is missing', () => {
  expect(valuesOf(['', 500, 'Pack of 50'])).toEqual([['1', 1000, false, 0]]);
});

it('compares with a single piece, whose price is no price by the piece', () => {
  expect(valuesOf(['Single roll', 100, 'Roll'], ['Pack of 5', 450, 'Roll'])).toEqual([
    ['1', undefined, false, 0],
    ['2', 9000, true, 10],
  ]);
});

it.each<[string, Row, Row?]>([
  ['it is alone', ['Pack of 50', 100]],
  ['another is as cheap', ['Pack of 50', 100], ['Pack of 100', 200]],
  ['no other has a price', ['Pack of 50', 100], ['Pack of 100', null]],
  ['they count different things', ['Pack of 5', 100, 'Roll'], ['100 sheets', 100, 'Roll']],
])('nothing is best value where %s', (_case, pack, ...others) => {
  for (const [, , isBest, saving] of valuesOf(
    pack,
    ...others.filter((other) => other !== undefined),
  )) {
    expect([isBest, saving]).toEqual([false, 0]);
  }
});

it('says nothing of a larger pack that is dearer, and of less than one per cent', () => {
  const savings = valuesOf(['Pack of 10', 100], ['Pack of 20', 201], ['Pack of 100', 995]);
  expect(savings.map(([, , , saving]) => saving)).toEqual([0, 0, 0]);
});

it('leaves out what cannot be reckoned exactly', () => {
  const odd = packsOf(['Pack of 5', 1e300], ['Pack of 5', 0.001], ['Pack of 5', 9e7 + 1]);
  expect(countedPacks(odd)).toEqual([]);
});

it('has at most one best, which no other undercuts, and never promises too much', () => {
  const row = fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000_000 }))
    .map(([count, paisa]): Row => [`Pack of ${String(count)}`, paisa / 100]);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const packs = packsOf(...rows);
      const counted = countedPacks(packs);
      const values = packValues(packs);
      const best = counted.filter(({ pack }) => values.get(pack.productPackId)?.isBest);
      expect(best.length).toBeLessThanOrEqual(1);
      const least = Math.min(...counted.map(({ pieces }) => pieces.count));
      const smallest = counted
        .filter(({ pieces }) => pieces.count === least)
        .toSorted((a, b) => a.price - b.price)[0];
      for (const { pack, price, pieces } of counted) {
        for (const other of best) {
          expect(other.price / other.pieces.count).toBeLessThanOrEqual(price / pieces.count);
        }
        const { saving = NaN } = values.get(pack.productPackId) ?? {};
        const ours = BigInt(price) * BigInt(smallest?.pieces.count ?? 0) * 100n;
        const theirs = BigInt(smallest?.price ?? 0) * BigInt(pieces.count);
        expect(ours <= theirs * BigInt(100 - saving) || saving === 0).toBe(true);
        expect(ours > theirs * BigInt(99 - saving)).toBe(true);
      }
    }),
  );
});

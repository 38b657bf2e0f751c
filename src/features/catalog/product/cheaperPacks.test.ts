/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { aPack, aProduct } from '@/testing/productBuilder';
import { cheaperPacks, packed } from './cheaperPacks';
import { cartLineOf } from './purchase';

const productOf = (packs: readonly (readonly [pieces: number, rupees: number])[]) =>
  v.parse(
    ProductDetail,
    aProduct({
      productPackRequests: packs.map(([pieces, rupees], at) =>
        aPack(at, `Pack of ${String(pieces)}`, rupees),
      ),
    }),
  );
const linesOf = (product: ProductDetail, quantities: readonly number[]) =>
  quantities.flatMap(
    (quantity, at) =>
      cartLineOf(product, { packId: String(at), quantity, options: { 1: '10' } }) ?? [],
  );

it('are said with the same options, where they save a hundredth; not of lines that the shop sells otherwise', () => {
  const product = productOf([
    [50, 100],
    [500, 990],
  ]);
  const lines = linesOf(product, [10]);
  expect(cheaperPacks(lines, product)).toMatchObject({
    saved: 1000,
    instead: [{ quantity: 1, total: 990, selectedOptions: { 1: '10' } }],
  });
  expect(
    cheaperPacks(
      lines,
      productOf([
        [50, 100],
        [500, 991],
      ]),
    ),
  ).toBeUndefined();
  expect(
    cheaperPacks(
      lines,
      productOf([
        [50, 101],
        [500, 990],
      ]),
    ),
  ).toBeUndefined();
  expect(
    cheaperPacks(
      lines,
      productOf([
        [40, 100],
        [500, 990],
      ]),
    ),
  ).toBeUndefined();
  const plain = v.parse(ProductDetail, { ...product, productOptionRequests: [] });
  expect(cheaperPacks(lines, plain)).toBeUndefined();
});

it('hold as much or more for less money', () => {
  const pack = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 500 }));
  const packs = fc.array(pack, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      packs,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (some, quantities) => {
        const product = productOf(some);
        const lines = linesOf(product, quantities);
        const offer = cheaperPacks(lines, product);
        const [now, then] = [packed(lines), packed(offer?.instead ?? lines)];
        expect(then.count).toBeGreaterThanOrEqual(now.count);
        expect(now.price - then.price).toBe(offer?.saved ?? 0);
        if (offer) expect(offer.saved / now.price).toBeGreaterThanOrEqual(0.01);
      },
    ),
  );
});

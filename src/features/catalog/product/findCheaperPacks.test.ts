/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import type { ProductDetail } from '@/shared/contract/product';
import { aPack, aParsedProduct } from '@/testing/productBuilder';
import { findCheaperPacks } from './findCheaperPacks';
import { createCartLine, summariseLines } from './purchase';

/** Creates a product from packs such as '50@100', which means 50 pieces for 100 rupees. */
const createProductWithPacks = (packs: string) =>
  aParsedProduct({
    productPackRequests: packs.split(' ').map((text, index) => {
      const [pieces = '', rupees] = text.split('@');
      return aPack(index, `Pack of ${pieces}`, Number(rupees));
    }),
  });
const createLines = (product: ProductDetail, quantities: readonly number[]) =>
  quantities.flatMap(
    (quantity, index) =>
      createCartLine(product, { packId: String(index), quantity, options: { 1: '10' } }) ?? [],
  );

it.each([
  ['makes an offer for a saving of one per cent', '50@100 500@990', 1000],
  ['makes no offer for a saving below one per cent', '50@100 500@991', undefined],
])('%s', (_title, packs, expectedSaving) => {
  const offer = findCheaperPacks(
    createLines(createProductWithPacks(packs), [10]),
    createProductWithPacks(packs),
  );
  expect(offer?.savedAmount).toBe(expectedSaving);
  for (const line of offer?.cheaperLines ?? [])
    expect(line).toMatchObject({ quantity: 1, total: 990, selectedOptions: { 1: '10' } });
});

it('offers at least as many pieces for less money', () => {
  const arbitraryPack = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 500 }));
  const arbitraryPacks = fc.array(arbitraryPack, { minLength: 1, maxLength: 4 });
  const arbitraryQuantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
  fc.assert(
    fc.property(arbitraryPacks, arbitraryQuantities, (packNumbers, quantities) => {
      const product = createProductWithPacks(
        packNumbers.map((numbers) => numbers.join('@')).join(' '),
      );
      const lines = createLines(product, quantities);
      const offer = findCheaperPacks(lines, product);
      const [currentSummary, offeredSummary] = [
        summariseLines(lines),
        summariseLines(offer?.cheaperLines ?? lines),
      ];
      expect(offeredSummary.pieces?.count).toBeGreaterThanOrEqual(
        currentSummary.pieces?.count ?? NaN,
      );
      expect(currentSummary.price - offeredSummary.price).toBe(offer?.savedAmount ?? 0);
      if (offer) expect(offer.savedAmount / currentSummary.price).toBeGreaterThanOrEqual(0.01);
    }),
  );
});

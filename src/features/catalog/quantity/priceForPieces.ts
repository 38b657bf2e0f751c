import type { ProductPack } from '@/shared/contract/product';
import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { getPriceEach } from '@/shared/format/pieces';
import { findCheapestPacks } from '../product/packMix';
import { getComparablePacks } from '../product/packValue';

/** The number of pieces and the price in paisa of each pack. */
export type PackPrices = readonly (readonly [pieces: number, price: number])[];

export const getPackPrices = (packs: readonly ProductPack[]): [number, number][] =>
  getComparablePacks(packs).map(({ pieces, price }) => [pieces.count, price]);

/**
 * Finds the cheapest packs for a number of pieces and formats their total price and their price per
 * piece, such as 'Rs. 15,300' and 'Rs. 30.60 each'. Returns `undefined` if no packs are found.
 */
export function getPriceForPieces(packPrices: PackPrices, pieces: number) {
  const packs = packPrices.map((pack) => ({ pack, price: pack[1], pieces: { count: pack[0] } }));
  const chosenPacks = findCheapestPacks(packs, pieces) ?? [];
  const sumPackField = (fieldIndex: 0 | 1) =>
    chosenPacks.reduce((sum, { pack, quantity }) => sum + pack[fieldIndex] * quantity, 0);
  const price = Math.round(sumPackField(1));
  const priceEach = getPriceEach(price, sumPackField(0));
  if (chosenPacks.length === 0) return undefined;
  return {
    total: formatPaisa(price as Paisa),
    each: priceEach && `${formatPaisa(priceEach)} each`,
  };
}

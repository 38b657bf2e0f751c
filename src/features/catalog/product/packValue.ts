import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { formatPaisa, formatRupees, toExactPaisa, toPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { getPriceEach } from '@/shared/format/pieces';
import type { Pieces } from '@/shared/format/pieces';
import { getPieces, getPrice, getPriceRange } from './purchase';

export interface CountedPack {
  pack: ProductPack;
  /**
   * Price of the pack in paisa. It is not rounded, because quantities may multiply a small price.
   */
  price: number;
  pieces: Pieces;
}

/**
 * Maximum price of a pack, in paisa. Up to this price, the price of a million pieces is an exact
 * integer.
 */
const maxPrice = 9_000_000_000;

/**
 * Returns a list with the pack, or an empty list if its price or its number of pieces is unknown.
 */
function toCountedPack(pack: ProductPack): CountedPack[] {
  const price = toExactPaisa(getPrice(pack) ?? 0);
  const pieces = getPieces(pack);
  return pieces && price > 0 && price <= maxPrice ? [{ pack, price, pieces }] : [];
}

/**
 * Returns the packs with a known price and number of pieces. Returns an empty list if the packs
 * count different things, such as rolls and sheets.
 */
export function getComparablePacks(packs: readonly ProductPack[]): CountedPack[] {
  const countedPacks = packs.flatMap(toCountedPack);
  return new Set(countedPacks.map(({ pieces }) => pieces.noun)).size === 1 ? countedPacks : [];
}

/** Returns whether a piece of `a` costs less than a piece of `b`. */
const isCheaper = (a: CountedPack, b: CountedPack): boolean =>
  a.price * b.pieces.count < b.price * a.pieces.count;

/** Returns the saving per piece compared with `comparedPack`, in whole per cent, rounded down. */
const getSaving = (pack: CountedPack, comparedPack: CountedPack): number => {
  const comparedPrice = comparedPack.price * pack.pieces.count;
  return Math.floor(
    (100 * (comparedPrice - pack.price * comparedPack.pieces.count)) / comparedPrice,
  );
};

/**
 * Returns the lowest price of a pack and the unrounded lowest price of a piece, in paisa. `packs`
 * is the number of packs that were compared. Returns `{}` if no pack has a price.
 */
export function getLowestPrices(packs: readonly ProductPack[]) {
  const prices = packs.map((pack) => toPaisa(getPrice(pack) ?? 0)).filter((price) => price >= 1);
  const piecePrices = getComparablePacks(packs).map(({ price, pieces }) => price / pieces.count);
  if (prices.length === 0) return {};
  const price = Math.min(...prices) as Paisa;
  return piecePrices.length > 0
    ? { price, each: Math.min(...piecePrices), packs: piecePrices.length }
    : { price, packs: prices.length };
}

/**
 * Formats a price range such as `Rs. 680 – Rs. 5,200`, or a single price if all are equal. Returns
 * `undefined` if no pack has a price.
 */
export function formatPriceRange(product: ProductDetail): string | undefined {
  const range = getPriceRange(product);
  return range && [...new Set([range.low, range.high])].map(formatRupees).join(' – ');
}

/**
 * Formats a price such as `from Rs. 12.16 each`. Returns `undefined` if no pack has a known number
 * of pieces.
 */
export function formatPriceEach(product: ProductDetail): string | undefined {
  const { each = 0, packs = 0 } = getLowestPrices(product.productPackRequests);
  const roundedPrice = Math.round(each) as Paisa;
  return roundedPrice >= 1
    ? `${packs > 1 ? 'from ' : ''}${formatPaisa(roundedPrice)} each`
    : undefined;
}

/**
 * Formats prices such as `Rs. 680 – Rs. 6,080 a pack, from Rs. 12.16 each`. Returns `undefined` if
 * no pack has a price.
 */
export function formatPriceLine(product: ProductDetail): string | undefined {
  const range = formatPriceRange(product);
  return range && [`${range} a pack`, formatPriceEach(product)].filter(Boolean).join(', ');
}

interface PackValue {
  priceEach: Paisa | undefined;
  isBest: boolean;
  /** Saving per piece compared with the smallest pack, in per cent, or 0 if there is no saving. */
  saving: number;
}

/** Returns the `PackValue` by pack id, for each pack with a known price and number of pieces. */
export function getPackValues(packs: readonly ProductPack[]): Map<string, PackValue> {
  const countedPacks = getComparablePacks(packs);
  const [smallestPack] = [...countedPacks].sort(
    (a, b) => a.pieces.count - b.pieces.count || a.price - b.price,
  );
  return new Map(
    packs.flatMap(toCountedPack).map((countedPack) => {
      const otherPacks = countedPacks.filter(({ pack }) => pack !== countedPack.pack);
      const value = {
        priceEach: getPriceEach(countedPack.price, countedPack.pieces.count),
        isBest:
          otherPacks.length > 0 &&
          otherPacks.every((otherPack) => isCheaper(countedPack, otherPack)),
        saving:
          countedPacks.length > 0 && smallestPack
            ? Math.max(getSaving(countedPack, smallestPack), 0)
            : 0,
      };
      return [countedPack.pack.productPackId, value];
    }),
  );
}

import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { getPriceForPieces } from '../quantity/priceForPieces';
import type { LengthUnit, ProductFacts } from './productFacts';

const mmPer: Record<LengthUnit, number> = { mm: 1, cm: 10, in: 25.4 };

const convertToUnit = (value: number, per: number) => String(Number((value / per).toFixed(2)));

/** `33 × 25 × 9 cm`. @param lengths in mm */
const formatSize = (lengths: readonly number[], unit: LengthUnit = 'cm'): string =>
  `${lengths.map((length) => convertToUnit(length, mmPer[unit])).join(' × ')} ${unit}`;

/** `500 ml`, `1.5 litre`. */
const formatCapacity = (ml: number): string =>
  ml < 1000 ? `${convertToUnit(ml, 1)} ml` : `${convertToUnit(ml, 1000)} litre`;

/** `from Rs. 99.10 each`; the price of a pack where its pieces are not known. */
function formatPriceFact({ price, each, packs = 1 }: ProductFacts): string {
  const from = packs > 1 ? 'from ' : '';
  const piece = Math.round(each ?? 0);
  if (piece >= 1) return `${from}${formatPaisa(piece as Paisa)} each`;
  return price === undefined ? '' : `${from}${formatPaisa(price)}`;
}

/** `for 500: Rs. 15,300 · Rs. 30.60 each`; `undefined` where the packs are not known. */
function formatPriceForPieces(
  { packPrices = [] }: ProductFacts,
  pieces: number,
): string | undefined {
  const price = getPriceForPieces(packPrices, pieces);
  return (
    price && [`for ${formatNumber(pieces)}: ${price.total}`, price.each].filter(Boolean).join(' · ')
  );
}

/**
 * What a card says of a product: `from Rs. 99.10 each · 33 × 25 × 9 cm`. `''` where nothing is known.
 * @param pieces how many the shopper needs, if that was said
 */
export function formatFactsLine(facts: ProductFacts, pieces?: number): string {
  const { sizes = [], sizeUnit, capacity } = facts;
  const [size, another] = sizes;
  const sized = another ? `${sizes.length} sizes` : size && formatSize(size, sizeUnit);
  const holds = capacity === undefined ? '' : formatCapacity(capacity);
  const priced = (pieces && formatPriceForPieces(facts, pieces)) || formatPriceFact(facts);
  return [priced, sized ?? holds].filter(Boolean).join(' · ');
}

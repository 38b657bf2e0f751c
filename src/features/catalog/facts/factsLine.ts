import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { formatMeasure } from '../measures/formatMeasure';
import { getPriceForPieces } from '../quantity/priceForPieces';
import type { LengthUnit, ProductFacts } from './productFacts';

const mmPerUnit: Record<LengthUnit, number> = { mm: 1, cm: 10, in: 25.4 };

/** Formats a capacity such as `500 ml` or `1.5 litre`. */
const formatCapacity = (ml: number): string =>
  ml < 1000 ? formatMeasure([ml], 1, 'ml') : formatMeasure([ml], 1000, 'litre');

/**
 * Formats a price such as `from Rs. 99.10 each`. Shows the price of a pack if the price of a piece
 * is unknown or below one paisa. Returns `''` if both prices are unknown.
 */
function formatPriceFact({ price, each, packs = 1 }: ProductFacts): string {
  const prefix = packs > 1 ? 'from ' : '';
  const piecePrice = Math.round(each ?? 0);
  if (piecePrice >= 1) return `${prefix}${formatPaisa(piecePrice as Paisa)} each`;
  return price === undefined ? '' : `${prefix}${formatPaisa(price)}`;
}

/**
 * Formats a price such as `for 500: Rs. 15,300 · Rs. 30.60 each`. Returns `undefined` if the pack
 * prices are unknown.
 */
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
 * Formats the line of text with price and size on a product card. Returns `''` if nothing is known.
 * A typical line is `from Rs. 99.10 each · 33 × 25 × 9 cm`.
 * @param pieces number of pieces that the shopper needs, if entered
 */
export function formatFactsLine(facts: ProductFacts, pieces?: number): string {
  const { sizes = [], sizeUnit = 'cm', capacity } = facts;
  const [size, secondSize] = sizes;
  const sizeText = secondSize
    ? `${sizes.length} sizes`
    : size && formatMeasure(size, mmPerUnit[sizeUnit], sizeUnit);
  const capacityText = capacity === undefined ? '' : formatCapacity(capacity);
  const priceText = (pieces && formatPriceForPieces(facts, pieces)) || formatPriceFact(facts);
  return [priceText, sizeText ?? capacityText].filter(Boolean).join(' · ');
}

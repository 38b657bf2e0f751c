import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa, toExactPaisa } from '@/shared/format/money';
import { formatPieces, parsePieces, getPriceEach } from '@/shared/format/pieces';

type Packs = Pick<CartLine, 'packDescription' | 'packUnit' | 'quantity'>;

/**
 * Returns the number of pieces in several packs, such as `300 pcs`. Returns `undefined` for one
 * pack, or if the pack's text states no number.
 */
export function formatLinePieces({
  packDescription,
  packUnit,
  quantity,
}: Packs): string | undefined {
  const pieces = quantity > 1 ? parsePieces(packDescription, packUnit) : undefined;
  return pieces && formatPieces({ ...pieces, count: quantity * pieces.count });
}

/**
 * Returns the price per piece, such as `Rs. 12.80 each`, or `undefined` if the number of pieces is
 * not known.
 */
export function formatPriceEach({
  packDescription,
  packUnit,
  price,
}: CartLine): string | undefined {
  const pieces = parsePieces(packDescription, packUnit);
  const priceEach = pieces && getPriceEach(toExactPaisa(price), pieces.count);
  return priceEach === undefined ? undefined : `${formatPaisa(priceEach)} each`;
}

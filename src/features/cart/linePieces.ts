import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa, toPaisa } from '@/shared/lib/money';
import { formatNumber } from '@/shared/lib/number';
import { formatPieces, piecesIn, priceEach } from '@/shared/lib/pieces';

type Packs = Pick<CartLine, 'packDescription' | 'packUnit' | 'quantity'>;

/** `3 × 100 = 300 pcs`, `300 pcs` where there is nothing to reckon; `undefined` where the pack's text does not say. */
export function piecesText({ packDescription, packUnit, quantity }: Packs): string | undefined {
  const pieces = piecesIn(packDescription, packUnit);
  if (!pieces) return undefined;
  const { count, noun } = pieces;
  const all = formatPieces({ count: quantity * count, noun });
  if (quantity === 1 || count === 1) return all;
  return `${formatNumber(quantity)} × ${formatNumber(count)} = ${all}`;
}

/** `Rs. 12.80 each`. */
export function eachText({ packDescription, packUnit, price }: CartLine): string | undefined {
  const pieces = piecesIn(packDescription, packUnit);
  const each = pieces && priceEach(toPaisa(price), pieces.count);
  return each === undefined ? undefined : `${formatPaisa(each)} each`;
}

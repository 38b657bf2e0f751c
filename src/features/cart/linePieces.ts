import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa, toPaisa } from '@/shared/format/money';
import { packsTimesPieces, piecesIn, priceEach } from '@/shared/format/pieces';

type Packs = Pick<CartLine, 'packDescription' | 'packUnit' | 'quantity'>;

/** `3 × 100 = 300 pcs`, `300 pcs` where there is nothing to reckon; `undefined` where the pack's text does not say. */
export function piecesText({ packDescription, packUnit, quantity }: Packs): string | undefined {
  const pieces = piecesIn(packDescription, packUnit);
  return pieces && packsTimesPieces(quantity, pieces);
}

/** `Rs. 12.80 each`. */
export function eachText({ packDescription, packUnit, price }: CartLine): string | undefined {
  const pieces = piecesIn(packDescription, packUnit);
  const each = pieces && priceEach(toPaisa(price), pieces.count);
  return each === undefined ? undefined : `${formatPaisa(each)} each`;
}

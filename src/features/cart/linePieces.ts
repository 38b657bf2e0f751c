import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa, toExactPaisa } from '@/shared/format/money';
import { formatPieces, parsePieces, getPriceEach } from '@/shared/format/pieces';

type Packs = Pick<CartLine, 'packDescription' | 'packUnit' | 'quantity'>;

/** `300 pcs`, of several packs. `undefined` where the pack's text does not say, or says as much. */
export function formatLinePieces({
  packDescription,
  packUnit,
  quantity,
}: Packs): string | undefined {
  const pieces = quantity > 1 ? parsePieces(packDescription, packUnit) : undefined;
  return pieces && formatPieces({ ...pieces, count: quantity * pieces.count });
}

/** `Rs. 12.80 each`. */
export function formatPriceEach({
  packDescription,
  packUnit,
  price,
}: CartLine): string | undefined {
  const pieces = parsePieces(packDescription, packUnit);
  const each = pieces && getPriceEach(toExactPaisa(price), pieces.count);
  return each === undefined ? undefined : `${formatPaisa(each)} each`;
}

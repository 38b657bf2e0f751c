import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { sum, times, toPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { formatPieces, piecesIn } from '@/shared/format/pieces';
import { cheapestMix } from './packMix';
import { countedPacks } from './packValue';
import { cartLineOf, linesOf } from './purchase';

/** What lines cost and hold, which all count alike: `1,050 pcs = 2 × Pack of 500 + 1 × Pack of 50`. */
export function packed(lines: readonly CartLine[]) {
  const packs = lines.map((line) => `${formatNumber(line.quantity)} × ${line.packDescription}`);
  const held = lines.map((line) => piecesIn(line.packDescription, line.packUnit));
  const count = lines.reduce((all, { quantity }, at) => all + quantity * (held[at]?.count ?? 0), 0);
  const pieces = held[0] && formatPieces({ count, noun: held[0].noun });
  const price = sum(...lines.map(({ price, quantity }) => times(toPaisa(price), quantity)));
  return { count, price, text: pieces && `${pieces} = ${packs.join(' + ')}` };
}

/**
 * What holds the same pieces or more for less money, in other packs; `undefined` where nothing does, or the lines, of one
 * product with the same options, are not as the shop sells them now.
 */
export function cheaperPacks(lines: readonly CartLine[], product: ProductDetail) {
  const packs = countedPacks(product.productPackRequests);
  const options = lines[0]?.selectedOptions ?? {};
  const isAsSold = (line: CartLine) => {
    const now = cartLineOf(product, { ...line, options });
    return (
      now?.price === line.price &&
      now.packDescription === line.packDescription &&
      Object.keys(now.selectedOptions).length === Object.keys(options).length &&
      packs.some(({ pack }) => pack.productPackId === line.packId)
    );
  };
  const { count, price } = packed(lines);
  const mix = lines.every(isAsSold) ? cheapestMix(packs, count) : undefined;
  const saved = mix && price - mix.price;
  // Less than a hundredth is not worth a word.
  if (!saved || saved < price / 100) return undefined;
  return { instead: linesOf(product, mix.parts, options), saved: saved as Paisa };
}

import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { toAsciiDigits } from '@/shared/format/quantity';
import { packName, piecesOf, priceOf } from '../product/purchase';

const keyOf = (text: string): string =>
  toAsciiDigits(text)
    .toLowerCase()
    .replace(/(\d)[,٬](?=\d{3})/g, '$1')
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '');

/** The pack that a text names: 'Pack of 100', or '100' and '۱۰۰ pcs' for the one that holds so many. */
export function matchPack(product: ProductDetail, text: string): ProductPack | undefined {
  const asked = keyOf(text);
  if (asked === '') return undefined;
  const packs = product.productPackRequests.filter((pack) => priceOf(pack) !== null);
  const named = packs.filter((pack) => keyOf(packName(pack)) === asked);
  const [, digits] = /^(\d{1,7})(?:pcs?|pieces?)?$/.exec(asked) ?? [];
  const fits =
    named.length > 0 || digits === undefined
      ? named
      : packs.filter((pack) => piecesOf(pack)?.count === Number(digits));
  return fits.length === 1 ? fits[0] : undefined;
}

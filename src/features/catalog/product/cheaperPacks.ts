import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import type { Paisa } from '@/shared/format/money';
import { cheapestPacks } from './packMix';
import { countedPacks } from './packValue';
import { formatParts, linesOf, packed } from './purchase';

/**
 * What holds the same pieces or more for less money, in other packs; `undefined` where nothing does.
 * @param lines of one product with the same options, as the shop sells them now
 */
export function cheaperPacks(lines: readonly CartLine[], product: ProductDetail) {
  const { price, pieces } = packed(lines);
  const parts = pieces && cheapestPacks(countedPacks(product.productPackRequests), pieces.count);
  if (!parts) return undefined;
  const instead = linesOf(product, parts, lines[0]?.selectedOptions ?? {});
  const saved = price - packed(instead).price;
  // Less than a hundredth is not worth a word.
  return saved > 0 && saved >= price / 100
    ? { instead, saved: saved as Paisa, text: formatParts(parts) }
    : undefined;
}

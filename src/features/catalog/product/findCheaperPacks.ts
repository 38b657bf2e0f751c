import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import type { Paisa } from '@/shared/format/money';
import { findCheapestPacks } from './packMix';
import { toCountedPacks } from './packValue';
import { formatParts, createCartLines, toPackedLines } from './purchase';

/**
 * What holds the same pieces or more for less money, in other packs; `undefined` where nothing does.
 * @param lines of one product with the same options, as the shop sells them now
 */
export function findCheaperPacks(lines: readonly CartLine[], product: ProductDetail) {
  const { price, pieces } = toPackedLines(lines);
  const parts =
    pieces && findCheapestPacks(toCountedPacks(product.productPackRequests), pieces.count);
  if (!parts) return undefined;
  const instead = createCartLines(product, parts, lines[0]?.selectedOptions ?? {});
  const saved = price - toPackedLines(instead).price;
  // Less than a hundredth is not worth a word.
  return saved > 0 && saved >= price / 100
    ? { instead, saved: saved as Paisa, text: formatParts(parts) }
    : undefined;
}

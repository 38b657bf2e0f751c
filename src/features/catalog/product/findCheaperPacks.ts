import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import type { Paisa } from '@/shared/format/money';
import { findCheapestPacks } from './packMix';
import { getComparablePacks } from './packValue';
import { formatPackQuantities, createCartLines, summariseLines } from './purchase';

/**
 * Finds other packs that hold at least as many pieces for less money. `savedAmount` is in paisa.
 * Returns `undefined` if there are no such packs.
 * @param lines cart lines of one product with the same options, at current prices
 */
export function findCheaperPacks(lines: readonly CartLine[], product: ProductDetail) {
  const { price, pieces } = summariseLines(lines);
  const cheapestPacks =
    pieces && findCheapestPacks(getComparablePacks(product.productPackRequests), pieces.count);
  if (!cheapestPacks) return undefined;
  const cheaperLines = createCartLines(product, cheapestPacks, lines[0]?.selectedOptions ?? {});
  const saving = price - summariseLines(cheaperLines).price;
  // Savings below one per cent are not worth an offer.
  return saving > 0 && saving >= price / 100
    ? { cheaperLines, savedAmount: saving as Paisa, text: formatPackQuantities(cheapestPacks) }
    : undefined;
}

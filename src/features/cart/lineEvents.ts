import type { CartLine } from '@/shared/contract/cart';
import { toRupees } from '@/shared/format/money';
import { getSubtotal } from './cartLines';

/** Returns the event fields of cart lines, or `undefined` if there are no lines. */
export function createLineFields(lines: readonly CartLine[]) {
  if (lines.length === 0) return undefined;
  return {
    value: toRupees(getSubtotal(lines)),
    items: lines.map((line) => ({
      item_id: line.productId,
      item_name: line.name,
      item_category: line.category,
      item_category2: line.subCategory,
      item_variant: line.packDescription,
      price: line.price,
      quantity: line.quantity,
    })),
  };
}

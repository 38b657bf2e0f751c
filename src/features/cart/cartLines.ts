import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import { toPaisa, toRupees } from '@/shared/lib/money';

/** Shipping is fixed at Rs. 0 (section 9), in paisa. */
export const shippingFee = 0;

/** Price × quantity in paisa; the stored `total` is never trusted. */
export const lineTotal = (line: Pick<CartLine, 'price' | 'quantity'>): number =>
  toPaisa(line.price) * line.quantity;

export const subtotalOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** The badge's number: pieces ordered, not lines. */
export const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

export const withTotal = (line: CartLine): CartLine => ({
  ...line,
  total: toRupees(lineTotal(line)),
});

/** Product, pack and options, whatever their order; `undefined` for a short line, which merges with nothing. */
export function lineIdentity(line: CartLine): string | undefined {
  if (!line.productId) return undefined;
  const options = Object.entries(line.selectedOptions).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.productId, line.packId, options]);
}

export const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(quantity, 1), maxQuantity);

/** Section 4, cart add: the same product, pack and options raise the line's quantity; else a new line. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const identity = lineIdentity(added);
  const at =
    identity === undefined ? -1 : lines.findIndex((line) => lineIdentity(line) === identity);
  if (at === -1) return [...lines, withTotal(added)];
  return lines.map((line, index) =>
    index === at
      ? withTotal({
          ...line,
          price: added.price,
          quantity: clampQuantity(line.quantity + added.quantity),
        })
      : line,
  );
}

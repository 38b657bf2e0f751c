import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import { sum, times, toPaisa, toRupees } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';

export const shippingFee = toPaisa(0);

/** Price × quantity; the stored `total` is never trusted. */
export const lineTotal = ({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): Paisa =>
  times(toPaisa(price), quantity);

export const subtotalOf = (lines: readonly CartLine[]): Paisa => sum(...lines.map(lineTotal));

export const totalOf = (lines: readonly CartLine[]): Paisa => sum(subtotalOf(lines), shippingFee);

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

/** Whether two lines are the same thing in the cart; short lines are told apart by what they hold. */
const sameLine = (a: CartLine, b: CartLine): boolean => {
  const identity = lineIdentity(a);
  if (identity !== undefined || b.productId) return identity === lineIdentity(b);
  return a.name === b.name && a.price === b.price && a.packDescription === b.packDescription;
};

/** A line as the shopper saw it, and where. */
export interface LineAt {
  index: number;
  line: CartLine;
}

/** Where that line is now, though another tab may have moved it; -1: gone. */
export function placeOf(lines: readonly CartLine[], { index, line }: LineAt): number {
  const there = lines[index];
  return there && sameLine(there, line) ? index : lines.findIndex((other) => sameLine(other, line));
}

/** What the shop sells in place of a line, `null` for nothing, where that is not what the shopper saw. */
export interface LineChange {
  line: CartLine;
  now: CartLine | null;
}

/** The lines with the changes made: what is gone goes, quantities stay. */
export const revised = (lines: readonly CartLine[], changes: readonly LineChange[]): CartLine[] =>
  lines
    .flatMap((line) => {
      const change = changes.find((each) => sameLine(line, each.line));
      if (!change) return [line];
      return change.now ? [withTotal({ ...change.now, quantity: line.quantity })] : [];
    })
    .reduce<CartLine[]>(addLine, []);

/** Takes an order's lines out of the cart: what was added since the order stays. `taken` is what left, for Undo. */
export function takeLines(
  lines: readonly CartLine[],
  ordered: readonly CartLine[],
): { kept: CartLine[]; taken: CartLine[] } {
  const kept: CartLine[] = [];
  const taken: CartLine[] = [];
  const open = ordered.map((line) => ({ line, quantity: line.quantity }));
  for (const line of lines) {
    const match = open.find((entry) => entry.quantity > 0 && sameLine(entry.line, line));
    const quantity = Math.min(match?.quantity ?? 0, line.quantity);
    if (match) match.quantity -= quantity;
    if (quantity > 0) taken.push(withTotal({ ...line, quantity }));
    const rest = line.quantity - quantity;
    if (rest > 0) kept.push(withTotal({ ...line, quantity: rest }));
  }
  return { kept, taken };
}

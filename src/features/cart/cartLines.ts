import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import { multiplyPrice, sum, toPaisa, toRupees } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';

export const shippingFee = toPaisa(0);

/** Returns price × quantity in paisa. The stored `total` is not used, because it may be wrong. */
export const getLineTotal = ({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): Paisa =>
  multiplyPrice(price, quantity);

export const getSubtotal = (lines: readonly CartLine[]): Paisa => sum(...lines.map(getLineTotal));

export const getTotal = (lines: readonly CartLine[]): Paisa => sum(getSubtotal(lines), shippingFee);

/** Returns the number for the cart's badge: the sum of the quantities, not the number of lines. */
export const getItemCount = (lines: readonly CartLine[]): number =>
  lines.reduce((itemCount, line) => itemCount + line.quantity, 0);

export const addTotal = (line: CartLine): CartLine => ({
  ...line,
  total: toRupees(getLineTotal(line)),
});

/**
 * Returns a key that is equal for lines with the same product, pack and options. The order of the
 * options does not matter. Without a product id, the key consists of name, price and pack
 * description.
 */
export function getLineKey(line: CartLine): string {
  if (!line.productId) return JSON.stringify([line.name, line.price, line.packDescription]);
  const options = Object.entries(line.selectedOptions).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.productId, line.packId, options]);
}

/**
 * Returns the index of the line with the same key, or -1. An index from an earlier render may be
 * wrong, because another tab may have edited the cart.
 */
export function findLineIndex(lines: readonly CartLine[], line: CartLine): number {
  const lineKey = getLineKey(line);
  return lines.findIndex((candidate) => getLineKey(candidate) === lineKey);
}

export function addLine(lines: readonly CartLine[], addedLine: CartLine): CartLine[] {
  const lineIndex = findLineIndex(lines, addedLine);
  if (lineIndex === -1) return [...lines, addTotal(addedLine)];
  return lines.map((line, index) => {
    if (index !== lineIndex) return line;
    const quantity = Math.min(line.quantity + addedLine.quantity, maxQuantity);
    return addTotal({ ...line, price: addedLine.price, quantity });
  });
}

export const mergeLines = (lines: readonly CartLine[]): CartLine[] =>
  lines.reduce<CartLine[]>(addLine, []);

/**
 * Returns the lines that cannot take everything that is added, because a line holds at most
 * `maxQuantity` packs.
 */
export function findFullLines(
  lines: readonly CartLine[],
  addedLines: readonly CartLine[],
): CartLine[] {
  const wantedQuantityByKey = new Map<string, number>();
  for (const line of [...lines, ...addedLines]) {
    const lineKey = getLineKey(line);
    wantedQuantityByKey.set(lineKey, (wantedQuantityByKey.get(lineKey) ?? 0) + line.quantity);
  }
  return addedLines
    .reduce(addLine, [...lines])
    .filter((line) => (wantedQuantityByKey.get(getLineKey(line)) ?? 0) > line.quantity);
}

/**
 * Removes an order's lines from the cart. Products that were added after the order stay in the
 * cart.
 * @returns `keptLines`, which stay in the cart, and `removedLines`, which Undo can restore
 */
export function subtractLines(lines: readonly CartLine[], orderedLines: readonly CartLine[]) {
  const orderedQuantityByKey = new Map(
    orderedLines.map((line) => [getLineKey(line), line.quantity]),
  );
  const getRemovedQuantity = (line: CartLine) =>
    Math.min(orderedQuantityByKey.get(getLineKey(line)) ?? 0, line.quantity);
  const getLinesWithQuantity = (getQuantity: (line: CartLine) => number) =>
    lines
      .map((line) => addTotal({ ...line, quantity: getQuantity(line) }))
      .filter(({ quantity }) => quantity > 0);
  return {
    keptLines: getLinesWithQuantity((line) => line.quantity - getRemovedQuantity(line)),
    removedLines: getLinesWithQuantity(getRemovedQuantity),
  };
}

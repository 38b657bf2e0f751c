import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { getLineMinimum } from '@/shared/format/minimumOrder';
import { formatRupees } from '@/shared/format/money';
import { findLineIndex, getLineKey, mergeLines } from './cartLines';

/**
 * A cart line that the shop has changed since the shopper chose it. `current` is the same line with
 * today's price, pack and options, or `null` if the product is no longer sold.
 */
export interface LineChange {
  line: CartLine;
  current: CartLine | null;
}

/**
 * Returns a text about the differences from what the shopper chose. Returns `undefined` if there
 * are no differences or they are unknown.
 */
export function formatLineChange(line: CartLine, currentLine: FreshLine): string | undefined {
  if (!currentLine) return currentLine === null ? 'No longer available' : undefined;
  const getMinimum = (cartLine: CartLine) => getLineMinimum(cartLine)?.minimum.count;
  const countOptions = ({ selectedOptions }: CartLine) => Object.keys(selectedOptions).length;
  const differences = [
    line.price !== currentLine.price &&
      `${formatRupees(line.price)} → ${formatRupees(currentLine.price)}`,
    line.packDescription !== currentLine.packDescription &&
      // `U+200E` makes the arrow point to the right even after an Urdu pack description.
      `${line.packDescription} \u200E→ ${currentLine.packDescription}`,
    (countOptions(line) !== countOptions(currentLine) ||
      getMinimum(line) !== getMinimum(currentLine)) &&
      (currentLine.optionLabels.join(' · ') || 'No options'),
  ];
  return differences.filter(Boolean).join(', ') || undefined;
}

/** A line that differs from the same line at an earlier time, with a text about the difference. */
export interface DescribedLine {
  line: CartLine;
  text: string;
}

function formatCartChange(earlierLine: CartLine, line: CartLine | undefined): string {
  if (!line) return 'Removed';
  const differences = [
    line.quantity !== earlierLine.quantity && `Qty: ${earlierLine.quantity} → ${line.quantity}`,
    formatLineChange(earlierLine, line),
  ];
  return differences.filter(Boolean).join(', ');
}

/** Describes how the lines of the cart differ from its earlier lines. */
export const describeCartChanges = (
  earlierLines: readonly CartLine[],
  lines: readonly CartLine[],
): DescribedLine[] =>
  [
    ...earlierLines.map((line) => ({
      line,
      text: formatCartChange(line, lines[findLineIndex(lines, line)]),
    })),
    ...lines
      .filter((line) => findLineIndex(earlierLines, line) === -1)
      .map((line) => ({ line, text: 'Added' })),
  ].filter(({ text }) => text !== '');

/**
 * Returns the lines that the shop has changed since the shopper chose them.
 * @param freshLines the same lines with today's data, in the order of `lines`
 */
export const getLineChanges = (
  lines: readonly CartLine[],
  freshLines: readonly FreshLine[],
): LineChange[] =>
  lines.flatMap((line, index) => {
    const current = freshLines[index];
    return current !== undefined && formatLineChange(line, current) ? [{ line, current }] : [];
  });

/**
 * Returns the lines with the changes applied. Lines whose product is no longer sold are removed.
 * Quantities stay as they are.
 */
export function applyLineChanges(
  lines: readonly CartLine[],
  changes: readonly LineChange[],
): CartLine[] {
  const currentLineByKey = new Map(changes.map(({ line, current }) => [getLineKey(line), current]));
  const changedLines = lines.flatMap((line) => {
    const currentLine = currentLineByKey.get(getLineKey(line));
    if (currentLine === undefined) return [line];
    return currentLine ? [{ ...currentLine, quantity: line.quantity }] : [];
  });
  return mergeLines(changedLines);
}

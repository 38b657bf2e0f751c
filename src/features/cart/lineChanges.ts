import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { getLineMinimum } from '@/shared/format/minimumOrder';
import { formatRupees } from '@/shared/format/money';
import { getLineKey, mergeLines } from './cartLines';

/** What the shop now sells in place of a line that has changed since the shopper chose it, or `null` for nothing. */
export interface LineChange {
  line: CartLine;
  now: CartLine | null;
}

/**
 * Returns a text about the differences from what the shopper chose. Returns `undefined` if there are none or they are
 * unknown.
 */
export function formatLineChange(line: CartLine, now: FreshLine): string | undefined {
  if (!now) return now === null ? 'No longer available' : undefined;
  const getMinimum = (one: CartLine) => getLineMinimum(one)?.minimum.count;
  const countOptions = ({ selectedOptions }: CartLine) => Object.keys(selectedOptions).length;
  const changed = [
    line.price !== now.price && `${formatRupees(line.price)} → ${formatRupees(now.price)}`,
    line.packDescription !== now.packDescription &&
      // `U+200E` makes the arrow point to the right even after an Urdu pack description.
      `${line.packDescription} \u200E→ ${now.packDescription}`,
    (countOptions(line) !== countOptions(now) || getMinimum(line) !== getMinimum(now)) &&
      (now.optionLabels.join(' · ') || 'No options'),
  ];
  return changed.filter(Boolean).join(', ') || undefined;
}

/** @param fresh in the order of `lines` */
export const getLineChanges = (
  lines: readonly CartLine[],
  fresh: readonly FreshLine[],
): LineChange[] =>
  lines.flatMap((line, index) => {
    const now = fresh[index];
    return now !== undefined && formatLineChange(line, now) ? [{ line, now }] : [];
  });

/** Returns the lines with the changes applied. Unavailable lines are removed, and quantities stay. */
export function applyLineChanges(
  lines: readonly CartLine[],
  changes: readonly LineChange[],
): CartLine[] {
  const changed = new Map(changes.map(({ line, now }) => [getLineKey(line), now]));
  const kept = lines.flatMap((line) => {
    const now = changed.get(getLineKey(line));
    if (now === undefined) return [line];
    return now ? [{ ...now, quantity: line.quantity }] : [];
  });
  return mergeLines(kept);
}

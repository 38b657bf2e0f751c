import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { getLineMinimum } from '@/shared/format/minimumOrder';
import { formatRupees } from '@/shared/format/money';
import { getLineKey, mergeLines } from './cartLines';

/** What the shop sells in place of a line, `null` for nothing, where that is not what the shopper saw. */
export interface LineChange {
  line: CartLine;
  now: CartLine | null;
}

/** In words, what is not as the shopper saw it; `undefined`: nothing, or the shop did not say. */
export function formatLineChange(line: CartLine, now: FreshLine): string | undefined {
  if (!now) return now === null ? 'No longer available' : undefined;
  const getMinimum = (one: CartLine) => getLineMinimum(one)?.minimum.count;
  const countOptions = ({ selectedOptions }: CartLine) => Object.keys(selectedOptions).length;
  const changed = [
    line.price !== now.price && `${formatRupees(line.price)} → ${formatRupees(now.price)}`,
    line.packDescription !== now.packDescription &&
      // After an Urdu pack, too, the arrow (`U+200E`) points to the right.
      `${line.packDescription} \u200E→ ${now.packDescription}`,
    (countOptions(line) !== countOptions(now) || getMinimum(line) !== getMinimum(now)) &&
      (now.optionLabels.join(' · ') || 'Without options'),
  ];
  return changed.filter(Boolean).join(', ') || undefined;
}

/** @param fresh by the place of the line */
export const getLineChanges = (
  lines: readonly CartLine[],
  fresh: readonly FreshLine[],
): LineChange[] =>
  lines.flatMap((line, index) => {
    const now = fresh[index];
    return now !== undefined && formatLineChange(line, now) ? [{ line, now }] : [];
  });

/** The lines with the changes made: what is gone goes, quantities stay. */
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

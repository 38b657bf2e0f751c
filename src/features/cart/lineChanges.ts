import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { formatRupees, toPaisa } from '@/shared/format/money';
import type { LineChange } from './cartLines';

/** In words, what is not as the shopper saw it; `undefined`: nothing, or the shop did not say. */
export function changeText(line: CartLine, now: FreshLine): string | undefined {
  if (!now) return now === null ? 'No longer available' : undefined;
  const optionsOf = ({ selectedOptions }: CartLine) => Object.keys(selectedOptions).length;
  const changed = [
    toPaisa(line.price) !== toPaisa(now.price) &&
      `${formatRupees(line.price)} → ${formatRupees(now.price)}`,
    line.packDescription !== now.packDescription &&
      `${line.packDescription} → ${now.packDescription}`,
    optionsOf(line) !== optionsOf(now) && (now.optionLabels.join(' · ') || 'Without options'),
  ];
  return changed.filter(Boolean).join(', ') || undefined;
}

/** @param fresh by the place of the line */
export const changesOf = (lines: readonly CartLine[], fresh: readonly FreshLine[]): LineChange[] =>
  lines.flatMap((line, index) => {
    const now = fresh[index];
    return now !== undefined && changeText(line, now) ? [{ line, now }] : [];
  });

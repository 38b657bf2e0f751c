import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { formatRupees, toPaisa } from '@/shared/format/money';
import type { LineChange } from './cartLines';

const isSame = (line: CartLine, now: CartLine): boolean =>
  toPaisa(line.price) === toPaisa(now.price) &&
  line.packDescription === now.packDescription &&
  Object.keys(line.selectedOptions).length === Object.keys(now.selectedOptions).length;

/** @param fresh by the place of the line; what the shop did not say is no change */
export function changesOf(lines: readonly CartLine[], fresh: readonly FreshLine[]): LineChange[] {
  return lines.flatMap((line, index) => {
    const now = fresh[index];
    return now === undefined || (now && isSame(line, now)) ? [] : [{ line, now }];
  });
}

/** In words, for the shopper. */
export function changeText({ line, now }: LineChange): string {
  if (!now) return 'No longer available';
  const changed = [
    toPaisa(line.price) !== toPaisa(now.price) &&
      `${formatRupees(line.price)} → ${formatRupees(now.price)}`,
    line.packDescription !== now.packDescription &&
      `${line.packDescription} → ${now.packDescription}`,
    Object.keys(line.selectedOptions).length !== Object.keys(now.selectedOptions).length &&
      now.optionLabels.join(' · '),
  ];
  return changed.filter(Boolean).join(', ');
}

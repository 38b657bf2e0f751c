import { maxQuantity } from '@/shared/contract/cart';
import { cleanLine } from '@/shared/text/cleanText';
import { toAsciiDigits } from '@/shared/text/digits';
import { formatNumber } from './number';

/**
 * Reads a quantity from a text: a whole number from 1 to `max`, with or without separators for
 * thousands. Returns `undefined` for anything else: `0`, `-3`, `1.5`, `1e9`, letters, or an empty
 * text.
 */
export function parseQuantity(text: string, max = maxQuantity): number | undefined {
  const digits = toAsciiDigits(cleanLine(text));
  if (!/^\d+$|^\d{1,3}(,\d{3})+$/.test(digits)) return undefined;
  const quantity = Number(digits.replaceAll(',', ''));
  return quantity >= 1 && quantity <= max ? quantity : undefined;
}

export const getQuantityErrorText = (max = maxQuantity): string =>
  `Quantity must be a whole number from 1 to ${formatNumber(max)}`;

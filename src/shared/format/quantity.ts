import { maxQuantity } from '@/shared/contract/cart';
import { formatNumber } from './number';

/** Arabic-Indic, Urdu and full-width digits, as phone keyboards type them, are digits too. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    // Each row of digits begins at a multiple of 16.
    String(digit.charCodeAt(0) % 16),
  );

/**
 * The quantity that a text means: a whole number from 1 to `max`, with or without separators
 * of thousands. `undefined` for anything else: `0`, `-3`, `1.5`, `1e9`, letters, nothing.
 */
export function parseQuantity(text: string, max = maxQuantity): number | undefined {
  const digits = toAsciiDigits(text.trim());
  if (!/^\d+$|^\d{1,3}(,\d{3})+$/.test(digits)) return undefined;
  const quantity = Number(digits.replaceAll(',', ''));
  return quantity >= 1 && quantity <= max ? quantity : undefined;
}

export const quantityRule = (max = maxQuantity): string =>
  `Quantity must be a whole number from 1 to ${formatNumber(max)}`;

import { getNumberFormats } from '@/shared/config/runtimeConfig';

/** These patterns match the positions where commas separate groups of digits. */
const thousandsPattern = /\B(?=(\d{3})+(?!\d))/g;
const lakhsPattern = /\B(?=(\d{2})*\d{3}(?!\d))/g;

/**
 * Formats a number like `1,234,567`, or like `12,34,567` if the shop groups by lakhs. The result
 * always has `decimals` decimals. `Intl` is not used, because on a phone it would take longer than
 * all other work on the prices of a page.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [integerPart = '', fraction] = value.toFixed(decimals).split('.');
  const groupedDigits = integerPart.replace(
    getNumberFormats().lakhs ? lakhsPattern : thousandsPattern,
    ',',
  );
  return fraction === undefined ? groupedDigits : `${groupedDigits}.${fraction}`;
}

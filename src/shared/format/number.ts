import { getNumberFormats } from '@/shared/config/runtimeConfig';

/** Where a comma stands: before whole groups. */
const thousands = /\B(?=(\d{3})+(?!\d))/g;
const lakhs = /\B(?=(\d{2})*\d{3}(?!\d))/g;

/**
 * `1,234,567`, or `1,234.50` with two decimals; `12,34,567` where the shop groups by lakhs. `Intl` would take a phone
 * longer than the rest of a page's prices.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(getNumberFormats().lakhs ? lakhs : thousands, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
